import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from '../../../domain/queries/unsent';

export const gigsQuery = queryOptions({
  queryKey: ['landing', 'gigs'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.featuredGigs, {}, { signal }),
  select: ({ data }) => data,
});
