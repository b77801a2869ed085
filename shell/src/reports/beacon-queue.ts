import { whenIdleAfterLoad } from './when-idle';

type Send = () => Promise<unknown>;

/**
 * Creates a queue whose beacons are sent when the page is idle, or at once when it is left. A failed beacon is dropped: it
 * must never affect the page.
 */
export function createBeaconQueue(): (send: Send) => void {
  const waiting: Send[] = [];
  const flush = () => {
    for (const send of waiting.splice(0)) send().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('pagehide', flush);
  return (send) => {
    waiting.push(send);
    if (waiting.length === 1) whenIdleAfterLoad(flush);
  };
}
