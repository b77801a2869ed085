import { MESSAGES } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useSyncExternalStore } from 'react';
import styles from './offline-alert.module.css';

/** Alert while the browser is offline. The live region always exists, so that screen readers announce its text. */
export function OfflineAlert() {
  const isOnline = useSyncExternalStore(listenForNetwork, hasNetwork, () => true);
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={`ink ${styles.notice}`}>
          <Icon name="alert" />
          {MESSAGES.offline}
        </p>
      )}
    </div>
  );
}

function hasNetwork(): boolean {
  return navigator.onLine;
}

function listenForNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
