import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { AppConfig } from '../kernel/config/config';
import { migrate, withDatabaseLock } from '../kernel/database/migrate';
import { seedAll } from '../../seeds';
import { runCommand } from './run-command';

/**
 * `seed` migrates and fills in demo data; SEED_TALENTS says how many talents. `seed --bulk` does so many times as fast, in a
 * database that has no talents yet and that nobody uses meanwhile.
 */
await runCommand('The database could not be seeded', async (app, say) => {
  const [dataSource, { seedTalents: talents, assetBase }] = [app.get(DataSource), app.get(AppConfig)];
  const { bulk: isBulk } = parseArgs({ options: { bulk: { type: 'boolean', default: false } } }).values;
  await withDatabaseLock(dataSource, async () => {
    await migrate(dataSource);
    await seedAll(dataSource, { talents, assetBase, isBulk, log: say });
  });
});
