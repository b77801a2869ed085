import { ApiError } from './api-error';
import { readCookie } from './cookies';
import { announceLostSession } from './session-loss';

const UNAUTHORIZED = 401;

/** Calls under way that may replace the id of the session. */
const changes = new Set<Promise<unknown>>();

/** Forgets the calls under way: a test may have left them without an answer. */
export function forgetChanges(): void {
  changes.clear();
}

/**
 * Sends a call, and once more after a 401 when the id of the session was replaced meanwhile: it came with the former id, which says
 * nothing of the session. Tells the shell of any other 401.
 */
export async function inSession<Output>(transmit: () => Promise<Output>, isChange: boolean): Promise<Output> {
  const before = readCookie('XSRF-TOKEN');
  const sending = transmit();
  if (isChange) changes.add(sending);
  try {
    return await sending.finally(() => changes.delete(sending));
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await Promise.allSettled(changes);
    if (readCookie('XSRF-TOKEN') !== before) return transmit().catch(tellOfLoss);
    return tellOfLoss(error);
  }
}

function tellOfLoss(error: unknown): never {
  if (isUnauthorized(error)) announceLostSession();
  throw error;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === UNAUTHORIZED;
}
