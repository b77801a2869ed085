import { openSite } from '../../test/support/test-site';

/** Tables without an entity: those of SQLite and of the migrations, and one that raw statements read and write. */
const WITHOUT_ENTITY = ['migration', 'sqlite_sequence', 'talent_address'];

test('every table of the site belongs to a module', async () => {
  const site = await openSite();
  const rows: { name: string }[] = await site.dataSource.query("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = rows.map(({ name }) => name).filter((name) => !WITHOUT_ENTITY.includes(name));
  expect(site.dataSource.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(tables.sort());
  await site.close();
});
