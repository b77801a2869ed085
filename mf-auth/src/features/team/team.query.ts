import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const teamQuery = queryOptions({
  queryKey: [OWN_DATA, 'team'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.team, {}, { signal })).data,
});
