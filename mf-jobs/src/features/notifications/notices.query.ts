import { OWN_DATA, request } from '@alltalent/shared/api';
import { BELL_POLL_MS, ENDPOINTS, type NotificationGroup, type NotificationsResponse } from '@alltalent/shared/contracts';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

export type Notices = InfiniteData<NotificationsResponse, number | undefined>;

/** Every list of notices, whatever it is narrowed to. */
export const NOTICES = [OWN_DATA, 'notices'] as const;

/** What happened, a page at a time; asked for anew while it is looked at, as often as the bell asks. */
export function noticesQuery(group: NotificationGroup | undefined) {
  return infiniteQueryOptions({
    queryKey: [...NOTICES, group ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      request(ENDPOINTS.notifications, { ...(group && { group }), ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
    refetchInterval: BELL_POLL_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
