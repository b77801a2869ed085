import { request } from '@alltalent/shared/api';
import { type BookingLine, ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { BOOKINGS } from '../../domain/bookings/booking.query';

/** Most pages of one month that are asked for; a month with more is not complete. */
const MOST_PAGES = 10;

/** All bookings with a day in a month, YYYY-MM. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'month', month],
    queryFn: async ({ signal }) => {
      const lines: BookingLine[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const { data, pages } = await request(ENDPOINTS.ownBookings, { month, page }, { signal });
        lines.push(...data);
        if (page >= pages) break;
      }
      return lines;
    },
    refetchOnWindowFocus: 'always',
  });

export const bookingListQuery = (page: number) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'list', page],
    queryFn: ({ signal }) => request(ENDPOINTS.ownBookings, { page }, { signal }),
    refetchOnWindowFocus: 'always',
  });

export const earningsQuery = queryOptions({
  queryKey: [...BOOKINGS, 'earnings'],
  queryFn: ({ signal }) => request(ENDPOINTS.earnings, {}, { signal }),
});

export const feedQuery = queryOptions({
  queryKey: [...BOOKINGS, 'feed'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.calendarFeed, {}, { signal })).address,
});

export const contactQuery = queryOptions({
  queryKey: [...BOOKINGS, 'contact'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.bookingContact, {}, { signal })).data,
});
