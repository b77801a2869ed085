import { type DataSource, getMetadataArgsStorage } from 'typeorm';
import type { DatabaseConfig } from '../kernel/config/config';
import { createDataSource, dataSourceOptions } from '../kernel/database/data-source';
// Imported for its side effect: the modules register every entity.
import './app.module';
import { migrations } from './migrations';

/** Creates a data source, not connected yet, with every table of the site; for programs and tests without the application. */
export function siteDataSource(database: DatabaseConfig): DataSource {
  const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
  return createDataSource({ ...dataSourceOptions(database, migrations), entities });
}
