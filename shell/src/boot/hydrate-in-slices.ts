import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** Slices of 40 ms: browsers report work from 50 ms as a long task, and React's own slices of 5 ms cost a slow processor a third more. */
const SLICES_PER_SECOND = 25;

/** Hydrates a drawn page in slices, between which the browser can paint and answer. A press hydrates the rest at once. */
export function hydrateInSlices(root: Element, site: ReactNode): void {
  forceFrameRate(SLICES_PER_SECOND);
  startTransition(() => void hydrateRoot(root, site));
}
