import { useSyncExternalStore } from 'react';

const FIRST_PAINT = 'first-contentful-paint';

/** True once the browser has drawn something; at once where it does not tell. What nobody waits for is asked for then. */
export function usePainted(): boolean {
  return useSyncExternalStore(subscribe, hasPainted, () => false);
}

function subscribe(onPaint: () => void): () => void {
  if (hasPainted()) return () => undefined;
  const observer = new PerformanceObserver(() => {
    if (hasPainted()) onPaint();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}

function hasPainted(): boolean {
  const tells = typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes?.includes('paint');
  return !tells || performance.getEntriesByName(FIRST_PAINT).length > 0;
}
