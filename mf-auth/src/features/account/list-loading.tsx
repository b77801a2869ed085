import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './account.module.css';

const ROWS = [0, 1] as const;

/** Placeholder for a list that is loading: two lines. */
export function ListLoading({ label }: { readonly label: string }) {
  const isShown = useDelayed(true);
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={label}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.waiting}>
            {isShown && (
              <>
                <Skeleton width="11rem" height="1.1rem" />
                <Skeleton width="16rem" height="0.9rem" />
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
