import { AsyncLocalStorage } from 'node:async_hooks';

/** The time came to an end before the database answered. */
export class DatabaseTimeError extends Error {
  readonly code = 'DATABASE_TIME_UP';
}

/** How long one piece of work may wait for the database: all its statements together, those at once counted once. */
export class DatabaseTime {
  private spentMs = 0;
  private waiting = 0;
  private since = 0;

  constructor(readonly limitMs: number) {}

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

  /** Once for each `begin`. */
  end(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.spentMs += performance.now() - this.since;
  }
}

const current = new AsyncLocalStorage<DatabaseTime>();

/** Whatever the work does, it waits for the database no longer than this. */
export function withDatabaseTime<T>(limitMs: number, work: () => T): T {
  return current.run(new DatabaseTime(limitMs), work);
}

/** That of the work under way; null: it may take as long as it takes, as migrations and seeds do. */
export function databaseTime(): DatabaseTime | null {
  return current.getStore() ?? null;
}

/** For the end of the process: waits for work that may hang, but not for ever. */
export async function untilDoneOrLate(work: Promise<unknown>, ms: number): Promise<void> {
  await within(ms, work, () => undefined).catch(() => undefined);
}

/** What is waited for, or a failure once the time is up. Whatever comes later is for `giveUp` to put away. */
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
