import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one turn of the event loop that statements may take before everything else has its turn. */
const LONGEST_TURN_MS = 20;

let beganAt: number | null = null;

/**
 * Returns null while the event loop's turn is short, otherwise a promise of the next one. SQLite answers at once, so a loop that
 * only waits for statements never leaves the microtask queue: without a pause, no request would be read until the loop has ended.
 */
export function turnOver(): Promise<void> | null {
  if (beganAt === null) {
    beganAt = performance.now();
    setImmediate(() => (beganAt = null));
    return null;
  }
  return performance.now() - beganAt < LONGEST_TURN_MS ? null : nextTurn();
}
