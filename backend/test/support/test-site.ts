import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyTimes } from '@alltalent/shared/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/app/create-app';
import { Clock } from '../../src/kernel/clock/clock';
import { type AppConfig, loadConfig } from '../../src/kernel/config/config';
import { DatabaseService } from '../../src/kernel/database/database.service';
import { DemoData } from '../../src/kernel/database/demo-data';
import { migrate } from '../../src/kernel/database/migrate';
import { fillFromTemplate } from './kernel/database/database-templates';
import { indexEntityMetadata } from './kernel/database/quick-metadata';
import { createMysqlDatabase, describeOnServers, type Engine } from './kernel/database/test-database';
import { stop } from '../../src/kernel/http/graceful-stop';
import { RequestsUnderWay } from '../../src/kernel/http/requests-under-way';
import { AppLog } from '../../src/kernel/logging/app-log';
import { seedAll } from '../../seeds';
import { TestBrowser } from './test-browser';

const START = Date.UTC(2026, 10, 20, 10);
const TALENTS = '40';
/** More than a busy machine takes. */
const DATABASE_WITHIN_MS = 30_000;

export class ManualClock extends Clock {
  constructor(private time = START) {
    super();
  }

  now(): number {
    return this.time;
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}

type Route = { readonly method: string; readonly url: string };

export type TestSite = {
  readonly app: NestFastifyApplication;
  readonly config: AppConfig;
  readonly clock: ManualClock;
  readonly dataSource: DataSource;
  /** Lines that were logged so far. */
  readonly log: readonly string[];
  readonly routes: readonly Route[];
  /** Closes the site as SIGTERM does, without ending the process. */
  stop(): Promise<void>;
  /** Opens a browser with an IP address of its own, so that limits per network do not add up across tests. */
  browse(ip?: string): Promise<TestBrowser>;
  /** Opens a port, for tests that need a connection; resolves to its number. */
  listen(): Promise<number>;
  close(): Promise<void>;
};

function fillSite({ database, seedTalents: talents, assetBase }: AppConfig): Promise<void> {
  return fillFromTemplate(database, `site of ${talents} at ${assetBase}`, async (dataSource) => {
    await migrate(dataSource);
    await seedAll(dataSource, { talents, assetBase, log: () => undefined, now: new Date(START) });
    // Nobody has saved a search yet, so the seeded rows match none; otherwise each site would first look at every one of them.
    await dataSource.query('DELETE FROM search_change');
  });
}

indexEntityMetadata();

let ips = 0;

/** Creates IP addresses, each in a network (/24) of its own. */
function nextIp(): string {
  ips += 1;
  return `10.${ips >> 8}.${ips & 255}.1`;
}

type SiteOptions = {
  /** True: the backend itself migrates and seeds the empty database. */
  readonly isDatabaseLeft?: boolean;
  readonly bodyTimes?: BodyTimes;
  /** True: requests wait for the database as long as on a real site, not as long as a busy machine may take. */
  readonly hasRealDatabaseTime?: boolean;
};

/** Opens the whole backend on a database of its own, migrated and seeded, without a port. */
export async function openSite(
  env: Readonly<Record<string, string>> = {},
  { isDatabaseLeft = false, bodyTimes, hasRealDatabaseTime = false }: SiteOptions = {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-'));
  const demo = env['NODE_ENV'] === 'production' ? {} : { SEED_TALENTS: TALENTS };
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...demo, ...env });
  if (!isDatabaseLeft) await fillSite(config);
  const clock = new ManualClock();
  const log: string[] = [];
  const routes: Route[] = [];
  const requests = new RequestsUnderWay();
  const appLog = new AppLog({ write: (line: string) => void log.push(line) });
  const app = await createApp({
    config,
    clock,
    log: appLog,
    requests,
    ...(hasRealDatabaseTime ? {} : { databaseWithinMs: DATABASE_WITHIN_MS }),
    ...(bodyTimes ? { bodyTimes } : {}),
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((name) => ({ method: name, url }))),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  await app.get(DatabaseService).whenPrepared();
  await app.get(DemoData).whenFilled();
  return {
    app,
    config,
    clock,
    log,
    routes,
    stop: () => stop(app, { log: appLog, requests, stopAccepting: () => app.get(DatabaseService).stopAccepting() }),
    dataSource: app.get(DataSource),
    async browse(ip = nextIp()) {
      const browser = new TestBrowser(app, ip);
      await browser.get('/api/xsrf');
      return browser;
    },
    async listen() {
      await app.listen(0, '127.0.0.1');
      return Number(new URL(await app.getUrl()).port);
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Env = Readonly<Record<string, string>>;

/** Runs tests against the whole backend on SQLite and, where a server is configured, on MariaDB. An `env` function is called at the start. */
export function describeSites(title: string, tests: (site: () => TestSite) => void, env: Env | (() => Env) = {}): void {
  describeOnServers(title, (engine) => withSite(engine, tests, env));
}

/**
 * Runs tests against the whole backend on SQLite alone. They take no locks and run no statement that other tests do not run on
 * MariaDB (docs/decisions/0050).
 */
export function describeSite(title: string, tests: (site: () => TestSite) => void, env: Env | (() => Env) = {}): void {
  describe(title, () => withSite('SQLite', tests, env));
}

function withSite(engine: Engine['name'], tests: (site: () => TestSite) => void, env: Env | (() => Env)): void {
  let site: TestSite | undefined;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    if (engine === 'SQLite') return void (site = await openSite(valuesOf(env)));
    const database = await createMysqlDatabase();
    drop = database.drop;
    site = await openSite({ ...valuesOf(env), DATABASE_URL: database.url });
  }, 60_000);
  afterAll(async () => {
    await site?.close();
    await drop();
    // Jest keeps what this describes until the last test of the file, and with it the whole backend.
    site = undefined;
  });
  tests(() => {
    if (!site) throw new Error('The site exists from the first test on, not before.');
    return site;
  });
}

function valuesOf(env: Env | (() => Env)): Env {
  return typeof env === 'function' ? env() : env;
}
