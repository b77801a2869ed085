import type { TalentProfile } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { Badge } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { dayText } from '../../domain/profile/profile-text';
import styles from './profile-badges.module.css';

type BadgeOfProfile = TalentProfile['badges'][number];

const CHECKS: Readonly<Record<BadgeOfProfile['kind'], { readonly name: string; readonly meaning: string }>> = {
  email: { name: 'E-mail confirmed', meaning: 'A code sent to their e-mail address came back. The address is never shown.' },
  phone: { name: 'Phone confirmed', meaning: 'A code sent to their phone came back. The number is never shown.' },
  approved: { name: 'Profile approved', meaning: 'Our staff read this profile and looked at its photos before it was shown.' },
};
const PREMIUM = 'A premium member. It says nothing about what was checked.';

/** What was checked about a profile; each opens to say what it means, and since when. */
export function ProfileBadges({ profile }: { readonly profile: Pick<TalentProfile, 'is_premium' | 'badges' | 'profile_image'> }) {
  const now = useNow();
  const isDrawn = profile.profile_image.includes('/posters/');
  return (
    <ul className={styles.badges} aria-label="About this profile">
      {profile.is_premium === 1 && <Explained badge={<Badge kind="premium">Premium</Badge>}>{PREMIUM}</Explained>}
      {profile.badges.map(({ kind, since }) => (
        <Explained key={kind} badge={<Badge kind="verified">{CHECKS[kind].name}</Badge>}>
          {CHECKS[kind].meaning}
          {since !== '' && <span className={styles.since}> Since {dayText(since, now)}.</span>}
        </Explained>
      ))}
      {isDrawn && (
        <li>
          <Badge kind="soft">Illustrated demo profile</Badge>
        </li>
      )}
    </ul>
  );
}

function Explained({ badge, children }: { readonly badge: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <details name="profile-badge">
        <summary className={styles.summary}>{badge}</summary>
        <p className={styles.meaning}>{children}</p>
      </details>
    </li>
  );
}
