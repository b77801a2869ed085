import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import styles from './account.module.css';

type LoginInvitationProps = {
  readonly title: string;
  readonly purpose: string;
  readonly points: readonly string[];
  readonly path: string;
};

export function LoginInvitation({ title, purpose, points, path }: LoginInvitationProps) {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return (
    <div className={styles.invitation}>
      <div className={styles.invitationHead}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lede">{purpose}</p>
        <Button onClick={() => openJoinPanel(path)}>Login / My Account</Button>
        <p className="muted">No password: we send a six-digit code to your e-mail. New here? The same button makes your account.</p>
      </div>
      <ul className={styles.points} aria-label="What you find here">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
