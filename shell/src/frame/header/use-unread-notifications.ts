import { unreadNotificationsQuery } from '@alltalent/shared/api';
import { BELL_POLL_MS, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';

const MOST_WAIT_MS = 64_000;

/**
 * Returns the number of unread notifications. Polls while the page is visible, refetches when the visitor returns to it,
 * and doubles the interval with each failure.
 */
export function useUnreadNotifications(user: UserDetails, roles: readonly string[]): number {
  const { data } = useQuery({
    ...unreadNotificationsQuery,
    initialData: user.unread_notification_cnt,
    enabled: !roles.includes(ROLES.restricted),
    staleTime: BELL_POLL_MS,
    // Waits as long again as the failures have lasted, which doubles each wait.
    refetchInterval: ({ state: { status, errorUpdatedAt, dataUpdatedAt } }) =>
      status === 'error' ? Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, BELL_POLL_MS), MOST_WAIT_MS) : BELL_POLL_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
