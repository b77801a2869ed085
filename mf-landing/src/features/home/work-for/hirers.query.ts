import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const hirersQuery = queryOptions({
  queryKey: ['landing', 'hirers'],
  queryFn: ({ signal }) => request(ENDPOINTS.hirers, {}, { signal }),
  select: ({ data }) => data,
});
