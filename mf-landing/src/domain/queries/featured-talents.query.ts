import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from './unsent';

export const featuredTalentsQuery = queryOptions({
  queryKey: ['landing', 'featured-talents'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.featuredTalents, {}, { signal }),
  select: ({ data }) => data,
});
