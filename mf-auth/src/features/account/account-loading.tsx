import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import styles from './account.module.css';

const SECTIONS = [0, 1, 2] as const;

/** The account's sections, in their places. */
export function AccountLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.layout} role="status" aria-busy="true" aria-label="Loading your account">
      <div className={styles.nav} />
      <div>
        {SECTIONS.map((section) => (
          <div key={section} className={styles.section}>
            <div className={styles.waiting}>
              {isShown && (
                <>
                  <Skeleton width="9rem" height="1.75rem" />
                  <Skeleton width="min(100%, 24rem)" height="1rem" />
                </>
              )}
            </div>
            <div className={styles.body}>{isShown && <Skeleton shape="card" height="8rem" />}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
