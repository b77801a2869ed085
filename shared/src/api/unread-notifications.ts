import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contracts/endpoints';
import { request } from './http';
import { OWN_DATA } from './session';

/** How many notices of whoever is here are unread. The bell keeps asking; everybody else only reads or sets it. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [OWN_DATA, 'unread-notices'],
  gcTime: Infinity,
  retry: false,
  queryFn: async ({ signal }): Promise<number> => (await request(ENDPOINTS.notificationCount, {}, { signal })).unread_notification_cnt,
});

/** The bell shows it at once. What was asked before, and would answer with the number of then, is dropped. */
export async function setUnreadNotifications(queryClient: QueryClient, unread: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: unreadNotificationsQuery.queryKey });
  queryClient.setQueryData(unreadNotificationsQuery.queryKey, unread);
}
