import type { Type } from '@nestjs/common';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from '../config/config';
import { joinTransactions } from './ambient-transaction';
import { keepTime } from './mysql-time';
import { MOST_PREPARED } from './prepared';
import { keepPrivate } from './private-file';
import { takeTurns } from './sqlite-turns';

const CONNECT_TIMEOUT_MS = 3000;
const POOL_SIZE = 20;
const QUEUE_LIMIT = 200;
const SQLITE_BUSY_MS = 5000;

/** Tables and how they came about, handed in by the application. */
export type DatabaseSchema = {
  readonly entities: readonly Type[];
  readonly migrations: readonly Type<MigrationInterface>[];
};

/** Options for either engine. Migrations are run by migrate.ts, under a lock; synchronize is never on. */
export function dataSourceOptions(database: DatabaseConfig, { entities, migrations }: DatabaseSchema): DataSourceOptions {
  const shared = {
    entities: [...entities],
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

export function createDataSource(database: DatabaseConfig, schema: DatabaseSchema): DataSource {
  if (database.kind === 'sqlite') keepPrivate(database.file);
  const dataSource = new DataSource(dataSourceOptions(database, schema));
  if (database.kind === 'sqlite') takeTurns(dataSource);
  else keepTime(dataSource);
  joinTransactions(dataSource);
  return dataSource;
}
