import { LockArt } from '../features/unlock/lock-art';
import { UnlockView } from '../features/unlock/unlock-view';
import styles from '../features/unlock/unlock.module.css';
import { useLinkToken } from '../features/unlock/use-link-token';

export function Component() {
  const token = useLinkToken();
  return (
    <div className={`wrap ${styles.page}`}>
      <UnlockView key={token} token={token} />
      <LockArt className={styles.art} />
    </div>
  );
}
