import { setTimeout as sleep } from 'node:timers/promises';
import { outsideTransaction } from './ambient-transaction';
import { withDatabaseTime } from './database-time';

const OWN_MS = 5000;
/** The response waits no longer than this, because the request has used up most of its six seconds by then. */
const RESPONSE_WAITS_MS = 500;

const underWay = new Set<Promise<void>>();

/**
 * Runs `work` that records or undoes what a request did, outside the request's transaction and with a time budget of 5 s, as
 * the request may have used up its own. Resolves after half a second at the latest; `ownTimeOver` waits for the rest.
 */
export async function inOwnDatabaseTime(work: () => Promise<void>): Promise<void> {
  const run = outsideTransaction(() => withDatabaseTime(OWN_MS, work));
  const ended = run.then(
    () => undefined,
    () => undefined,
  );
  underWay.add(ended);
  void ended.then(() => underWay.delete(ended));
  const responseTime = new AbortController();
  const late = sleep(RESPONSE_WAITS_MS, undefined, { signal: responseTime.signal }).catch(() => undefined);
  await Promise.race([run, late]).finally(() => responseTime.abort());
}

/** Resolves when no work of `inOwnDatabaseTime` is running any more. */
export async function ownTimeOver(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
