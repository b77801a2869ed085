import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(notify: () => void): () => void {
  const query = typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(QUERY) : undefined;
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** Whether things should stand still; on the server they do. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
