import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { codeOf } from './database-errors';
import { withSqliteLock } from './sqlite-lock';

const LOCK_SECONDS = 120;
const DONE_BEFORE = ['ER_TABLE_EXISTS_ERROR', 'ER_DUP_KEYNAME', 'ER_DUP_FIELDNAME', 'ER_CANT_DROP_FIELD_OR_KEY'];

/** Work that one instance at a time does: migrate and seed the schema, or store demo data in the background. */
export type LockedTask = 'schema' | 'demo';

const MYSQL_LOCKS: Readonly<Record<LockedTask, string>> = {
  schema: "CONCAT('alltalent:', SHA1(DATABASE()))",
  demo: "CONCAT('alltalent-demo:', SHA1(DATABASE()))",
};
const SQLITE_LOCKS: Readonly<Record<LockedTask, string>> = { schema: '', demo: '.demo' };

/**
 * Runs `work` while no other instance runs the same task. TypeORM has no such lock; on MySQL a separate connection holds it.
 * Throws when the lock is not free within 120 s.
 */
export async function withDatabaseLock<T>(dataSource: DataSource, work: () => Promise<T>, task: LockedTask = 'schema'): Promise<T> {
  const { options } = dataSource;
  if (options.type === 'mysql') return withMysqlLock(dataSource, work, MYSQL_LOCKS[task]);
  const file = String(options.database);
  return file === ':memory:' ? work() : withSqliteLock(`${file}${SQLITE_LOCKS[task]}`, LOCK_SECONDS * 1000, work);
}

async function withMysqlLock<T>(dataSource: DataSource, work: () => Promise<T>, name: string): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const rows: unknown = await runner.query(`SELECT GET_LOCK(${name}, ?) AS locked`, [LOCK_SECONDS]);
    if (!Array.isArray(rows) || Number(rows[0]?.locked) !== 1)
      throw new Error('Another process has been preparing the database for too long.');
    return await work();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(${name})`).catch(() => undefined);
    await runner.release();
  }
}

/** Runs the pending migrations and resolves to their names. Call it while holding the database lock, as it reads here what is pending. */
export async function migrate(dataSource: DataSource): Promise<readonly string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const executor = new MigrationExecutor(dataSource, dataSource.options.type === 'mysql' ? resuming(runner) : runner);
    executor.transaction = 'each';
    const done = await executor.executePendingMigrations();
    return done.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

/**
 * A query runner that ignores schema changes that were made already. MySQL commits every schema change at once, so a migration
 * whose process was killed is half done, and is run again from its start.
 */
function resuming(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner);
  const resumed = async (...args: Parameters<QueryRunner['query']>): Promise<unknown> => {
    try {
      return await query(...args);
    } catch (error) {
      if (DONE_BEFORE.includes(codeOf(error))) return [];
      throw error;
    }
  };
  return Object.assign(runner, { query: resumed });
}
