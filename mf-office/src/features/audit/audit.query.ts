import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** What staff did, the newest first; `of` an account, a ticket or a subject such as `job:7`, '' for everything. */
export const auditTrailQuery = (of: string) =>
  infiniteQueryOptions({
    queryKey: [...OFFICE_DATA, 'audit', of],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => request(ENDPOINTS.auditTrail, { of, before: pageParam }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
  });
