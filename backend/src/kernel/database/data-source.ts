import type { Type } from '@nestjs/common';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from '../config/config';
import { joinTransactions } from './ambient-transaction';
import { untilDoneOrLate } from './database-time';
import { keepTime } from './mysql-time';
import { ownTimeOver } from './own-time';
import { MOST_PREPARED } from './prepared';
import { keepPrivate } from './private-file';
import { queueTransactions } from './transaction-queue';

const CONNECT_TIMEOUT_MS = 3000;
const POOL_SIZE = 20;
const QUEUE_LIMIT = 200;
const SQLITE_BUSY_MS = 5000;
const STOP_WITHIN_MS = 3000;

/** Options for either engine. Migrations are run by migrate.ts, under a lock; synchronize is never on. */
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
    database: database.file,
    timeout: SQLITE_BUSY_MS,
    enableWAL: database.file !== ':memory:',
  };
}

/** A connection that is not opened yet, for options of `dataSourceOptions` with the tables to know. */
export function createDataSource(options: DataSourceOptions): DataSource {
  if (options.type === 'better-sqlite3') keepPrivate(options.database);
  const dataSource = new DataSource(options);
  if (options.type === 'better-sqlite3') queueTransactions(dataSource);
  else keepTime(dataSource);
  joinTransactions(dataSource);
  endInTime(dataSource);
  return dataSource;
}

/** Ends after what requests leave to be recorded, and does not wait for ever: a connection whose other side is silent does not end by being asked to. */
function endInTime(dataSource: DataSource): void {
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async () => {
    await untilDoneOrLate(ownTimeOver(), STOP_WITHIN_MS);
    await untilDoneOrLate(destroy(), STOP_WITHIN_MS);
  };
}
