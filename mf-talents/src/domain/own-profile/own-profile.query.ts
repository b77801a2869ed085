import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Profile of the logged-in talent. Every change returns it whole, so nothing is refetched. */
export const ownProfileQuery = queryOptions({
  queryKey: [OWN_DATA, 'profile'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.ownProfile, {}, { signal })).data,
  staleTime: Infinity,
});
