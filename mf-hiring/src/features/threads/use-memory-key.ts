import { sessionQuery } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';

/** Returns the key under which this tab keeps something of a thread for the user, and for nobody who logs in after them. */
export function useMemoryKey(what: 'draft' | 'files' | 'outbox', threadId: number): string {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey);
  return `message-${what} ${user?.user_id ?? ''} ${threadId}`;
}
