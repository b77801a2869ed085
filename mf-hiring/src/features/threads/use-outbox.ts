import { createKey, OWN_DATA, refusalOf, request, tabMemory } from '@alltalent/shared/api';
import { ENDPOINTS, type SentMessageResponse, type ThreadResponse } from '@alltalent/shared/contracts';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '../../messages';
import { threadQuery, threadsQuery } from './threads.query';
import { useMemoryKey } from './use-memory-key';

/** What a user sends: a text, files, or both. */
export type NewMessage = { readonly text: string; readonly attachments: readonly { readonly id: string; readonly name: string }[] };
/** Message that the server has not confirmed. It keeps its key, so that it is stored once however often it is sent. */
export type Waiting = { readonly key: string; readonly error: string | null } & NewMessage;
type Thread = ThreadResponse['data'];

/** Messages of a thread that are being sent, or could not be. They stay in this tab until they are sent or removed. */
export function useOutbox(threadId: number) {
  const queryClient = useQueryClient();
  const memoryKey = useMemoryKey('outbox', threadId);
  const queryKey = [OWN_DATA, 'outbox', threadId];
  // One after the other, so that the server stores them in the order in which they were written.
  const last = useRef(Promise.resolve());
  const { data: waiting } = useQuery<readonly Waiting[]>({
    queryKey,
    queryFn: () => [],
    initialData: () => keptIn(memoryKey),
    enabled: false,
    gcTime: Infinity,
  });
  const change = (update: (before: readonly Waiting[]) => readonly Waiting[]) => {
    const after = update(queryClient.getQueryData<readonly Waiting[]>(queryKey) ?? []);
    queryClient.setQueryData<readonly Waiting[]>(queryKey, after);
    tabMemory.write(memoryKey, after.length === 0 ? null : JSON.stringify(after));
  };
  const setError = (key: string, error: string | null) =>
    change((before) => before.map((one) => (one.key === key ? { ...one, error } : one)));

  const transmit = async ({ key, text, attachments }: Omit<Waiting, 'error'>) => {
    try {
      const input = { thread_id: threadId, text, attachments: [...attachments] };
      const sent = await request(ENDPOINTS.sendMessage, input, { idempotencyKey: key });
      const thread = { queryKey: threadQuery(threadId).queryKey, exact: true };
      const isReading = queryClient.isFetching(thread) > 0;
      await queryClient.cancelQueries(thread);
      // The addresses of the other messages' files are as old as before.
      const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(thread.queryKey) ?? { dataUpdatedAt: 0 };
      queryClient.setQueryData(thread.queryKey, (before) => withMessage(before, sent), { updatedAt });
      change((before) => before.filter((one) => one.key !== key));
      // The read that was broken off may have been about a message of the other one.
      if (isReading) void queryClient.invalidateQueries(thread);
      void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey });
    } catch (error) {
      setError(key, refusalOf(error));
    }
  };
  const transmitNext = (message: Waiting) => {
    last.current = last.current.then(() => transmit(message));
  };
  return {
    waiting,
    send(written: NewMessage) {
      const message = { ...written, key: createKey(), error: null };
      change((before) => [...before, message]);
      transmitNext(message);
    },
    sendAgain(message: Waiting) {
      setError(message.key, null);
      transmitNext(message);
    },
    remove: (key: string) => change((before) => before.filter((one) => one.key !== key)),
  };
}

/** Messages that this tab kept. Nobody knows whether one that was on its way has arrived; sent again, it is stored once. */
function keptIn(memoryKey: string): readonly Waiting[] {
  const kept = JSON.parse(tabMemory.read(memoryKey) ?? '[]') as readonly Waiting[];
  return kept.map((one) => ({ ...one, error: one.error ?? t('messages.unsure') }));
}

function withMessage<Page>(
  before: InfiniteData<Thread, Page> | undefined,
  { data }: SentMessageResponse,
): InfiniteData<Thread, Page> | undefined {
  const [newest, ...older] = before?.pages ?? [];
  if (!before || !newest || newest.messages.some(({ id }) => id === data.id)) return before;
  return { ...before, pages: [{ ...newest, messages: [...newest.messages, data] }, ...older] };
}
