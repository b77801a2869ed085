import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openSite } from '../../../test/support/test-site';
import type { DatabaseConfig } from '../config/config';
import { migrations } from '../../app/migrations';
import { siteDataSource } from '../../app/site-data-source';
import { migrate, withDatabaseLock } from './migrate';
import { createMysqlDatabase, describeOnServers } from '../../../test/support/kernel/database/test-database';

const INSTANCES = 5;

describeOnServers('Migrations', (engine) => {
  let config: DatabaseConfig;
  let url: string;
  let drop: () => Promise<void>;
  const opened: DataSource[] = [];

  beforeEach(async () => {
    if (engine === 'SQLite') {
      const folder = mkdtempSync(join(tmpdir(), 'alltalent-migrate-'));
      const file = join(folder, 'test.sqlite');
      config = { kind: 'sqlite', file };
      url = `sqlite:${file}`;
      drop = async () => rmSync(folder, { recursive: true, force: true });
      return;
    }
    const database = await createMysqlDatabase();
    config = { kind: 'mysql', url: database.url };
    ({ url, drop } = database);
  });
  afterEach(async () => {
    for (const dataSource of opened.splice(0)) await dataSource.destroy();
    await drop();
  });

  async function open(): Promise<DataSource> {
    const dataSource = await siteDataSource(config).initialize();
    opened.push(dataSource);
    return dataSource;
  }
  const recorded = async (dataSource: DataSource) =>
    ((await dataSource.query('SELECT name FROM migration')) as { name: string }[]).map(({ name }) => name).sort();
  const expected = migrations.map(({ name }) => name).sort();

  test('run once: a second run finds nothing to do', async () => {
    const dataSource = await open();
    expect([...(await migrate(dataSource))].sort()).toEqual(expected);
    expect(await migrate(dataSource)).toEqual([]);
    expect(await recorded(dataSource)).toEqual(expected);
  });

  test('REL-20 five instances at once run each migration once', async () => {
    const sources = await Promise.all(Array.from({ length: INSTANCES }, open));
    const done = await Promise.all(sources.map((dataSource) => withDatabaseLock(dataSource, () => migrate(dataSource))));
    expect(done.flat().sort()).toEqual(expected);
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await recorded(sources[0] as DataSource)).toEqual(expected);
  });

  test('REL-20 the lock admits one process at a time, and the next one when the work fails', async () => {
    const sources = await Promise.all(Array.from({ length: INSTANCES }, open));
    let [inside, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (inside += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
      throw new Error('failed');
    };
    const results = await Promise.allSettled(sources.map((dataSource) => withDatabaseLock(dataSource, work)));
    expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual(Array(INSTANCES).fill('Error: failed'));
    expect(most).toBe(1);
  });

  test('REL-20 a migration whose process was killed half way is completed at the next start', async () => {
    const dataSource = await open();
    await migrate(dataSource);
    // State of a process that was killed after the changes and before their record.
    if (engine === 'MariaDB') await dataSource.query('DELETE FROM migration');
    else for (const { table } of await tablesOf(dataSource)) await dataSource.query(`DROP TABLE "${table}"`);
    await migrate(dataSource);
    expect(await recorded(dataSource)).toEqual(expected);
    expect(Number((await dataSource.query('SELECT COUNT(*) AS total FROM registry_state'))[0].total)).toBe(1);
  });

  test('two backends starting at once on an empty database leave one migrated, seeded schema', async () => {
    const open = () => openSite({ DATABASE_URL: url }, { isDatabaseLeft: true });
    const sites = await Promise.all([open(), open()]);
    for (const site of sites) expect((await site.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    const [site] = sites;
    expect(await recorded(site.dataSource)).toEqual(expected);
    expect(Number((await site.dataSource.query('SELECT COUNT(*) AS total FROM talent'))[0].total)).toBe(40);
    expect(sites.flatMap(({ log }) => log).filter((line) => line.includes('Seeded talents'))).toHaveLength(1);
    for (const { close } of sites) await close();
  });
});

async function tablesOf(dataSource: DataSource): Promise<{ table: string }[]> {
  await dataSource.query('PRAGMA foreign_keys = OFF');
  return dataSource.query(`SELECT name AS "table" FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`);
}
