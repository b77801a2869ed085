import { type DatabaseTime, databaseTime, noAnswerWithin } from './database-time';
import { sendStatement, destroy, type Link, limitStatementTime } from './mysql-link';

export type Pool = { getConnection(done: (error: Error | null, link?: Link) => void): void };
type Statement = { readonly sql: string; readonly values: readonly unknown[] | undefined };

/** Sends one statement outside a transaction: takes a connection of the pool, and releases it with the result. */
export function sendAlone(pool: Pool, statement: Statement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const time = databaseTime();
    time?.begin();
    const onEnd = (error: Error | null, result?: unknown) => {
      time?.end();
      if (error) reject(error);
      else resolve(result);
    };
    new Sending(statement, time, onEnd).start(pool);
  });
}

/** One statement on its way. Uses callbacks, since a promise for each step would cost more than the step. */
class Sending {
  private link: Link | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly statement: Statement,
    private readonly time: DatabaseTime | null,
    private readonly onEnd: (error: Error | null, result?: unknown) => void,
  ) {}

  start(pool: Pool): void {
    this.limit(this.time?.connectionMs ?? Infinity, () => this.lookAgain());
    pool.getConnection((error, link) => {
      // A connection that arrives too late is released here, as no other code would do it.
      if (this.isOver) return link?.release();
      if (!link) return this.end(error ?? new Error('There is no connection.'));
      this.link = link;
      limitStatementTime(link, (this.time?.limitMs ?? 0) / 1000, (refusal) => (refusal ? this.end(refusal) : this.send(link)));
    });
  }

  private send(link: Link): void {
    if (this.isOver) return;
    sendStatement(link, this.statement.sql, this.statement.values, (error, result) => this.end(error, result));
  }

  /** Runs when the time for a connection is over: gives up without one, and otherwise waits on for the result. */
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

  private end(error: Error | null, result?: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.link?.release();
    this.onEnd(error, result);
  }
}
