import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** Slices of 12 ms: with React's own of 5 ms, a slow processor spends much of each on changing between them. */
const SLICES_PER_SECOND = 83;

/** Hydrates a drawn page in slices, between which the browser can paint and answer. A press hydrates the rest at once. */
export function hydrateInSlices(root: Element, site: ReactNode): void {
  forceFrameRate(SLICES_PER_SECOND);
  startTransition(() => void hydrateRoot(root, site));
}
