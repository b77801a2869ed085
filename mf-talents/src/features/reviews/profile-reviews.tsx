import type { TalentProfile } from '@alltalent/shared/contracts';
import { ErrorState } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages';
import block from '../../domain/profile/profile-block.module.css';
import type { ReviewListProps } from './review-list';
import { firstReviewsQuery } from './talent-reviews.query';

const ReviewList = lazySection<ReviewListProps>({
  name: 'talents-reviews',
  load: () => import(/* webpackChunkName: "reviews" */ './review-list').then((part) => part.ReviewList),
  loading: t('reviews.loading'),
  failure: t('reviews.notLoaded'),
  height: '12rem',
});

/** Reviews of a talent; nothing where there are none. */
export function ProfileReviews({ profile }: { readonly profile: TalentProfile }) {
  const { data, isError, refetch } = useQuery(firstReviewsQuery(profile.slug));
  if (!isError && (!data || data.total === 0)) return null;
  return (
    <section className={block.block} aria-labelledby="profile-reviews">
      <h2 id="profile-reviews" className={block.title}>
        {t('reviews.title')}
      </h2>
      {data ? (
        <ReviewList slug={profile.slug} name={profile.display_name} first={data} />
      ) : (
        <ErrorState isCompact title={t('reviews.notLoaded')} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
