import { createKey, OWN_DATA, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type SentMessageResponse, type ThreadResponse } from '@alltalent/shared/contracts';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { threadQuery, threadsQuery } from './threads.query';

/** What a user sends: a text, files, or both. */
export type NewMessage = { readonly text: string; readonly attachments: readonly { readonly id: string; readonly name: string }[] };
/** Message that the server has not confirmed. It keeps its key, so that it is stored once however often it is sent. */
export type Waiting = { readonly key: string; readonly error: string | null } & NewMessage;
type Thread = ThreadResponse['data'];

/** Messages of a thread that are being sent, or could not be; they stay while the site is open. */
export function useOutbox(threadId: number) {
  const queryClient = useQueryClient();
  const queryKey = [OWN_DATA, 'outbox', threadId];
  const { data: waiting } = useQuery<readonly Waiting[]>({
    queryKey,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Infinity,
  });
  const change = (update: (before: readonly Waiting[]) => readonly Waiting[]) =>
    queryClient.setQueryData<readonly Waiting[]>(queryKey, (before = []) => update(before));
  const setError = (key: string, error: string | null) =>
    change((before) => before.map((one) => (one.key === key ? { ...one, error } : one)));

  const transmit = async ({ key, text, attachments }: Omit<Waiting, 'error'>) => {
    try {
      const sent = await request(
        ENDPOINTS.sendMessage,
        { thread_id: threadId, text, attachments: [...attachments] },
        { idempotencyKey: key },
      );
      await queryClient.cancelQueries({ queryKey: threadQuery(threadId).queryKey });
      queryClient.setQueryData(threadQuery(threadId).queryKey, (before) => withMessage(before, sent));
      change((before) => before.filter((one) => one.key !== key));
      void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey });
    } catch (error) {
      setError(key, refusalOf(error));
    }
  };
  return {
    waiting,
    send(written: NewMessage) {
      const message = { ...written, key: createKey(), error: null };
      change((before) => [...before, message]);
      void transmit(message);
    },
    sendAgain(message: Waiting) {
      setError(message.key, null);
      void transmit(message);
    },
    remove: (key: string) => change((before) => before.filter((one) => one.key !== key)),
  };
}

function withMessage<Page>(
  before: InfiniteData<Thread, Page> | undefined,
  { data }: SentMessageResponse,
): InfiniteData<Thread, Page> | undefined {
  const [newest, ...older] = before?.pages ?? [];
  if (!before || !newest || newest.messages.some(({ id }) => id === data.id)) return before;
  return { ...before, pages: [{ ...newest, messages: [...newest.messages, data] }, ...older] };
}
