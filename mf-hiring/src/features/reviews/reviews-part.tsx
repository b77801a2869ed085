import { type Booking, type BookingReviewsResponse, formatDay } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../domain/loaded/loaded';
import { t } from '../../messages';
import type { ReplyFormProps } from './reply-form';
import type { ReviewFormProps } from './review-form';
import { ReviewText } from './review-text';
import { bookingReviewsQuery } from './reviews.query';

const ReviewForm = lazySection<ReviewFormProps>({
  name: 'hiring-review-form',
  load: async () => (await import(/* webpackChunkName: "hiring.review" */ './review-form')).ReviewForm,
  loading: t('reviews.formLoading'),
  failure: t('hiring.formFailed'),
  height: '28rem',
});
const ReplyForm = lazySection<ReplyFormProps>({
  name: 'hiring-reply-form',
  load: async () => (await import(/* webpackChunkName: "hiring.reply" */ './reply-form')).ReplyForm,
  loading: t('reviews.formLoading'),
  failure: t('hiring.formFailed'),
  height: '12rem',
});

export type ReviewsPartProps = { readonly booking: Booking };
type Reviews = BookingReviewsResponse['data'];

/** Reviews of a booking that is done: one's own, and the other side's once both wrote or time is up. */
export function ReviewsPart({ booking }: ReviewsPartProps) {
  const query = useQuery(bookingReviewsQuery(booking.id));
  return (
    <PageSection id="reviews" title={t('reviews.title')}>
      <div>
        <Loaded query={query} loading={t('reviews.loading')} failure={t('reviews.failed')} height="10rem">
          {(reviews) => <Both booking={booking} reviews={reviews} />}
        </Loaded>
      </div>
    </PageSection>
  );
}

function Both({ booking, reviews }: ReviewsPartProps & { readonly reviews: Reviews }) {
  const { own, other, may_write: mayWrite, until } = reviews;
  const { name } = booking.side === 'client' ? booking.talent : booking.client;
  return (
    <>
      <p role="status">{stateText(reviews, name)}</p>
      {mayWrite && <ReviewForm booking={booking} name={name} until={until} />}
      {own && <ReviewText review={own} title={t('reviews.yours')} />}
      {other && <ReviewText review={other} title={t('reviews.of', { name })} />}
      {other?.may_reply && <ReplyForm review={other} bookingId={booking.id} />}
    </>
  );
}

function stateText({ own, other, may_write: mayWrite, until }: Reviews, name: string): string {
  const day = formatDay(until);
  if (mayWrite) return other ? t('reviews.writeAfterOther', { name, day }) : t('reviews.write', { name, day });
  if (own && other) return t('reviews.both');
  if (own) return t('reviews.waiting', { name, day });
  return other ? t('reviews.onlyOther', { name }) : t('reviews.over');
}
