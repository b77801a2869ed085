import { openSite } from '../../test/support/test-site';

/** No entity: the driver's and the migrations' own, and one that is read and written by statements alone. */
const WITHOUT_ENTITY = ['migration', 'sqlite_sequence', 'talent_address'];

test('every table of the site belongs to a module', async () => {
  const site = await openSite();
  const rows: { name: string }[] = await site.dataSource.query("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = rows.map(({ name }) => name).filter((name) => !WITHOUT_ENTITY.includes(name));
  expect(site.dataSource.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(tables.sort());
  await site.close();
});
