import { AsyncLocalStorage } from 'node:async_hooks';
import { type KeyedRun, underWay } from './idempotency.service';

type Running = KeyedRun & { isChanging: boolean };

const current = new AsyncLocalStorage<Running>();

/** Runs an admitted request, so that its transaction finds its key. */
export function whileKeyed<T>(run: KeyedRun, work: () => T): T {
  return current.run({ ...run, isChanging: false }, work);
}

/** True when an earlier run of the request under way has changed what it was to change, and only its answer was lost. */
export function wasDoneBefore(): boolean {
  return (current.getStore()?.outcome ?? null) !== null;
}

/**
 * Changes something once for a request that carries a key. The outcome is written beside the key in the transaction of the
 * change, so that both are there or neither is: a repetition after a lost answer gets the first outcome. The outcome is plain
 * JSON. Without a key, and after or within another change of the same request, the work simply runs.
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
