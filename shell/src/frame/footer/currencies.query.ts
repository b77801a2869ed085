import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  staleTime: Infinity,
  queryFn: ({ signal }) => request(ENDPOINTS.currencies, {}, { signal }),
});
