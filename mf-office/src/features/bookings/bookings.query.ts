import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Bookings that one side reported. */
export const bookingsQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'bookings'],
  queryFn: ({ signal }) => request(ENDPOINTS.disputedBookings, {}, { signal }),
});
