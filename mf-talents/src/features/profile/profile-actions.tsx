import { pageSettings } from '@alltalent/shared/api';
import type { TalentProfile } from '@alltalent/shared/contracts';
import { Icon, shareUrl, type ShareOutcome } from '@alltalent/shared/ui';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useState } from 'react';
import { SaveHeart } from '../../domain/favourites/save-heart';
import styles from './profile-actions.module.css';

type ProfileActionsProps = { readonly profile: Pick<TalentProfile, 'id' | 'display_name' | 'slug' | 'is_own' | 'is_child'> };

/** Actions on a profile: save, share, report. The owner can only share it; a child's is neither saved nor shared. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  const { id, display_name, slug, is_own: isOwn } = profile;
  const isChild = profile.is_child === true;
  const [isReporting, setIsReporting] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = `${pageSettings().publicUrl}/${slug}`;
  const share = async () => setOutcome(await shareUrl(`${display_name} | All Talent`, url));
  return (
    <div className={styles.actions}>
      {!isOwn && !isChild && <SaveHeart talent={profile} className={styles.action} />}
      {!isChild && (
        <button type="button" className={styles.action} onClick={() => void share()}>
          <Icon name="share" />
          Share
        </button>
      )}
      {!isOwn && (
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
          <Icon name="flag" />
          Report
        </button>
      )}
      <p className={styles.said} role="status">
        {outcome === 'copied' && 'Address copied.'}
        {outcome === 'refused' && `The address could not be copied. It is ${url}`}
      </p>
      <ReportDialog
        isOpen={isReporting}
        onClose={() => setIsReporting(false)}
        subject="profile"
        subjectId={id}
        what={`the profile of ${display_name}`}
      />
    </div>
  );
}
