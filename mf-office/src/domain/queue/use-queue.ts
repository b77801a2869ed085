import type { QueueItem } from '@alltalent/shared/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePendingDecisions } from '../decisions/decisions';
import { useClosedOffice } from '../office-page/office-query-view';
import { queueListQuery, type QueueSource } from './queue-source';
import { useOpenItem } from './use-open-item';
import { useQueueSearch } from './use-queue-search';

/** The list of a queue, or what a search finds in it, without what is decided already, and the item that is open (in the address). */
export function useQueue<Item extends QueueItem, Detail>(source: QueueSource<Item, Detail>) {
  const searching = useQueueSearch();
  const query = useInfiniteQuery(queueListQuery(source, searching.search));
  useClosedOffice(query.error);
  const pending = usePendingDecisions();
  const decided = new Set(pending.filter(isOnItsWay).map(({ key }) => key));
  const all = eachOnce(query.data?.pages.flatMap(({ data }) => data) ?? []);
  const items = all.filter(({ id }) => !decided.has(`${source.queue}:${id}`));
  const opening = useOpenItem(items);
  /** The item that was decided while the list was on its way. */
  const decidedEarly = useRef<string | null>(null);
  const openNext = useEffectEvent((id: string) => {
    // The address still names the item that was decided.
    if (opening.openId === id) return;
    decidedEarly.current = null;
    const later = all.slice(all.findIndex((item) => item.id === id) + 1);
    const next = later.find((item) => items.includes(item)) ?? items[0];
    if (opening.openId === null && next) opening.open(next.id);
  });
  const isListed = query.data !== undefined;
  useEffect(() => {
    if (isListed && decidedEarly.current !== null) openNext(decidedEarly.current);
  }, [isListed, opening.openId]);
  return {
    query,
    items,
    total: Math.max(0, (query.data?.pages[0]?.total ?? 0) - (all.length - items.length)),
    searching,
    ...opening,
    /** Opens what comes after the open item, which is decided and about to leave the list; waits for a list that is not there yet. */
    openAfter: () => {
      decidedEarly.current = isListed ? null : opening.openId;
      opening.openAfter();
    },
  };
}

export type OpenQueue<Item extends QueueItem> = Omit<ReturnType<typeof useQueue<Item, unknown>>, 'query'>;

function isOnItsWay({ state }: { readonly state: string }): boolean {
  return state !== 'stale';
}

/** A later page of a search can repeat an item that another key led to. */
function eachOnce<Item extends QueueItem>(items: readonly Item[]): readonly Item[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}
