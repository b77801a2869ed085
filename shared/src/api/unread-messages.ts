import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contracts/endpoints';
import { request } from './http';
import { OWN_DATA } from './session';

/** Number of the user's unread messages in all threads. The key is shared by releases that deploy apart. */
export const unreadMessagesQuery = queryOptions({
  queryKey: [OWN_DATA, 'unread-messages'],
  gcTime: Infinity,
  staleTime: Infinity,
  retry: false,
  queryFn: async ({ signal }): Promise<number> => (await request(ENDPOINTS.unreadMessages, {}, { signal })).unread,
});

/** Sets the number that the header shows and cancels a running request, whose response would be out of date. */
export async function setUnreadMessages(queryClient: QueryClient, unread: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: unreadMessagesQuery.queryKey });
  queryClient.setQueryData(unreadMessagesQuery.queryKey, unread);
}
