import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useParams } from 'react-router';
import { readId } from '../domain/page/read-id';
import { BookingView } from '../features/booking/booking-view';
import type { ReviewsPartProps } from '../features/reviews/reviews-part';
import { t } from '../messages';

const ReviewsPart = lazySection<ReviewsPartProps>({
  name: 'hiring-reviews',
  load: async () => (await import(/* webpackChunkName: "hiring.reviews" */ '../features/reviews/reviews-part')).ReviewsPart,
  loading: t('reviews.loading'),
  failure: t('reviews.failed'),
  height: '12rem',
});

const POINTS = [t('bookings.pointSheet'), t('bookings.pointCalendar'), t('bookings.pointContact')];

export function Component() {
  const id = readId(useParams()['id']);
  return (
    <SignedInPage title={t('bookings.one')} purpose={t('bookings.onePurpose')} points={POINTS}>
      {() => <BookingView key={id} id={id} reviews={(booking) => <ReviewsPart booking={booking} />} />}
    </SignedInPage>
  );
}
