import { beforeSessionEnds, tabMemory } from '@alltalent/shared/api';
import { useSyncExternalStore } from 'react';
import { Outbox } from './outbox';
import { SENDERS } from './senders';

/** Decisions of this tab that can be undone or are on their way, whatever page of the office is shown. */
export const outbox = new Outbox(SENDERS, tabMemory);

if (typeof window !== 'undefined') {
  beforeSessionEnds(() => outbox.flush());
  window.addEventListener('pagehide', () => void outbox.flush());
}

const NONE = [] as const;

/** Decisions of this tab that are not answered yet, or whose outcome was not read. */
export const usePendingDecisions = () => useSyncExternalStore(outbox.subscribe, outbox.read, () => NONE);
