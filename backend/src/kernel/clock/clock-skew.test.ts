import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../app/create-app';
import { askForCode, sendIn } from '../../../test/support/log-in';
import { TestBrowser } from '../../../test/support/test-browser';
import { loadConfig } from '../config/config';
import { DatabaseService } from '../database/database.service';
import { DemoData } from '../database/demo-data';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';
import { RequestsUnderWay } from '../http/requests-under-way';
import { AppLog } from '../logging/app-log';
import { Clock } from './clock';

const AHEAD_SECONDS = 660;
const [JUST_BEFORE, JUST_AFTER] = [590, 601];
const CLIENT = 'ritu.khanna@example.com';

/** Clock of a machine that is set wrong. */
class SkewedClock extends Clock {
  constructor(private ahead: number) {
    super();
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  pass(seconds: number): void {
    this.ahead += seconds * 1000;
  }
}

describeOnMariadb('Two instances whose clocks differ by eleven minutes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-'));
  const clocks = { right: new SkewedClock(0), ahead: new SkewedClock(AHEAD_SECONDS * 1000) };
  const apps: NestFastifyApplication[] = [];
  let drop: () => Promise<void>;

  async function open(systemClock: SkewedClock, url: string): Promise<void> {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SEED_TALENTS: '5', DATABASE_URL: url });
    const log = new AppLog({ write: () => undefined });
    const app = await createApp({ config, systemClock, log, requests: new RequestsUnderWay() });
    apps.push(app);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    await app.get(DatabaseService).whenPrepared();
    await app.get(DemoData).whenFilled();
  }

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    for (const clock of [clocks.right, clocks.ahead]) await open(clock, database.url);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function pass(seconds: number): void {
    for (const clock of Object.values(clocks)) clock.pass(seconds);
  }

  /** Browser that reaches the instance with the right time first, and the other one afterwards. */
  async function browseBoth(ip: string): Promise<{ right: TestBrowser; ahead: TestBrowser }> {
    const [right, ahead] = apps.map((app) => new TestBrowser(app, ip));
    if (!right || !ahead) throw new Error('Both instances are there from the first test on.');
    await right.get('/api/xsrf');
    for (const [name, value] of right.cookies) ahead.cookies.set(name, value);
    return { right, ahead };
  }

  async function askAt(browser: TestBrowser): Promise<string> {
    expect((await askForCode(browser, CLIENT)).statusCode).toBe(200);
    const [message]: { text: string }[] = (await browser.get(`/dev/outbox.json?to=${CLIENT}`)).json();
    return /^\d{6}$/mu.exec(message?.text ?? '')?.[0] ?? 'no code';
  }

  test('REL-21 a code is valid for ten minutes at either of them, and not a second longer', async () => {
    const first = await browseBoth('10.9.1.1');
    const code = await askAt(first.right);
    pass(JUST_BEFORE);
    expect((await sendIn(first.ahead, CLIENT, code, { agree_tnc: 1 })).json()).toMatchObject({ status: 200, is_login: true });

    const second = await browseBoth('10.9.2.1');
    const late = await askAt(second.right);
    pass(JUST_AFTER);
    expect((await sendIn(second.ahead, CLIENT, late, { agree_tnc: 1 })).json()).toMatchObject({ code: 'CODE_INVALID' });
  });

  test('REL-21 the time until another code is the same at either of them', async () => {
    pass(3600);
    const { right, ahead } = await browseBoth('10.9.3.1');
    await askAt(right);
    const refused = await askForCode(ahead, CLIENT);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ retry_after: number }>().retry_after).toBeGreaterThan(20);
    expect(refused.json<{ retry_after: number }>().retry_after).toBeLessThanOrEqual(30);
  });
});
