import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contracts/endpoints';
import { request } from './http';
import { OWN_DATA } from './session';

/**
 * Number of the user's unread notifications. The bell refetches it; other parts only read or set it. The key is shared by releases that
 * deploy apart.
 */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [OWN_DATA, 'unread-notices'],
  gcTime: Infinity,
  retry: false,
  queryFn: async ({ signal }): Promise<number> => (await request(ENDPOINTS.notificationCount, {}, { signal })).unread_notification_cnt,
});

/** Sets the number that the bell shows and cancels a running request, whose response would be out of date. */
export async function setUnreadNotifications(queryClient: QueryClient, unread: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: unreadNotificationsQuery.queryKey });
  queryClient.setQueryData(unreadNotificationsQuery.queryKey, unread);
}
