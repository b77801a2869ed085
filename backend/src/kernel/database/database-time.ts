import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown when the database did not answer within the time limit. */
export class DatabaseTimeError extends Error {
  readonly code = 'DATABASE_TIME_UP';
}

const CONNECTION_WITHIN_MS = 2000;

/** Time budget of one piece of work for waiting on the database. Statements that wait at the same time are counted once. */
export class DatabaseTime {
  private spentMs = 0;
  private waiting = 0;
  private since = 0;

  constructor(
    readonly limitMs: number,
    /** Longest wait for a connection of the pool; the rest of the budget is left for the statement. */
    readonly connectionMs: number,
  ) {}

  get leftMs(): number {
    return this.limitMs - this.spentMs - (this.waiting > 0 ? performance.now() - this.since : 0);
  }

  async during<T>(wait: () => Promise<T>): Promise<T> {
    this.begin();
    try {
      return await wait();
    } finally {
      this.end();
    }
  }

  begin(): void {
    if (this.waiting === 0) this.since = performance.now();
    this.waiting += 1;
  }

  /** Must be called once for each `begin`. */
  end(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.spentMs += performance.now() - this.since;
  }
}

const current = new AsyncLocalStorage<DatabaseTime>();

/** Runs `work` with a time budget: its database calls wait `limitMs` altogether, `connectionMs` of it for a connection, then fail with DatabaseTimeError. */
export function withDatabaseTime<T>(limitMs: number, work: () => T, connectionMs = CONNECTION_WITHIN_MS): T {
  return current.run(new DatabaseTime(limitMs, connectionMs), work);
}

/** Returns the budget of the running work; null without a limit, as in migrations and seeds. */
export function databaseTime(): DatabaseTime | null {
  return current.getStore() ?? null;
}

/** Waits for `work` at most `ms` and ignores its failure; for the shutdown of the process. */
export async function untilDoneOrLate(work: Promise<unknown>, ms: number): Promise<void> {
  await within(ms, work, () => undefined).catch(() => undefined);
}

/** Resolves as `wait` does, or rejects with DatabaseTimeError after `ms`; `giveUp` then disposes of a late result. */
export function within<T>(ms: number, wait: Promise<T>, giveUp: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timeUp = () => {
      giveUp();
      reject(noAnswerWithin(ms));
    };
    const timer = setTimeout(timeUp, Math.max(0, ms));
    wait.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function noAnswerWithin(ms: number): DatabaseTimeError {
  return new DatabaseTimeError(`No answer of the database within ${Math.max(0, Math.round(ms))} ms.`);
}
