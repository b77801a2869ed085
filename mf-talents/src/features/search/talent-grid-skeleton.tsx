import { LIMITS } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import styles from './talent-grid.module.css';

const CARDS = Array.from({ length: LIMITS.talentsPerPage }, (_, index) => index);

/** Holds the grid's place from the first moment, so that nothing jumps; the boxes show once the wait is felt. */
export function TalentGridSkeleton({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={isShown ? styles.grid : `${styles.grid} ${styles.waiting}`} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton shape="card" className={styles.frame} />
          <Skeleton className={styles.nameGhost} />
          <Skeleton className={styles.lineGhost} />
        </div>
      ))}
    </div>
  );
}
