import { type DatabaseTime, databaseTime, noAnswerWithin } from './database-time';
import { ask, destroy, type Link, tellServer } from './mysql-link';

/** Of the time somebody may wait, for a connection: the rest is for what it is wanted for. */
export const CONNECTION_WITHIN_MS = 2000;

export type Pool = { getConnection(done: (error: Error | null, link?: Link) => void): void };
type Statement = { readonly sql: string; readonly values: readonly unknown[] | undefined };

/** One statement outside of a transaction: it takes a connection, and gives it back with the answer. */
export function sendAlone(pool: Pool, statement: Statement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const time = databaseTime();
    time?.begin();
    const settle = (error: Error | null, answer?: unknown) => {
      time?.end();
      if (error) reject(error);
      else resolve(answer);
    };
    new Sending(statement, time, settle).start(pool);
  });
}

/** In callbacks throughout, as every list takes several of these: a promise for each step would cost more than the step. */
class Sending {
  private link: Link | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly statement: Statement,
    private readonly time: DatabaseTime | null,
    private readonly settle: (error: Error | null, answer?: unknown) => void,
  ) {}

  start(pool: Pool): void {
    this.limit(CONNECTION_WITHIN_MS, () => this.lookAgain());
    pool.getConnection((error, link) => {
      // One that comes too late goes back at once; nobody else would do it.
      if (this.isOver) return link?.release();
      if (!link) return this.end(error ?? new Error('There is no connection.'));
      this.link = link;
      tellServer(link, (this.time?.limitMs ?? 0) / 1000, (refusal) => (refusal ? this.end(refusal) : this.send(link)));
    });
  }

  private send(link: Link): void {
    if (this.isOver) return;
    ask(link, this.statement.sql, this.statement.values, (error, answer) => this.end(error, answer));
  }

  /** The time for a connection is over: whoever has one waits on for the answer. One timer is enough for nearly all. */
  private lookAgain(): void {
    if (!this.link) return this.giveUp();
    this.limit(Infinity, () => this.giveUp());
  }

  private limit(mostMs: number, whenOver: () => void): void {
    if (!this.time) return;
    this.timer = setTimeout(whenOver, Math.max(0, Math.min(mostMs, this.time.leftMs)));
  }

  private giveUp(): void {
    const { link } = this;
    this.link = undefined;
    if (link) destroy(link);
    this.end(noAnswerWithin(this.time?.limitMs ?? 0));
  }

  private end(error: Error | null, answer?: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.link?.release();
    this.settle(error, answer);
  }
}
