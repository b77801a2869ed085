import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { PLATFORM_DATA } from '../../domain/platform-page/office-tools';

const PAGE = 50;

/** The newest first, fifty at a time. */
export const auditQuery = infiniteQueryOptions({
  queryKey: [...PLATFORM_DATA, 'audit'],
  queryFn: ({ pageParam, signal }) => request(ENDPOINTS.platformAudit, { remote: undefined, before: pageParam }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ entries }) => (entries.length < PAGE ? undefined : entries.at(-1)?.id),
});
