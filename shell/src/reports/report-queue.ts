import { whenIdleAfterLoad } from './when-idle';

type Send = () => Promise<unknown>;

/**
 * Reports wait until nothing else does, and leave at once when the page is left. One that fails is dropped: it must never
 * hurt the page.
 */
export function createReportQueue(): (send: Send) => void {
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
