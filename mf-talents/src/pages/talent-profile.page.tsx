import { profileTitle, type TalentProfile } from '@alltalent/shared/contracts';
import { ErrorState, usePageTitle } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ForClients } from '../features/profile/for-clients';
import { HireCard } from '../features/profile/hire-card';
import { NearbyTalents } from '../features/profile/nearby-talents';
import { OwnProfileBar } from '../features/profile/own-profile-bar';
import { PrivateProfile } from '../features/profile/private-profile';
import { ProfileCredits } from '../features/profile/profile-credits';
import { ProfileAttributes, ProfileSkills } from '../features/profile/profile-facts';
import { ProfileGallery } from '../features/profile/profile-gallery';
import { ProfileHeader } from '../features/profile/profile-header';
import { ProfileRecordings } from '../features/profile/profile-recordings';
import { ProfileReviews } from '../features/reviews/profile-reviews';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { ProfileStory } from '../features/profile/profile-story';
import { isNoSuchProfile, isPrivateProfile } from '../domain/profile/talent-profile.query';
import { useTalentProfile } from '../features/profile/use-talent-profile';
import { talentListingQuery } from '../features/search/talent-listing.query';
import { EVERYBODY, talentsPath } from '../features/search/talent-search';
import styles from './talent-profile.module.css';

const NEARBY_SHOWN = 5;

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useTalentProfile(slug);
  const isPrivate = isPrivateProfile(error);
  usePageTitle(data ? profileTitle(data) : `${isPrivate ? 'Private' : 'Talent'} profile | All Talent`);
  if (data) return <Profile profile={data} />;
  // The shell's error boundary shows its not-found page for this error.
  if (isNoSuchProfile(error)) throw error;
  return (
    <div className={`wrap ${styles.profile}`}>
      {isPrivate ? <PrivateProfile /> : error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <ProfileSkeleton />}
    </div>
  );
}

function Profile({ profile }: { readonly profile: TalentProfile }) {
  const city = profile.is_child === true ? '' : (profile.location.split(',')[0] ?? '');
  const inCity = { ...EVERYBODY, location: city };
  const { data: nearby } = useQuery({ ...talentListingQuery(inCity), enabled: city !== '' });
  const others = nearby?.data.filter(({ id, slug }) => id !== profile.id && slug !== '') ?? [];
  return (
    <article className={`wrap ${styles.profile}`}>
      {profile.is_own && <OwnProfileBar profile={profile} />}
      <ProfileHeader profile={profile} />
      {profile.profile_image !== '' && <ProfileGallery profile={profile} />}
      <div className={styles.columns}>
        <div>
          <ProfileStory about={profile.about} />
          <ProfileRecordings {...profile} />
          <ProfileSkills {...profile} />
          <ProfileCredits credits={profile.credits} />
          <ProfileAttributes attributes={profile.attributes} />
          <ForClients sections={profile.for_clients} />
          {!profile.is_private && <ProfileReviews profile={profile} />}
        </div>
        <HireCard profile={profile} />
      </div>
      <NearbyTalents city={city} talents={others.slice(0, NEARBY_SHOWN)} href={talentsPath(inCity)} />
    </article>
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="vh">Talent profile</h1>
      <ErrorState title="This profile did not load" error={error} onRetry={onRetry} />
    </>
  );
}
