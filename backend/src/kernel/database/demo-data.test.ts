import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { UsersRepository } from '../../auth/users/users.repository';
import { seedAll, siteSeeds } from '../../../seeds';
import { type Clock, SystemClock } from '../clock/clock';
import { loadConfig } from '../config/config';
import { AppLog } from '../logging/app-log';
import { siteDataSource } from '../../app/site-data-source';
import { DatabaseService } from './database.service';
import { ProcessRole } from '../process-role';
import { DemoData } from './demo-data';
import { migrate, withDatabaseLock } from './migrate';

const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
const folder = mkdtempSync(join(tmpdir(), 'alltalent-demo-'));
const lines: string[] = [];
const log = new AppLog({ write: (line: string) => void lines.push(line) });
const clock: Clock = new SystemClock();
const opened: { readonly service: DatabaseService; readonly demo: DemoData }[] = [];
let files = 0;
afterAll(async () => {
  for (const { service, demo } of opened) {
    await demo.beforeApplicationShutdown();
    await service.beforeApplicationShutdown();
  }
  rmSync(folder, { recursive: true });
});

const newFile = () => join(folder, `${(files += 1)}.sqlite`);

async function start(file: string, env: Readonly<Record<string, string>>) {
  const config = loadConfig({ DATA_DIR: folder, DATABASE_URL: `sqlite:${file}`, ...env });
  const dataSource = siteDataSource(config.database);
  const demo = new DemoData(dataSource, siteSeeds, config, log, clock);
  const service = new DatabaseService(dataSource, siteSeeds, demo, log, clock, new ProcessRole(true));
  opened.push({ service, demo });
  service.onApplicationBootstrap();
  await service.whenPrepared();
  return { service, demo, dataSource };
}

const count = async (dataSource: DataSource, table: string) =>
  Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);

test('the site is ready before its demo people are stored, and has its documents by then', async () => {
  const { service, demo, dataSource } = await start(newFile(), { SEED_TALENTS: '60' });
  expect([await service.isReady(), demo.state]).toEqual([true, 'filling']);
  expect(await count(dataSource, 'document_version')).toBeGreaterThan(0);
  await demo.whenFilled();
  expect([demo.state, await count(dataSource, 'talent')]).toEqual(['there', 60]);
});

test('a second instance is ready while the first one still stores demo people', async () => {
  const file = newFile();
  const first = await start(file, { SEED_TALENTS: '0' });
  let finish = () => undefined as void;
  const busy = withDatabaseLock(first.dataSource, () => new Promise<void>((resolve) => (finish = resolve)), 'demo');
  const second = await start(file, { SEED_TALENTS: '40' });
  expect([await second.service.isReady(), second.demo.state]).toEqual([true, 'filling']);
  finish();
  await busy;
  await second.demo.whenFilled();
  expect(second.demo.state).toBe('there');
});

test('production begins without people, jobs and sign-ins, and with what a site needs', async () => {
  const { service, demo, dataSource } = await start(newFile(), PRODUCTION);
  expect([await service.isReady(), demo.state]).toEqual([true, 'none']);
  for (const table of ['talent', 'user_account', 'job']) expect([table, await count(dataSource, table)]).toEqual([table, 0]);
  for (const table of ['category', 'currency', 'document_version']) expect(await count(dataSource, table)).toBeGreaterThan(0);
});

test('production suspends the sign-ins of demo people that it finds, and logs it', async () => {
  const file = newFile();
  const before = siteDataSource({ kind: 'sqlite', file });
  await before.initialize();
  await migrate(before);
  await seedAll(before, { talents: 40, assetBase: '/media', log: () => undefined });
  await before.destroy();
  const { dataSource } = await start(file, PRODUCTION);
  expect(await new UsersRepository(dataSource).findByLoginEmail('nikhil.bose@example.com')).toMatchObject({ status: 'suspended' });
  expect(await dataSource.query("SELECT id FROM user_account WHERE status = 'active'")).toEqual([]);
  expect(lines.some((line) => line.includes('its sign-ins are suspended'))).toBe(true);
});

test('only this account can read the database, its log and its locks', async () => {
  const file = newFile();
  const { demo } = await start(file, { SEED_TALENTS: '5' });
  await demo.whenFilled();
  for (const end of ['', '-wal', '-shm', '.lock', '.demo.lock'])
    expect([end, statSync(`${file}${end}`).mode & 0o777]).toEqual([end, 0o600]);
});
