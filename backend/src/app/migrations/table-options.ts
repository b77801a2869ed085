import type { QueryRunner } from 'typeorm';

/** Table options that make MySQL and MariaDB compare text byte by byte, as SQLite does, for one order and one result on every engine. */
export function tableOptions(runner: QueryRunner): string {
  return runner.connection.options.type === 'better-sqlite3' ? '' : ' ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
}
