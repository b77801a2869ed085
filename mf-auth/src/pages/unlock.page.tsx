import { LockArt } from '../features/unlock/lock-art';
import { UnlockDesk } from '../features/unlock/unlock-desk';
import styles from '../features/unlock/unlock.module.css';
import { useLinkToken } from '../features/unlock/use-link-token';

export function Component() {
  const token = useLinkToken();
  return (
    <div className={`wrap ${styles.page}`}>
      <UnlockDesk key={token} token={token} />
      <LockArt className={styles.art} />
    </div>
  );
}
