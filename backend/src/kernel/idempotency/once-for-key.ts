import { AsyncLocalStorage } from 'node:async_hooks';
import { type KeyedRun, underWay } from './idempotency.service';

type Running = KeyedRun & { isChanging: boolean };

const current = new AsyncLocalStorage<Running>();

/** Runs `work` as the admitted request `run`, so that `onceForKey` finds its key. */
export function whileKeyed<T>(run: KeyedRun, work: () => T): T {
  return current.run({ ...run, isChanging: false }, work);
}

/** True when an earlier run of the current request made its change, and only its response was lost. */
export function wasDoneBefore(): boolean {
  return (current.getStore()?.outcome ?? null) !== null;
}

/**
 * Runs `work` once for a request that carries a key. Its outcome, plain JSON, is stored with the key in the transaction of the
 * change, so a repetition after a lost response gets the first outcome. Without a key, and after or within another change of
 * the request, `work` simply runs. Throws 409 when another request has taken the key over.
 */
export async function onceForKey<T>(work: () => Promise<T>): Promise<T> {
  const request = current.getStore();
  if (!request || request.isChanging) return work();
  if (request.outcome !== null) return JSON.parse(request.outcome) as T;
  request.isChanging = true;
  try {
    const outcome = await work();
    const isOurs = await request.record(JSON.stringify(outcome ?? null));
    if (!isOurs) throw underWay();
    return outcome;
  } catch (error) {
    request.isChanging = false;
    throw error;
  }
}
