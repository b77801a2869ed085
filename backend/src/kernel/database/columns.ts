import type { QueryRunner, ValueTransformer } from 'typeorm';

/** Column of whole numbers up to 2^53 (BIGINT), which MySQL's driver returns as text. */
export const largeNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: number | string | null) => (value === null ? null : Number(value)),
};

export const json: ValueTransformer = {
  to: (value: unknown) => (value === undefined ? value : JSON.stringify(value)),
  from: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
};

/** SQL of an auto-numbered primary key column `id` for the engine of `runner`. */
export function numberedId(runner: QueryRunner): string {
  return isSqlite(runner) ? 'id INTEGER PRIMARY KEY AUTOINCREMENT' : 'id INTEGER NOT NULL AUTO_INCREMENT PRIMARY KEY';
}

/** SQL type for text of up to 16 MB. */
export function longText(runner: QueryRunner): string {
  return isSqlite(runner) ? 'TEXT' : 'MEDIUMTEXT';
}

export function isSqlite(runner: QueryRunner): boolean {
  return runner.connection.options.type === 'better-sqlite3';
}
