import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import type { DatabaseConfig } from '../kernel/config/config';
import { createDataSource, dataSourceOptions } from '../kernel/database/data-source';
// The modules bring every table along.
import './app.module';
import { migrations } from './migrations';

/** A connection, not opened yet, that knows every table of the site: for programs and tests that run without the application. */
export function siteDataSource(database: DatabaseConfig): DataSource {
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  return createDataSource({ ...dataSourceOptions(database, migrations), entities });
}
