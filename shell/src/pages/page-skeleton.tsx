import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './pages.module.css';

const DELAY_MS = 150;
const CARDS = [0, 1, 2, 3] as const;

/** Placeholder while a page's code is loading. */
export function PageSkeleton() {
  const isShown = useDelayed(true, DELAY_MS);
  return (
    <div className={`wrap ${styles.skeleton}`} role="status" aria-busy="true" aria-label="Loading the page">
      {isShown && (
        <>
          <Skeleton width="min(100%, 34rem)" height="4rem" />
          <Skeleton width="min(80%, 24rem)" height="1.25rem" />
          <div className={styles.cards}>
            {CARDS.map((card) => (
              <Skeleton key={card} shape="card" aspect="4 / 5" />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
