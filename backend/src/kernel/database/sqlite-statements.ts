import { QueryFailedError } from 'typeorm';

/** As the ORM itself keeps: lists of ids have as many texts as lengths. */
const MOST_KEPT = 100;

type Prepared = {
  readonly reader: boolean;
  all(...values: readonly unknown[]): readonly unknown[];
  run(...values: readonly unknown[]): { readonly lastInsertRowid: number | bigint };
};

/** The driver's connection. */
export type SqliteLink = { prepare(sql: string): Prepared };

/** Runs a statement at once, prepared the first time its text comes by. Answers rows, or the number of a new row. */
export function runSqlite(link: SqliteLink, kept: Map<string, Prepared>, sql: string, values: readonly unknown[]): unknown {
  try {
    const prepared = kept.get(sql) ?? keep(link, kept, sql);
    // The engine knows no booleans.
    const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    return prepared.reader ? prepared.all(...bound) : prepared.run(...bound).lastInsertRowid;
  } catch (error) {
    throw error instanceof Error ? new QueryFailedError(sql, [...values], error) : error;
  }
}

function keep(link: SqliteLink, kept: Map<string, Prepared>, sql: string): Prepared {
  const prepared = link.prepare(sql);
  kept.set(sql, prepared);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return prepared;
}
