import { lazySection } from '../lazy-section/lazy-section';
import { Skeleton } from '../skeleton/skeleton';
import { useDelayed } from '../skeleton/use-delayed';
import { ErrorState } from '../state/error-state';
import type { ReviewListProps } from './review-list';

const LOADING = 'Loading the reviews';
const FAILURE = 'The reviews did not load';

/** A list of reviews; its code comes when the first of them are to be shown. */
export const LazyReviewList = lazySection<ReviewListProps>({
  name: 'reviews',
  load: () => import(/* webpackChunkName: "reviews" */ './review-list').then((part) => part.ReviewList),
  loading: LOADING,
  failure: FAILURE,
  height: '12rem',
});

export function ReviewsLoading() {
  const isShown = useDelayed(true);
  return (
    <div role="status" aria-label={LOADING}>
      {isShown && <Skeleton shape="block" height="6rem" />}
    </div>
  );
}

export function NoReviewsOfClient() {
  return <p className="muted">No talent has reviewed this client yet.</p>;
}

export function ReviewsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState isCompact title={FAILURE} onRetry={onRetry} />;
}
