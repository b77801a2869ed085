import { useStoredViewer } from '@alltalent/shared/api';
import type { TalentProfile } from '@alltalent/shared/contracts';
import { LazyReviewList, ReviewsNotLoaded } from '@alltalent/shared/ui/reviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import block from '../../domain/profile/profile-block.module.css';
import { firstReviewsQuery, readReviews, reviewsKey } from './talent-reviews.query';

/** Reviews of a talent; nothing where there are none. */
export function ProfileReviews({ profile }: { readonly profile: TalentProfile }) {
  const viewer = useStoredViewer();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...firstReviewsQuery(profile.slug, viewer),
    placeholderData: () => queryClient.getQueryData(firstReviewsQuery(profile.slug, null).queryKey),
  });
  if (!isError && (!data || data.total === 0)) return null;
  return (
    <section className={block.block} aria-labelledby="profile-reviews">
      <h2 id="profile-reviews" className={block.title}>
        {t('reviews.title')}
      </h2>
      {data ? (
        <LazyReviewList
          queryKey={reviewsKey(profile.slug, viewer)}
          read={(page, signal) => readReviews(profile.slug, page, signal)}
          first={data}
          name={profile.display_name}
          labelledBy="profile-reviews"
        />
      ) : (
        <ReviewsNotLoaded onRetry={() => void refetch()} />
      )}
    </section>
  );
}
