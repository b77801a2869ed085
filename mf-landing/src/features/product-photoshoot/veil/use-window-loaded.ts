import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('load', notify);
  return () => window.removeEventListener('load', notify);
}

/** Whether the window has loaded all it was sent with; true at once for whoever comes from another page of the site. */
export function useWindowLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}
