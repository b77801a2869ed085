import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { AppConfig } from '../kernel/config/config';
import { migrate, withDatabaseLock } from '../kernel/database/migrate';
import { seedAll } from '../../seeds';
import { runCommand } from './run-command';

/**
 * Runs `seed`: migrates and stores demo data with SEED_TALENTS talents. `--bulk` is many times as fast, but needs a database
 * that has no talents yet and is not in use.
 */
await runCommand('The database could not be seeded', async (app, say) => {
  const [dataSource, { seedTalents: talents, assetBase, dataDir }] = [app.get(DataSource), app.get(AppConfig)];
  const { bulk: isBulk } = parseArgs({ options: { bulk: { type: 'boolean', default: false } } }).values;
  await withDatabaseLock(dataSource, async () => {
    await migrate(dataSource);
    await seedAll(dataSource, { talents, assetBase, dataDir, isBulk, log: say });
  });
});
