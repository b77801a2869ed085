import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ROLES } from '../contracts/core/roles';
import { LIVE_EVENTS, LIVE_EVENTS_PATH, type LiveEvent } from '../contracts/hiring/hiring-values';
import { LiveConnection } from './live-connection';
import { useSession } from './session';

export type LiveEventsOptions = {
  /** False for a caller that polls by itself while there is no stream. */
  readonly isPolled?: boolean;
  /** True where a change must show within three seconds, also without a stream, while somebody uses the page. */
  readonly isWatched?: boolean;
};
/** `id`: of the one thread, offer or booking that the query is about. */
export type LiveQueryOptions = LiveEventsOptions & { readonly id?: number };

/** The one connection of this page: the shell shares this module with every remote. */
const connection = new LiveConnection({ path: LIVE_EVENTS_PATH, kinds: LIVE_EVENTS });

/**
 * Calls `onEvent` when the server says that something of these kinds changed: with its id, or with null when something may have
 * changed, which is after each reconnection, and every 20 s while there is no stream. Returns whether there is a stream. Does
 * nothing for visitors.
 */
export function useLiveEvents(
  kinds: readonly LiveEvent[],
  onEvent: (id: number | null) => void,
  { isPolled = true, isWatched = false }: LiveEventsOptions = {},
): boolean {
  const session = useSession();
  const isMember = session.status === 'ready' && !session.roles.includes(ROLES.restricted);
  const tell = useEffectEvent(onEvent);
  const wanted = kinds.join(' ');
  useEffect(() => {
    if (!isMember) return undefined;
    return connection.add({ kinds: wanted.split(' '), isPolled, isWatched, onEvent: (id) => tell(id) });
  }, [isMember, wanted, isPolled, isWatched]);
  return useSyncExternalStore(connection.watch, connection.isOpen, isNotOpen);
}

/** Reads a query again whenever the server says that something of these kinds changed. Returns whether there is a stream. */
export function useLiveQuery(kinds: readonly LiveEvent[], queryKey: QueryKey, { id, ...options }: LiveQueryOptions = {}): boolean {
  const queryClient = useQueryClient();
  const handleEvent = (changed: number | null) => {
    if (id === undefined || changed === null || changed === id) void readAgain(queryClient, queryKey);
  };
  return useLiveEvents(kinds, handleEvent, options);
}

/** Reads a query again. Its first read is not broken off, but may have begun before the change, so another one follows it. */
async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = queryClient.getQueryData(queryKey) === undefined;
  await queryClient.invalidateQueries({ queryKey, exact: true });
  if (isFirst) await queryClient.invalidateQueries({ queryKey, exact: true });
}

const isNotOpen = () => false;
