import { MESSAGES } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { useSyncExternalStore } from 'react';
import styles from './panel.module.css';

/** Says that nothing can be sent now; goes away by itself. */
export function OfflineAlert() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && <Alert kind="info">{MESSAGES.offline} You can go on as soon as you are back; nothing is lost.</Alert>}
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
