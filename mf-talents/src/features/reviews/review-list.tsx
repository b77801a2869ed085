import type { ReviewsResponse } from '@alltalent/shared/contracts';
import { Button, ErrorState } from '@alltalent/shared/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { ReviewItem } from './review-item';
import styles from './reviews.module.css';
import { readReviews, reviewsKey } from './talent-reviews.query';

export type ReviewListProps = { readonly slug: string; readonly name: string; readonly first: ReviewsResponse };

/** Reviews, the newest first, with more on request. `name` is the talent's. */
export function ReviewList({ slug, name, first }: ReviewListProps) {
  const queryClient = useQueryClient();
  const { data, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...reviewsKey(slug), 'all'],
    queryFn: ({ pageParam, signal }) => readReviews(slug, pageParam, signal),
    initialPageParam: 1,
    initialData: { pages: [first], pageParams: [1] },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  // A review that was shown meanwhile moves the others on, so one may come twice.
  const reviews = [...new Map(data.pages.flatMap((page) => page.data).map((review) => [review.id, review])).values()];
  const handleReplied = () => void queryClient.invalidateQueries({ queryKey: reviewsKey(slug) });
  return (
    <>
      <ul className={styles.reviews} aria-labelledby="profile-reviews">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} name={name} onReplied={handleReplied} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorState isCompact title={t('reviews.notLoaded')} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="line" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
}
