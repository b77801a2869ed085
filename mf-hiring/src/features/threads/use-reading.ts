import { request, setUnreadMessages } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { threadsQuery } from './threads.query';

/** Marks the thread as read while it is shown on a visible page. */
export function useReading(id: number, unread: number, newest: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unread === 0 || newest === 0) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      request(ENDPOINTS.readThread, { thread_id: id, until: newest })
        .then(async ({ unread: left }) => {
          await setUnreadMessages(queryClient, left);
          void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey });
        })
        // The next message, or the next visit, marks it.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unread, newest, queryClient]);
}
