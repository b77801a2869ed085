import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const featuredTalentsQuery = queryOptions({
  queryKey: ['landing', 'featured-talents'],
  queryFn: ({ signal }) => request(ENDPOINTS.featuredTalents, {}, { signal }),
  select: ({ data }) => data,
});
