import type { Colleague, Queue, QueueItem } from '@alltalent/shared/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../office-session/office-session.query';
import { keepsRows } from '../search-field/keeps-rows';

type QueuePageOf<Item> = {
  readonly data: readonly Item[];
  readonly total: number;
  readonly next: string;
  /** Those to whom items can be assigned, where items can be. */
  readonly colleagues?: readonly Colleague[];
};
type QueuePart = { readonly after: string | undefined; readonly search: string | undefined };

/** Where a queue page reads its items from. */
export type QueueSource<Item extends QueueItem, Detail> = {
  readonly queue: Queue;
  /** Filters in force; a list with others is another list. */
  readonly filters?: Readonly<Record<string, string | undefined>>;
  /** Reads a page of the list, or of what a search finds in it, which begins after `after`. */
  readonly readPage: (page: QueuePart, signal: AbortSignal) => Promise<QueuePageOf<Item>>;
  /** Reads one item whole; ApiError 404 when it waits no longer. */
  readonly readDetail: (id: string, signal: AbortSignal) => Promise<Detail>;
  /** Sentences for a list of items that do not wait. */
  readonly words?: QueueWords | undefined;
  /** By what items are searched, in a few words for the field, and in a sentence. */
  readonly search: { readonly label: string; readonly text: string };
};

export type QueueWords = { readonly count: (total: number) => string; readonly empty: string };

const LOOK_AGAIN_MS = 60_000;

export const queueListQuery = <Item extends QueueItem, Detail>(
  { queue, filters = {}, readPage }: QueueSource<Item, Detail>,
  search = '',
) => {
  const queryKey = [...OFFICE_DATA, queue, 'list', filters, search];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage({ after: pageParam, search: search === '' ? undefined : search }, signal),
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (found, before) => (keepsRows(queryKey, found, before) ? found : undefined),
  });
};

export const queueDetailQuery = <Item extends QueueItem, Detail>({ queue, readDetail }: QueueSource<Item, Detail>, id: string) =>
  queryOptions({
    queryKey: [...OFFICE_DATA, queue, 'item', id],
    queryFn: ({ signal }) => readDetail(id, signal),
    retry: false,
  });
