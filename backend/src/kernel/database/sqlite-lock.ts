import { DataSource } from 'typeorm';
import { restrictToOwner } from './private-file';
import { sqliteDriver } from './sqlite-driver';

const RETRY_MS = 100;

/**
 * Runs `work` while no other process does, by an exclusive transaction on a small database beside `file`. The operating system
 * releases this lock when the process dies, unlike a lock file. Throws when the lock is not free within `waitMs`.
 */
export async function withSqliteLock<T>(file: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  restrictToOwner(`${file}.lock`);
  const lock = new DataSource({ type: 'better-sqlite3', driver: sqliteDriver(), database: `${file}.lock`, timeout: 0 });
  await lock.initialize();
  try {
    await acquire(lock, Date.now() + waitMs);
    return await work();
  } finally {
    await lock.destroy();
  }
}

async function acquire(lock: DataSource, deadline: number): Promise<void> {
  for (;;) {
    try {
      await lock.query('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('Another process has been preparing the database for too long.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
