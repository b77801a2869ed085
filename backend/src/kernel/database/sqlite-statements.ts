import { QueryFailedError } from 'typeorm';

/** Size of the statement cache, as TypeORM's own: a list of ids has one text per length. */
const MOST_CACHED = 100;

type Prepared = {
  readonly reader: boolean;
  all(...values: readonly unknown[]): readonly unknown[];
  run(...values: readonly unknown[]): { readonly lastInsertRowid: number | bigint };
};

/** The driver's connection. */
export type SqliteLink = { prepare(sql: string): Prepared };

/** Runs a statement, prepared on first use of its text. Returns the rows of a read, or the id of an inserted row; throws QueryFailedError. */
export function runSqlite(link: SqliteLink, cache: Map<string, Prepared>, sql: string, values: readonly unknown[]): unknown {
  try {
    const prepared = cache.get(sql) ?? prepareAndCache(link, cache, sql);
    // SQLite has no booleans.
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return prepared.reader ? prepared.all(...bound) : prepared.run(...bound).lastInsertRowid;
  } catch (error) {
    throw error instanceof Error ? new QueryFailedError(sql, [...values], error) : error;
  }
}

function prepareAndCache(link: SqliteLink, cache: Map<string, Prepared>, sql: string): Prepared {
  const prepared = link.prepare(sql);
  cache.set(sql, prepared);
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
  return prepared;
}
