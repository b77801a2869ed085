import { unreadNotificationsQuery } from '@alltalent/shared/api';
import { BELL_POLL_MS, ROLES, type UserDetails } from '@alltalent/shared/contracts';
import { useQuery } from '@tanstack/react-query';

const MOST_WAIT_MS = 64_000;

/**
 * How many notices are unread: asked for again and again while somebody looks at the page, at once when they come back to
 * it, and ever more seldom while no answer comes.
 */
export function useUnreadNotices(user: UserDetails, roles: readonly string[]): number {
  const { data } = useQuery({
    ...unreadNotificationsQuery,
    initialData: user.unread_notification_cnt,
    enabled: !roles.includes(ROLES.restricted),
    staleTime: BELL_POLL_MS,
    // As long again as there was no answer, so that each wait is twice the one before.
    refetchInterval: ({ state: { status, errorUpdatedAt, dataUpdatedAt } }) =>
      status === 'error' ? Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, BELL_POLL_MS), MOST_WAIT_MS) : BELL_POLL_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
