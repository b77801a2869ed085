import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type MessageState, type MovedMessagesResponse } from '@alltalent/shared/contracts';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { todayQuery } from '../../domain/office-page/today.query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

const MESSAGES = [...OFFICE_DATA, 'messages'] as const;

/** Messages of a state, those that were due first at the top. */
export const messagesQuery = (state: MessageState) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES, state],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      request(ENDPOINTS.unsentMessages, { state, ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
  });

/** Runs an act on messages and reads the lists again. Null: the reader gave up the second step. */
export function useMessagesAct(): (act: () => Promise<MovedMessagesResponse>) => Promise<MovedMessagesResponse | null> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (act) => {
    const moved = await confirmed(act);
    if (moved) {
      await queryClient.invalidateQueries({ queryKey: MESSAGES });
      void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
    }
    return moved;
  };
}
