import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const categoriesQuery = queryOptions({
  queryKey: ['landing', 'categories'],
  queryFn: ({ signal }) => request(ENDPOINTS.categories, {}, { signal }),
  select: ({ data }) => data,
});
