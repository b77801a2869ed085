import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './children.module.css';

export function ChildrenLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label="Loading your children">
      <div className={styles.waiting}>{isShown && <Skeleton shape="card" height="9rem" />}</div>
      <div className={styles.waiting}>{isShown && <Skeleton shape="card" height="32rem" />}</div>
    </div>
  );
}
