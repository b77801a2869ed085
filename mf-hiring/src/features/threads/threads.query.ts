import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Threads of the user, a page at a time. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: [OWN_DATA, 'threads'],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam, signal }) => request(ENDPOINTS.threads, { before: pageParam }, { signal }),
  getNextPageParam: ({ data, has_more: hasMore }) => (hasMore ? data.at(-1)?.last_at : undefined),
  retry: false,
});

/** One thread; its first page has the newest messages. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [OWN_DATA, 'thread', id],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) => (await request(ENDPOINTS.thread, { id, before: pageParam }, { signal })).data,
    getNextPageParam: ({ messages, has_more: hasMore }) => (hasMore ? messages[0]?.id : undefined),
    retry: false,
    // Addresses of files expire after five minutes.
    staleTime: 0,
  });
