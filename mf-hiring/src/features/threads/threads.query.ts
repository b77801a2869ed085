import { OWN_DATA, request } from '@alltalent/shared/api';
import { type Attachment, ENDPOINTS, FILE_ADDRESS_SECONDS, type ThreadResponse } from '@alltalent/shared/contracts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Thread = ThreadResponse['data'];

/** What changed while the page was not open is read when it is; what its loader has just read is not read twice. */
const JUST_READ_MS = 2000;
/** Addresses of the same minute are equal, so that one may be a minute old when it comes. */
const ADDRESS_LIFE_MS = (FILE_ADDRESS_SECONDS - 60) * 1000;
const RENEW_EVERY_MS = ADDRESS_LIFE_MS - 40_000;

/** Threads of the user, a page at a time. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: [OWN_DATA, 'threads'],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) => request(ENDPOINTS.threads, { before: pageParam }, { signal }),
  getNextPageParam: ({ data, has_more: hasMore }) => (hasMore ? data.at(-1)?.last_at : undefined),
  retry: false,
  staleTime: JUST_READ_MS,
});

/** One thread; its first page has the newest messages. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [OWN_DATA, 'thread', id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) => (await request(ENDPOINTS.thread, { id, before: pageParam }, { signal })).data,
    getNextPageParam: ({ messages, has_more: hasMore }) => (hasMore ? messages[0]?.id : undefined),
    retry: false,
    staleTime: JUST_READ_MS,
    // Renews the addresses of files before they expire: while the page is visible, and when it is looked at again.
    refetchInterval: ({ state }) => (filesOf(state.data).length > 0 ? RENEW_EVERY_MS : false),
    refetchOnWindowFocus: ({ state }) => (isExpired(state.dataUpdatedAt) ? 'always' : false),
  });

/** People whom the user blocked. */
export const blocksQuery = queryOptions({
  queryKey: [OWN_DATA, 'blocks'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.blocks, {}, { signal })).data,
});

/** Whether the addresses of files that were read at this time may no longer open. */
export function isExpired(readAt: number): boolean {
  return Date.now() - readAt >= ADDRESS_LIFE_MS;
}

/** Returns all files of the pages that are loaded. */
export function filesOf(data: Pick<InfiniteData<Thread>, 'pages'> | undefined): readonly Attachment[] {
  return (data?.pages ?? []).flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments));
}
