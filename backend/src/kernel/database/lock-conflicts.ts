import { setTimeout as sleep } from 'node:timers/promises';
import { ambientTransaction } from './ambient-transaction';
import { isLockConflict } from './database-errors';

const RETRIES = 3;
const LONGEST_WAIT_MS = 50;

/**
 * Runs a whole transaction again when the engine gave it up for another one; the last failure is the caller's. A part of a
 * transaction is not run again by itself: the engine has undone all of that.
 */
export async function retryLockConflicts<T>(run: () => Promise<T>): Promise<T> {
  if (ambientTransaction()) return run();
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !isLockConflict(error)) throw error;
      // Two that met once must not come back at the same moment.
      await sleep(Math.random() * LONGEST_WAIT_MS);
    }
  }
}
