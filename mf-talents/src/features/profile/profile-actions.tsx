import { pageSettings } from '@alltalent/shared/api';
import { SUPPORT_ADDRESS, type TalentProfile } from '@alltalent/shared/contracts';
import { Icon, shareAddress, type ShareOutcome } from '@alltalent/shared/ui';
import { useState } from 'react';
import { SaveHeart } from '../../favourites/save-heart';
import styles from './profile-actions.module.css';

type ProfileActionsProps = { readonly profile: Pick<TalentProfile, 'id' | 'display_name' | 'slug' | 'is_own'> };

/** What anybody may do with a profile: save it, hand it on, or tell us that something about it is wrong. One's own is only handed on. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  const { display_name, slug, is_own: isOwn } = profile;
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const address = `${pageSettings().publicUrl}/${slug}`;
  const share = async () => setOutcome(await shareAddress(`${display_name} | All Talent`, address));
  return (
    <div className={styles.actions}>
      {!isOwn && <SaveHeart talent={profile} className={styles.action} />}
      <button type="button" className={styles.action} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      {!isOwn && (
        <a className={styles.action} href={reportLetter(display_name, address)}>
          <Icon name="flag" />
          Report
        </a>
      )}
      <p className={styles.said} role="status">
        {outcome === 'copied' && 'Address copied.'}
        {outcome === 'refused' && `The address could not be copied. It is ${address}`}
      </p>
    </div>
  );
}

function reportLetter(name: string, address: string): string {
  const body = `The profile: ${address}\n\nWhat is wrong with it:\n`;
  return `mailto:${SUPPORT_ADDRESS}?subject=${encodeURIComponent(`Report: ${name}`)}&body=${encodeURIComponent(body)}`;
}
