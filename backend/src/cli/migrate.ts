import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { migrate, withDatabaseLock } from '../kernel/database/migrate';
import { runCommand } from './run-command';

/** Runs `migrate`: brings the schema up to date and does nothing else. */
await runCommand('The database could not be migrated', async (app, say) => {
  const dataSource = app.get(DataSource);
  const names = await withDatabaseLock(dataSource, () => migrate(dataSource));
  say(names.length === 0 ? 'Nothing to migrate.' : `Migrated: ${names.join(', ')}`);
});
