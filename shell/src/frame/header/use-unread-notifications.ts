import { unreadNotificationsQuery, useLiveQuery } from '@alltalent/shared/api';
import { BELL_POLL_MS, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';

/** Also the interval beside a stream, in case that one is dead and nobody noticed. */
const MOST_WAIT_MS = 64_000;

/**
 * Returns the number of unread notifications. Refetches when the server says that there is a new one; without a stream of events,
 * polls while the page is visible, refetches when the visitor returns to it, and doubles the interval with each failure.
 */
export function useUnreadNotifications(user: UserDetails, roles: readonly string[]): number {
  const isLive = useLiveQuery(['notifications'], unreadNotificationsQuery.queryKey, { isPolled: false });
  const pollMs = isLive ? MOST_WAIT_MS : BELL_POLL_MS;
  const { data } = useQuery({
    ...unreadNotificationsQuery,
    initialData: user.unread_notification_cnt,
    enabled: !roles.includes(ROLES.restricted),
    staleTime: BELL_POLL_MS,
    // Waits as long again as the failures have lasted, which doubles each wait.
    refetchInterval: ({ state: { status, errorUpdatedAt, dataUpdatedAt } }) =>
      status === 'error' ? Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, pollMs), MOST_WAIT_MS) : pollMs,
    refetchOnWindowFocus: true,
  });
  return data;
}
