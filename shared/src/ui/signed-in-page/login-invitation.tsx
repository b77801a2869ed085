import { openJoinPanelAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { Button } from '../button/button';
import styles from './signed-in-page.module.css';

type LoginInvitationProps = {
  readonly title: string;
  readonly purpose: string;
  readonly points: readonly string[];
  /** False: an account made here would have no part in the page. */
  readonly isForNewAccounts: boolean;
};

/** What the page is for, and the login that comes back to it. */
export function LoginInvitation({ title, purpose, points, isForNewAccounts }: LoginInvitationProps) {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { pathname, search, hash } = useLocation();
  return (
    <div className={styles.invitation}>
      <div className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lede">{purpose}</p>
        <Button onClick={() => openJoinPanel(pathname + search + hash)}>Login / My Account</Button>
        <p className="muted">
          We send a six-digit code, so there is no password to forget.
          {isForNewAccounts && ' New here? The same button makes your account.'}
        </p>
      </div>
      <ul className={styles.points} aria-label="What you find here">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
