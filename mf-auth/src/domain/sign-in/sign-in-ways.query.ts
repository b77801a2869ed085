import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const signInWaysQuery = queryOptions({
  queryKey: ['auth', 'sign-in-ways'],
  staleTime: Infinity,
  queryFn: ({ signal }) => request(ENDPOINTS.signInWays, {}, { signal }),
});
