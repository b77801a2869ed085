import { prefersReducedMotion } from '@alltalent/shared/ui';

const DURATION_MS = 500;
/** Events that stop the scroll, because the visitor wants to be elsewhere. */
const TAKEN_OVER_BY = ['wheel', 'touchstart', 'keydown'] as const;

const easeInOut = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);
const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls to the top of the page in half a second, or at once where no motion is wanted. Returns what ends it early. */
export function scrollToTop(): () => void {
  const from = prefersReducedMotion() ? 0 : window.scrollY;
  const begin = performance.now();
  const controller = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    controller.abort();
  };
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / DURATION_MS));
    jumpTo(from * (1 - easeInOut(part)));
    if (part < 1) frame = requestAnimationFrame(step);
    else controller.abort();
  };
  if (from === 0) jumpTo(0);
  else {
    for (const event of TAKEN_OVER_BY) window.addEventListener(event, stop, { passive: true, signal: controller.signal });
    frame = requestAnimationFrame(step);
  }
  return stop;
}
