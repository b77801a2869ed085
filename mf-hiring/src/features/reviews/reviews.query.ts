import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { BOOKINGS } from '../../domain/bookings/booking.query';

export const bookingReviewsQuery = (id: number) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'reviews', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.bookingReviews, { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });
