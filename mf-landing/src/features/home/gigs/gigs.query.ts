import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const gigsQuery = queryOptions({
  queryKey: ['landing', 'gigs'],
  queryFn: ({ signal }) => request(ENDPOINTS.featuredGigs, {}, { signal }),
  select: ({ data }) => data,
});
