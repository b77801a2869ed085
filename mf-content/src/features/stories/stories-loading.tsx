import { MESSAGES } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import styles from './stories.module.css';

/** The list's place while it loads: the words at once, boxes of the final shape when it takes longer. */
export function StoriesLoading({ hasSkeleton }: { readonly hasSkeleton: boolean }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status" className="muted">
        {MESSAGES.loadingStories}
      </p>
      {hasSkeleton && (
        <div className={styles.lead}>
          <Skeleton shape="card" aspect="4 / 5" />
          <div className={styles.loadingLines}>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" width="60%" />
          </div>
        </div>
      )}
    </div>
  );
}
