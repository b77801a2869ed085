import 'reflect-metadata';
import { migrate, withDatabaseLock } from '../kernel/database/migrate';
import { runOnDatabase } from './run-on-database';

/** `migrate` brings the schema up to date and does nothing else. */
await runOnDatabase('The database could not be migrated', async (dataSource, _config, say) => {
  const names = await withDatabaseLock(dataSource, () => migrate(dataSource));
  say(names.length === 0 ? 'Nothing to migrate.' : `Migrated: ${names.join(', ')}`);
});
