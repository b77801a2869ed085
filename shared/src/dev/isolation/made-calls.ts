import { useSyncExternalStore } from 'react';
import type { EndpointName } from '../../contracts/endpoints';
import { DRAWN_CALLS_ID } from './document-ids';

const NONE: readonly EndpointName[] = [];
const listeners = new Set<() => void>();
let made: readonly EndpointName[] | null = null;

/** Remembers that this document made a call. */
export function addMadeCall(name: EndpointName): void {
  if (madeCalls().includes(name)) return;
  made = [...madeCalls(), name];
  for (const listener of listeners) listener();
}

/** Returns the names of the calls of this document, those included that the server made to draw it. */
export function useMadeCalls(): readonly EndpointName[] {
  return useSyncExternalStore(watch, madeCalls, () => NONE);
}

function madeCalls(): readonly EndpointName[] {
  made ??= JSON.parse(document.getElementById(DRAWN_CALLS_ID)?.textContent ?? '[]') as readonly EndpointName[];
  return made;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
