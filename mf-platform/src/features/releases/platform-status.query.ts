import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { PLATFORM_DATA } from '../../domain/platform-page/office-tools';

const LOOK_AGAIN_MS = 5000;

export const platformStatusQuery = queryOptions({
  queryKey: [...PLATFORM_DATA, 'status'],
  queryFn: ({ signal }) => request(ENDPOINTS.platformStatus, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});
