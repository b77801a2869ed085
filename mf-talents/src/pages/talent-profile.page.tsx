import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { profileTitle, type TalentProfile } from '@alltalent/shared/contracts';
import { ErrorState, usePageTitle } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HireCard } from '../features/profile/hire-card';
import { NearbyTalents } from '../features/profile/nearby-talents';
import { ProfileCredits } from '../features/profile/profile-credits';
import { ProfileAttributes, ProfileSkills } from '../features/profile/profile-facts';
import { ProfileGallery } from '../features/profile/profile-gallery';
import { ProfileHead } from '../features/profile/profile-head';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { ProfileStory } from '../features/profile/profile-story';
import { isNoSuchProfile, talentProfileQuery } from '../features/profile/talent-profile.query';
import { talentListingQuery } from '../features/search/talent-listing.query';
import { EVERYBODY, talentsPath } from '../features/search/talent-search';
import styles from './talent-profile.module.css';

const NEARBY_SHOWN = 5;

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery({ ...talentProfileQuery(slug), retryOnMount: false });
  usePageTitle(data ? profileTitle(data) : 'Talent profile | All Talent');
  if (data) return <Profile profile={data} />;
  // The shell's boundary answers this one with its not-found page.
  if (isNoSuchProfile(error)) throw error;
  return (
    <div className={`wrap ${styles.profile}`}>
      {error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <ProfileSkeleton />}
    </div>
  );
}

function Profile({ profile }: { readonly profile: TalentProfile }) {
  const city = profile.location.split(',')[0] ?? '';
  const inCity = { ...EVERYBODY, location: city };
  const { data: nearby } = useQuery({ ...talentListingQuery(inCity), enabled: city !== '' });
  const others = nearby?.data.filter(({ id, slug }) => id !== profile.id && slug !== '') ?? [];
  return (
    <article className={`wrap ${styles.profile}`}>
      <ProfileHead profile={profile} />
      <ProfileGallery profile={profile} />
      <div className={styles.columns}>
        <div>
          <ProfileStory about={profile.about} />
          <ProfileSkills skills={profile.skills} languages={profile.languages} />
          <ProfileCredits credits={profile.credits} />
          <ProfileAttributes attributes={profile.attributes} />
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
      <ErrorState title="This profile did not load" detail={messageOf(error)} requestId={requestIdOf(error)} onRetry={onRetry} />
    </>
  );
}
