import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ROLES } from '../contracts/core/roles';
import { LIVE_EVENTS, LIVE_EVENTS_PATH, type LiveEvent } from '../contracts/hiring/hiring-values';
import { LiveConnection } from './live-connection';
import { useSession } from './session';

export type LiveEventsOptions = {
  /** False for a caller that polls by itself while there is no stream. */
  readonly isPolled?: boolean;
};

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
  { isPolled = true }: LiveEventsOptions = {},
): boolean {
  const session = useSession();
  const isMember = session.status === 'ready' && !session.roles.includes(ROLES.restricted);
  const tell = useEffectEvent(onEvent);
  const wanted = kinds.join(' ');
  useEffect(() => {
    if (!isMember) return undefined;
    return connection.add({ kinds: wanted.split(' '), isPolled, onEvent: (id) => tell(id) });
  }, [isMember, wanted, isPolled]);
  return useSyncExternalStore(connection.watch, connection.isOpen, isNotOpen);
}

const isNotOpen = () => false;
