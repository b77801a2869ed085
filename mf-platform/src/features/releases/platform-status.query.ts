import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

const LOOK_AGAIN_MS = 5000;

export const platformStatusQuery = queryOptions({
  queryKey: [OWN_DATA, 'platform', 'status'],
  queryFn: ({ signal }) => request(ENDPOINTS.platformStatus, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});
