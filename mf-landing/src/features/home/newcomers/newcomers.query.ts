import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const newcomersQuery = queryOptions({
  queryKey: ['landing', 'fastest-growing'],
  queryFn: ({ signal }) => request(ENDPOINTS.fastestGrowing, {}, { signal }),
});
