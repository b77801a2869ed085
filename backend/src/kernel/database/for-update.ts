import type { EntityManager } from 'typeorm';

/**
 * Find options that read the latest committed rows and lock them until the end of the transaction. Empty on SQLite, where
 * transactions run one after another.
 */
export function forUpdate(manager: EntityManager) {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  return isSqlite ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
}
