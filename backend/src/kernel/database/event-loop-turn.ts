import { setImmediate } from 'node:timers';

/** Milliseconds of one turn of the event loop that statements may take before everything else has its turn. */
const LONGEST_TURN_MS = 20;

let beganAt: number | null = null;

/**
 * Returns whether statements have taken their part of this turn of the event loop and should wait for the next one. SQLite answers
 * at once, so a loop that only waits for statements never leaves the microtask queue: without a pause, no request would be read
 * until the loop has ended.
 */
export function isTurnOver(): boolean {
  if (beganAt !== null) return performance.now() - beganAt >= LONGEST_TURN_MS;
  beganAt = performance.now();
  setImmediate(() => (beganAt = null));
  return false;
}
