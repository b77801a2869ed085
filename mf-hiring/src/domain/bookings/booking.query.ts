import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Key of everything about bookings of the own account. */
export const BOOKINGS = [OWN_DATA, 'bookings'] as const;

export const bookingQuery = (id: number) =>
  queryOptions({
    queryKey: [...BOOKINGS, 'one', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.booking, { id }, { signal })).data,
    refetchOnWindowFocus: 'always',
  });
