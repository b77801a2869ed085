import type { DataSource } from 'typeorm';
import { withFileLock } from './file-lock';

const LOCK_NAME = 'alltalent_migration';
const LOCK_SECONDS = 120;

/**
 * Runs `work` (migrations, seed) so that of several instances starting at once only one does it at a time. TypeORM has
 * no lock of its own; the one of MySQL lives on a connection of its own, the one of SQLite in a file beside the data.
 */
export async function withDatabaseLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const { options } = dataSource;
  if (options.type !== 'mysql') {
    const file = String(options.database);
    return file === ':memory:' ? work() : withFileLock(`${file}.lock`, LOCK_SECONDS * 1000, work);
  }
  const runner = dataSource.createQueryRunner();
  try {
    const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS locked', [LOCK_NAME, LOCK_SECONDS])) as {
      locked: number | string | null;
    }[];
    if (Number(row?.locked) !== 1) throw new Error('Another instance has been migrating the database for too long.');
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]).catch(() => undefined);
    await runner.release();
  }
}

/** Brings the schema up to date; answers what was run. What is pending is read after the lock is held. */
export async function migrate(dataSource: DataSource): Promise<readonly string[]> {
  const done = await dataSource.runMigrations({ transaction: 'each' });
  return done.map(({ name }) => name);
}
