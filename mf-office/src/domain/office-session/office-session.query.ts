import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeSession } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** First parts of the key of every query of the office. */
export const OFFICE_DATA = [OWN_DATA, 'office'] as const;

/** The caller in the office: roles, rights, and which step comes next. ApiError 404 for an account that does not work here. */
export const officeSessionQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'session'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.officeSession, {}, { signal })).data,
  retry: false,
});

/** Stores what the server answered about the session, and asks again for whatever a closed office refused meanwhile. */
export function storeOfficeSession(queryClient: QueryClient, session: OfficeSession): void {
  queryClient.setQueryData(officeSessionQuery.queryKey, session);
  const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] !== 'session';
  void queryClient.invalidateQueries({ queryKey: OFFICE_DATA, predicate: isOther });
}
