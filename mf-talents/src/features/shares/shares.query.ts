import { ApiError, OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** What the user shared, the newest first. */
export const ownSharesQuery = queryOptions({
  queryKey: [OWN_DATA, 'shares'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.ownShares, {}, { signal })).data,
});

/** One share, by the token that its sender was mailed. */
export function managedShareQuery(token: string) {
  return queryOptions({
    queryKey: ['talents', 'managed-share', token],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.managedShare, { token }, { signal })).data,
  });
}

/** Unknown or forgotten (404), or an address no share can have (400). */
export function isNoSuchShare(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}
