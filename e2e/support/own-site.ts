import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { freePort } from './free-port';
import { nextIp } from './newcomers';
import { expect, test as base } from './test';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 90_000;

/** A second site whose clock can be turned without disturbing the other journeys. */
export type OwnSite = {
  readonly origin: string;
  /** Opens an empty page of this site. */
  open(browser: Browser): Promise<Page>;
  /** Turns its clock ahead, and does what is due by then. Resolves to its time. */
  turn(days: number): Promise<number>;
  runStaff(...args: readonly string[]): Promise<void>;
  /** Makes a token for the squad of a remote: `makeToken('mf_landing')`. */
  makeToken(remote: string): Promise<string>;
  /** Holds the newest mails of the outbox, as if they had been hours late; resolves to their number. */
  holdMails(most: number): number;
  /** Folder of the files of its releases. */
  readonly releaseStore: string;
  /** Stops it and starts it again, on what it has stored. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts what is built already with a database of its own; the pictures are those of the site under test. */
async function startOwnSite(settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alltalent-own-site-'));
  const pictures = join(process.env['DATA_DIR'] ?? join(ROOT, '.data'), 'media');
  if (existsSync(pictures)) cpSync(pictures, join(dataDir, 'media'), { recursive: true });
  const [port, backendPort] = [await freePort(), await freePort()];
  const own = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO_CLOCK: '1' };
  const env = { ...process.env, ...own, ...settings };
  const start = () => spawn(process.execPath, ['--import', 'tsx', 'tools/commands/start.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  let program = start();
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    await stopProgram(program);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitFor(`${origin}/`, program);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async () => {
    await stopProgram(program);
    program = start();
    await waitFor(`${origin}/`, program);
  };
  return {
    origin,
    releaseStore: join(dataDir, 'releases'),
    restart,
    stop,
    open: (browser) => openPage(browser, origin),
    turn: (days) => turnClock(origin, days),
    runStaff: async (...args) => {
      await promisify(execFile)(process.execPath, ['backend/dist/staff.mjs', ...args], { cwd: ROOT, env });
    },
    makeToken: async (remote) => {
      const command = ['tools/bootstrap.mjs', 'platform', 'token', remote];
      return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout.trim();
    },
    holdMails: (most) => holdMails(join(dataDir, 'alltalent.sqlite'), most),
  };
}

/** The part of the backend's SQLite driver that is needed here. */
type SqliteConstructor = new (file: string) => {
  prepare(sql: string): { run(...values: readonly unknown[]): { readonly changes: number } };
  close(): void;
};

function holdMails(file: string, most: number): number {
  const Sqlite = createRequire(join(ROOT, 'backend/package.json'))('./sqlite-driver.cjs') as SqliteConstructor;
  const database = new Sqlite(file);
  const newest = `SELECT id FROM outbox_message WHERE channel = 'mail' ORDER BY id DESC LIMIT ?`;
  const { changes } = database.prepare(`UPDATE outbox_message SET state = 'held' WHERE id IN (${newest})`).run(most);
  database.close();
  return changes;
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': nextIp() } });
  return context.newPage();
}

async function turnClock(origin: string, days: number): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/dev/clock`, { method: 'POST', headers, body: JSON.stringify({ days }) });
  expect(response.status).toBe(200);
  return Date.parse(((await response.json()) as { readonly now: string }).now);
}

async function waitFor(url: string, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && program.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The second site did not start.');
}

async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, 'exit');
  program.kill('SIGTERM');
  await exited;
}

/** Test with a site of its own, on which a talent without a membership sends one application a month. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const site = await startOwnSite({ FREE_APPLICATIONS_PER_MONTH: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS + 30_000 },
  ],
});
