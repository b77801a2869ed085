import { MESSAGES } from '@alltalent/shared/contracts';
import { Notice } from '@alltalent/shared/ui';
import { useSyncExternalStore } from 'react';
import styles from './panel.module.css';

/** Says that nothing can be sent now; goes away by itself. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && <Notice kind="info">{MESSAGES.offline} You can go on as soon as you are back; nothing is lost.</Notice>}
    </div>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
