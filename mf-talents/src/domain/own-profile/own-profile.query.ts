import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The profile that whoever is logged in writes; every change answers it whole, so nothing need be asked again. */
export const ownProfileQuery = queryOptions({
  queryKey: [OWN_DATA, 'profile'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.ownProfile, {}, { signal })).data,
  staleTime: Infinity,
});
