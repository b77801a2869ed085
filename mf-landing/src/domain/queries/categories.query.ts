import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from './unsent';

export const categoriesQuery = queryOptions({
  queryKey: ['landing', 'categories'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.categories, {}, { signal }),
  select: ({ data }) => data,
});
