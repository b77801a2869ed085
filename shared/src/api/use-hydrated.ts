import { useSyncExternalStore } from 'react';

/**
 * Whether a component may read what only the browser knows: storage, cookies, the address's hash. False on the server and in the
 * first render over the server's HTML, which must be equal; true right after it, and at once in a page that the browser draws.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
