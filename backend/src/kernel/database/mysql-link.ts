import { QueryFailedError } from 'typeorm';
import { isPrepared } from './prepared';

type Done = (error: Error | null, answer?: unknown) => void;

/** A connection of the driver's pool. */
export type Link = {
  readonly stream?: { destroy(): void };
  query(sql: string, values: readonly unknown[] | undefined, done: Done): unknown;
  execute(sql: string, values: readonly unknown[] | undefined, done: Done): unknown;
  release(): void;
  destroy(): void;
};

/** How long a connection's server was told to work for a statement, in seconds; nothing was told to a new one. */
const told = new WeakMap<Link, number>();

/**
 * Sends a statement and answers what the driver does. By callback: its promises look at the stack for every statement, and
 * the ORM's way to them takes several times as long as the statement's own way over the wire.
 */
export function ask(link: Link, sql: string, values: readonly unknown[] | undefined, done: Done): void {
  const answered: Done = (error, answer) => done(error ? new QueryFailedError(sql, [...(values ?? [])], error) : null, answer);
  if (isPrepared(sql)) link.execute(sql, values, answered);
  else link.query(sql, values, answered);
}

/** MariaDB reads the second comment, MySQL the first: there it holds for reads only. */
export function tellServer(link: Link, seconds: number, done: (error: Error | null) => void): void {
  if ((told.get(link) ?? 0) === seconds) return done(null);
  told.set(link, seconds);
  const milliseconds = Math.ceil(seconds * 1000);
  ask(link, `SET SESSION /*!50708 max_execution_time=${milliseconds} */ /*M!100101 max_statement_time=${seconds} */`, undefined, done);
}

/** The driver's own way waits for the other side to hang up, too; there may be none any more. */
export function destroy(link: Link): void {
  link.destroy();
  link.stream?.destroy();
}
