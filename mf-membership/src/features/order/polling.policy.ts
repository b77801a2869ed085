import type { OrderState } from '@alltalent/shared/contracts';

const FIRST_MS = 2_000;
const LONGEST_MS = 10_000;
const GROWTH = 1.5;
/** Longest time the page looks by itself. */
const PATIENCE_MS = 120_000;

/** Returns the milliseconds until the page looks again, or false if it does not. `looks` were made in `waitedMs`. */
export function nextLook(state: OrderState | undefined, looks: number, waitedMs: number): number | false {
  if (state !== undefined && state !== 'open') return false;
  if (isPatienceOver(waitedMs)) return false;
  return Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.max(0, looks - 1));
}

export const isPatienceOver = (waitedMs: number): boolean => waitedMs >= PATIENCE_MS;
