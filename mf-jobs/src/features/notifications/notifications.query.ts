import { OWN_DATA, request } from '@alltalent/shared/api';
import { BELL_POLL_MS, ENDPOINTS, type NotificationGroup, type NotificationsResponse } from '@alltalent/shared/contracts';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

export type NotificationPages = InfiniteData<NotificationsResponse, number | undefined>;

/** Every list of notifications, whatever it is narrowed to. */
export const NOTIFICATIONS = [OWN_DATA, 'notifications'] as const;

/** Notifications, a page at a time; refetched while the page is visible, as often as the bell. */
export function notificationsQuery(group: NotificationGroup | undefined) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS, group ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      request(ENDPOINTS.notifications, { ...(group && { group }), ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
    refetchInterval: BELL_POLL_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
