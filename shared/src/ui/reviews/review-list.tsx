import type { ReviewsResponse } from '../../contracts/hiring/reviews';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../button/button';
import { ErrorState } from '../state/error-state';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';

export type ReviewListProps = {
  /** Key of all queries of these reviews; their responses depend on the viewer, who may reply to one. */
  readonly queryKey: readonly string[];
  readonly read: (page: number, signal: AbortSignal) => Promise<ReviewsResponse>;
  readonly first: ReviewsResponse;
  /** Whom the reviews are about. */
  readonly name: string;
  /** Id of the heading. */
  readonly labelledBy: string;
};

/** Reviews, the newest first, with more on request. */
export function ReviewList({ queryKey, read, first, name, labelledBy }: ReviewListProps) {
  const queryClient = useQueryClient();
  const { data, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    initialData: { pages: [first], pageParams: [1] },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  // A review that was shown meanwhile moves the others on, so one may come twice.
  const reviews = [...new Map(data.pages.flatMap((page) => page.data).map((review) => [review.id, review])).values()];
  const handleReplied = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <>
      <ul className={styles.reviews} aria-labelledby={labelledBy}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} name={name} onReplied={handleReplied} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorState isCompact title="The reviews did not load" onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="line" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more reviews
        </Button>
      )}
    </>
  );
}
