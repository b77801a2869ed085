import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './panel/panel.module.css';

/** The panel in outline, while the server is asked where this browser stands. */
export function Resuming() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.body} role="status" aria-busy="true" aria-label="Going on where you left off">
      {isShown && (
        <>
          <Skeleton width="70%" height="2.25rem" />
          <Skeleton shape="card" width="100%" height="4rem" />
          <Skeleton shape="card" width="100%" height="3rem" />
          <Skeleton shape="card" width="100%" height="3.75rem" />
          <Skeleton shape="card" width="100%" height="3.25rem" />
        </>
      )}
    </div>
  );
}
