import type { QueryRunner, ValueTransformer } from 'typeorm';

/** Epoch milliseconds in a BIGINT; MySQL's driver answers it as text. */
export const milliseconds: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: number | string | null) => (value === null ? null : Number(value)),
};

export const json: ValueTransformer = {
  to: (value: unknown) => (value === undefined ? value : JSON.stringify(value)),
  from: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
};

/** The auto-numbered primary key of either engine. */
export function numberedId(runner: QueryRunner): string {
  return isSqlite(runner) ? 'id INTEGER PRIMARY KEY AUTOINCREMENT' : 'id INTEGER NOT NULL AUTO_INCREMENT PRIMARY KEY';
}

/** Text that may grow to megabytes. */
export function longText(runner: QueryRunner): string {
  return isSqlite(runner) ? 'TEXT' : 'MEDIUMTEXT';
}

export function isSqlite(runner: QueryRunner): boolean {
  return runner.connection.options.type === 'better-sqlite3';
}
