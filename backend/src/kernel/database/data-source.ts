import type { Type } from '@nestjs/common';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from '../config/config';
import { joinTransactions } from './ambient-transaction';
import { untilDoneOrLate } from './database-time';
import { limitDatabaseTime } from './mysql-time';
import { ownTimeOver } from './own-time';
import { MOST_PREPARED } from './prepared';
import { restrictToOwner } from './private-file';
import { sqliteDriver } from './sqlite-driver';
import { bindWholeNumbers, MOST_CACHED } from './sqlite-statements';
import { queueTransactions } from './transaction-queue';

const CONNECT_TIMEOUT_MS = 3000;
const POOL_SIZE = 20;
const QUEUE_LIMIT = 200;
const SQLITE_BUSY_MS = 5000;
const STOP_WITHIN_MS = 3000;

/** TypeORM options for either engine. Migrations run in migrate.ts, under a lock, so `synchronize` is off. */
export function dataSourceOptions(database: DatabaseConfig, migrations: readonly Type<MigrationInterface>[]): DataSourceOptions {
  const shared = {
    migrations: [...migrations],
    migrationsTableName: 'migration',
    synchronize: false,
    logging: false,
  };
  if (database.kind === 'mysql') {
    return {
      ...shared,
      type: 'mysql',
      url: database.url,
      charset: 'utf8mb4',
      timezone: 'Z',
      bigNumberStrings: false,
      connectTimeout: CONNECT_TIMEOUT_MS,
      poolSize: POOL_SIZE,
      extra: { queueLimit: QUEUE_LIMIT, maxPreparedStatements: MOST_PREPARED },
    };
  }
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: sqliteDriver(),
    database: database.file,
    timeout: SQLITE_BUSY_MS,
    statementCacheSize: MOST_CACHED,
    enableWAL: database.file !== ':memory:',
  };
}

/** Creates a data source that is not connected yet; `options` are those of `dataSourceOptions` with the entities added. */
export function createDataSource(options: DataSourceOptions): DataSource {
  if (options.type === 'better-sqlite3') restrictToOwner(options.database);
  const dataSource = new DataSource(options);
  if (options.type === 'better-sqlite3') {
    bindWholeNumbers(dataSource.driver);
    queueTransactions(dataSource);
  } else limitDatabaseTime(dataSource);
  joinTransactions(dataSource);
  endInTime(dataSource);
  return dataSource;
}

/** Makes `destroy` wait for work in its own database time first, and at most 3 s for each: a silent server never confirms a close. */
function endInTime(dataSource: DataSource): void {
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await untilDoneOrLate(ownTimeOver(), STOP_WITHIN_MS);
    await untilDoneOrLate(destroy(), STOP_WITHIN_MS);
  };
}
