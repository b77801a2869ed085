import { useStoredViewer } from '@alltalent/shared/api';
import type { JobDetail } from '@alltalent/shared/contracts';
import { LazyReviewList, NoReviewsOfClient, ReviewsLoading, ReviewsNotLoaded } from '@alltalent/shared/ui/reviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import styles from './job-body.module.css';
import { firstPosterReviewsQuery, posterReviewsKey, readPosterReviews } from './poster-reviews.query';

/** What talents wrote about the client of a job after their bookings, for everybody to read. */
export function PosterReviews({ job: { id, slug, posted_by: name } }: { readonly job: JobDetail }) {
  const key = `${id}-${slug}`;
  const viewer = useStoredViewer();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...firstPosterReviewsQuery(key, viewer),
    placeholderData: () => queryClient.getQueryData(firstPosterReviewsQuery(key, null).queryKey),
  });
  if (data === null) return null;
  return (
    <section className={styles.block} aria-labelledby="job-reviews">
      <h2 id="job-reviews">{t('reviews.title', { name })}</h2>
      {isError && <ReviewsNotLoaded onRetry={() => void refetch()} />}
      {!isError && !data && <ReviewsLoading />}
      {data?.total === 0 && <NoReviewsOfClient />}
      {data && data.total > 0 && (
        <LazyReviewList
          queryKey={posterReviewsKey(key, viewer)}
          read={(page, signal) => readPosterReviews(key, page, signal)}
          first={data}
          name={name}
          labelledBy="job-reviews"
        />
      )}
    </section>
  );
}
