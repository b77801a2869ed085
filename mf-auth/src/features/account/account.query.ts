import { OWN_DATA, request } from '@alltalent/shared/api';
import { type Account, ENDPOINTS } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export const accountQuery = queryOptions({
  queryKey: [OWN_DATA, 'account'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.account, {}, { signal })).data,
});

export const openSessionsQuery = queryOptions({
  queryKey: [OWN_DATA, 'sessions'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.accountSessions, {}, { signal })).data,
});

/** True while the newest code of this session still allows changes, as far as this page knows. */
export function isFresh(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState<Account>(accountQuery.queryKey);
  const seconds = state?.data?.fresh_for ?? 0;
  return Date.now() < (state?.dataUpdatedAt ?? 0) + seconds * 1000;
}
