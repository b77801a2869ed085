import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const savedSearchesQuery = queryOptions({
  queryKey: [OWN_DATA, 'saved-searches'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.savedSearches, {}, { signal })).data,
});
