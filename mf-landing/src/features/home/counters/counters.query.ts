import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Asked for once, read by the strip under the hero and by the counter section. */
export const countersQuery = queryOptions({
  queryKey: ['landing', 'counters'],
  queryFn: ({ signal }) => request(ENDPOINTS.counters, {}, { signal }),
  select: ({ data }) => data,
});
