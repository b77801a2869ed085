import { useSyncExternalStore } from 'react';

const FAR_PX = 1000;

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled down by a thousand pixels or more. */
export function useScrolledFar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= FAR_PX,
    () => false,
  );
}
