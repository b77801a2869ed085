import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from '../../../domain/queries/unsent';

export const hirersQuery = queryOptions({
  queryKey: ['landing', 'hirers'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.hirers, {}, { signal }),
  select: ({ data }) => data,
});
