import { Skeleton } from '@alltalent/shared/ui';
import styles from './board.module.css';

/** The board's boxes before their content. */
export function BoardLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label="Loading applicants">
      {isShown && (
        <>
          <Skeleton shape="block" height="5rem" />
          <Skeleton shape="block" height="4.5rem" />
          <div className={styles.cards}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} shape="card" aspect="4 / 5" />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
