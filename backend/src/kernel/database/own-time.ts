import { setTimeout as sleep } from 'node:timers/promises';
import { outsideTransaction } from './ambient-transaction';
import { withDatabaseTime } from './database-time';

const OWN_MS = 5000;
/** The answer waits no longer for it: the request has used up most of its six seconds by then. */
const ANSWER_WAITS_MS = 500;

const underWay = new Set<Promise<void>>();

/**
 * Runs what records or undoes the work of a request, outside its transaction. It has a time budget of its own, because the
 * request may have used up the other one. What takes longer than half a second goes on after the answer; `ownTimeOver` waits for its end.
 */
export async function inOwnDatabaseTime(work: () => Promise<void>): Promise<void> {
  const run = outsideTransaction(() => withDatabaseTime(OWN_MS, work));
  const settled = run.then(
    () => undefined,
    () => undefined,
  );
  underWay.add(settled);
  void settled.then(() => underWay.delete(settled));
  const answerTime = new AbortController();
  const late = sleep(ANSWER_WAITS_MS, undefined, { signal: answerTime.signal }).catch(() => undefined);
  await Promise.race([run, late]).finally(() => answerTime.abort());
}

/** Resolves when no such work is under way any more. */
export async function ownTimeOver(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
