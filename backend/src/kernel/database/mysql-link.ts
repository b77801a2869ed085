import { QueryFailedError } from 'typeorm';
import { isPrepared } from './prepared';

type Done = (error: Error | null, result?: unknown) => void;

/** A connection of the driver's pool. */
export type Link = {
  readonly stream?: { destroy(): void };
  query(sql: string, values: readonly unknown[] | undefined, done: Done): unknown;
  execute(sql: string, values: readonly unknown[] | undefined, done: Done): unknown;
  release(): void;
  destroy(): void;
};

/** Statement time limit that was set on a connection's session, in seconds; a new connection has none. */
const statementLimits = new WeakMap<Link, number>();

/**
 * Sends a statement and passes the driver's result, or a QueryFailedError, to `done`. A callback instead of a promise: the
 * driver's promises capture a stack for every statement, which takes several times as long as the statement itself.
 */
export function sendStatement(link: Link, sql: string, values: readonly unknown[] | undefined, done: Done): void {
  const finished: Done = (error, result) => done(error ? new QueryFailedError(sql, [...(values ?? [])], error) : null, result);
  if (isPrepared(sql)) link.execute(sql, values, finished);
  else link.query(sql, values, finished);
}

/** Sets the session's statement time limit. MySQL reads the first comment and limits reads only; MariaDB reads the second one. */
export function limitStatementTime(link: Link, seconds: number, done: (error: Error | null) => void): void {
  if ((statementLimits.get(link) ?? 0) === seconds) return done(null);
  statementLimits.set(link, seconds);
  const milliseconds = Math.ceil(seconds * 1000);
  sendStatement(
    link,
    `SET SESSION /*!50708 max_execution_time=${milliseconds} */ /*M!100101 max_statement_time=${seconds} */`,
    undefined,
    done,
  );
}

/** Closes a connection without waiting for the server to close it, as the driver's own method does. */
export function destroy(link: Link): void {
  link.destroy();
  link.stream?.destroy();
}
