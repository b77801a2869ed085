import type { OwnProfile } from '@alltalent/shared/contracts';
import { ErrorState } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownProfileQuery } from '../../domain/own-profile/own-profile.query';
import { PendingChangesProvider } from '../../domain/own-profile/pending-changes';
import { ProfileFormProvider } from './profile-form-context';
import { ProfileSections } from './profile-sections';
import styles from './profile-settings.module.css';
import { ReviewBar } from './review/review-bar';
import { ReviewIntro } from './review/review-intro';
import { SectionNav } from './nav/section-nav';
import { SettingsLoading } from './settings-loading';
import { StaleAlert } from './stale-alert';
import { useHashScroll } from './nav/use-hash-scroll';
import { useNewProfileForm } from './use-new-profile-form';

type ProfileSettingsProps = {
  /** Id of the account under which drafts are stored. */
  readonly owner: string;
  readonly renderPhotos: (profile: OwnProfile) => ReactNode;
};

export function ProfileSettings({ owner, renderPhotos }: ProfileSettingsProps) {
  // Staff or another device may have changed it since it was last seen here.
  const { data: profile, error, isFetchedAfterMount, refetch } = useQuery({ ...ownProfileQuery, refetchOnMount: 'always' });
  if (profile && isFetchedAfterMount) return <LoadedSettings owner={owner} known={profile} renderPhotos={renderPhotos} />;
  return (
    <>
      <h1 className={styles.title}>Profile settings</h1>
      {error && isFetchedAfterMount ? (
        <ErrorState title="Your profile did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SettingsLoading />
      )}
    </>
  );
}

function LoadedSettings({ owner, known, renderPhotos }: ProfileSettingsProps & { readonly known: OwnProfile }) {
  const { profileForm, profile, renewals, renew } = useNewProfileForm(owner, known);
  useHashScroll();
  return (
    <ProfileFormProvider value={profileForm}>
      <PendingChangesProvider value={profileForm.join}>
        <ReviewIntro profile={profile} />
        <ReviewBar profile={profile} />
        <div className={styles.layout}>
          <SectionNav isChild={profile.is_child === true} />
          <div className={styles.sections}>
            {profileForm.isStale && <StaleAlert onLoaded={renew} />}
            <ProfileSections key={renewals} profile={profile} renderPhotos={renderPhotos} />
          </div>
        </div>
      </PendingChangesProvider>
    </ProfileFormProvider>
  );
}
