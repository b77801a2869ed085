import { type Driver, QueryFailedError } from 'typeorm';

/** Size of the statement cache: the site has some hundred texts, and a list of ids has one for each length. */
export const MOST_CACHED = 500;

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

/**
 * Makes TypeORM bind whole numbers. On SQLite it writes numbers into the text of a statement, so that a statement with the present
 * time has another text each millisecond, which is prepared for one use and displaces reusable texts from the cache. The numbers are
 * bound as BigInt, because the driver binds a JavaScript number as floating-point: it would divide differently, and a text column
 * would store it with `.0`.
 */
export function bindWholeNumbers(driver: Driver): void {
  const escape = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => {
    const bound = Object.entries(parameters).map(([name, value]) => [name, Number.isSafeInteger(value) ? BigInt(value as number) : value]);
    return escape(sql, Object.fromEntries(bound));
  };
}
