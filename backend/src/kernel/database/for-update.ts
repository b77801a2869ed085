import type { EntityManager } from 'typeorm';

/** Find options: reads what is committed by now, and nobody else changes it until the transaction's end. SQLite writes one at a time. */
export function forUpdate(manager: EntityManager) {
  const isSqlite = manager.connection.options.type === 'better-sqlite3';
  return isSqlite ? {} : ({ lock: { mode: 'pessimistic_write' } } as const);
}
