import { MESSAGES } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import styles from './stories.module.css';

/** Placeholder of the story list: its text at once, skeletons when loading takes longer. */
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
