import { setTimeout as sleep } from 'node:timers/promises';
import { ambientTransaction } from './ambient-transaction';
import { isLockConflict } from './database-errors';

const RETRIES = 3;
const LONGEST_WAIT_MS = 50;

/**
 * Runs a whole transaction, or a statement outside one, and up to three times again when the engine rolled it back in favour of another one; the last
 * failure is thrown. Inside a transaction `run` runs once, since the engine has rolled back the whole of it.
 */
export async function retryLockConflicts<T>(run: () => Promise<T>): Promise<T> {
  if (ambientTransaction()) return run();
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !isLockConflict(error)) throw error;
      // Random, so that two transactions that collided do not collide again.
      await sleep(Math.random() * LONGEST_WAIT_MS);
    }
  }
}
