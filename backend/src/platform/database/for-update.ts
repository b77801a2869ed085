import type { EntityManager } from 'typeorm';

/** Options of a read that locks what it finds, and finds what is committed now. SQLite writes one at a time anyway. */
export function forUpdate(manager: EntityManager) {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  return isSqlite ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
}
