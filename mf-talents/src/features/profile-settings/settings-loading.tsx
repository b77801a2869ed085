import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './profile-settings.module.css';

export function SettingsLoading() {
  const isVisible = useDelayed(true);
  return (
    <div className={styles.loading} role="status" aria-label="Loading your profile">
      {isVisible && (
        <>
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="28rem" />
          <Skeleton shape="block" height="16rem" />
        </>
      )}
    </div>
  );
}
