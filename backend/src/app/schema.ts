import type { DataSource } from 'typeorm';
import { authEntities } from '../auth';
import { contentEntities } from '../content';
import { jobsEntities } from '../jobs';
import { kernelEntities } from '../kernel/kernel.entities';
import { landingEntities } from '../landing';
import { migrations } from './migrations';
import { notificationsEntities } from '../notifications';
import type { DatabaseConfig } from '../kernel/config/config';
import { createDataSource, type DatabaseSchema } from '../kernel/database/data-source';
import { platformEntities } from '../platform';
import { SeedStateEntity } from '../../seeds/seed-state.entity';
import { staffEntities } from '../staff';
import { talentsEntities } from '../talents';

const entities = [
  ...kernelEntities,
  ...authEntities,
  ...notificationsEntities,
  ...talentsEntities,
  ...platformEntities,
  ...jobsEntities,
  ...contentEntities,
  ...landingEntities,
  ...staffEntities,
  SeedStateEntity,
];

export const schema: DatabaseSchema = { entities, migrations };

/** A connection, not opened yet, that knows every table of the site. */
export const siteDataSource = (database: DatabaseConfig): DataSource => createDataSource(database, schema);
