import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** What the talent applied for and is invited to. */
export const ownApplicationsQuery = queryOptions({
  queryKey: [OWN_DATA, 'applications'],
  queryFn: ({ signal }) => request(ENDPOINTS.ownApplications, {}, { signal }),
  staleTime: 0,
});
