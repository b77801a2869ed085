import { useSyncExternalStore } from 'react';

/**
 * Returns what only the browser knows: `drawn` on the server and in the first render over its HTML, which must be equal, and from
 * then on what `read` returns. The component is rendered again only where the two differ.
 */
export function useBrowserValue<Value extends string | number | boolean | null>(read: () => Value, drawn: Value): Value {
  return useSyncExternalStore(watchNothing, read, () => drawn);
}

function watchNothing(): () => void {
  return () => undefined;
}
