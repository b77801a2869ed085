import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from '../../../domain/queries/unsent';

export const newcomersQuery = queryOptions({
  queryKey: ['landing', 'fastest-growing'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.fastestGrowing, {}, { signal }),
});
