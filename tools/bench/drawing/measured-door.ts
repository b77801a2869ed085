import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/packages';
import { freePort } from '../../site/ports';

const READY_WITHIN_MS = 90_000;

/** Bytes. `rss` holds everything, `heapUsed` what the main thread's code holds. */
export type Memory = { readonly rss: number; readonly heapUsed: number; readonly external: number };

export type MeasuredDoor = {
  readonly port: number;
  readonly pid: number;
  memory(): Promise<Memory>;
  /** Returns how many pages it left to browsers since its start. */
  leftPages(): Promise<number>;
  /** Waits until it serves a registry of this revision. */
  untilRevision(revision: number): Promise<void>;
  stop(): Promise<void>;
};

export type DoorSources = { readonly dataDir: string; readonly releaseStore: string; readonly backendUrl: string };

/** Starts the built front door in production mode. It trusts the load generator as the proxy that names the visitor. */
export async function startMeasuredDoor({ dataDir, releaseStore, backendUrl }: DoorSources): Promise<MeasuredDoor> {
  const port = await freePort();
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(join(dataDir, 'front-door.log'), 'w');
  const args = ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.mjs'), join(ROOT, 'shell/dist/server/main.mjs')];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    FRONT_DOOR_HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_URL: backendUrl,
    DATA_DIR: dataDir,
    RELEASE_STORE: releaseStore,
    SECRET_KEY: 'x'.repeat(64),
    TRUST_PROXY: '1',
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', log, log, 'ipc'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitUntilDrawn(`http://localhost:${port}/talents`);
  return {
    port,
    pid: child.pid ?? 0,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (memory: Memory) => resolve(memory));
        child.send('memory');
      }),
    leftPages: async () => Object.values((await healthOf(port)).pages.left).reduce((sum, count) => sum + count, 0),
    async untilRevision(revision) {
      while ((await healthOf(port)).revision < revision) await rest(100);
    },
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

type Health = { readonly revision: number; readonly pages: { readonly left: Readonly<Record<string, number>> } };

async function healthOf(port: number): Promise<Health> {
  return (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as Health;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the first drawn page. A page that came too late is not drawn again for a minute, so each attempt asks for another one. */
async function waitUntilDrawn(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (let attempt = 1; Date.now() < deadline; attempt += 1) {
    const response = await fetch(`${url}?attempt=${attempt}`).catch(() => null);
    if ((await response?.text())?.includes('data-drawn')) return;
    await rest(500);
  }
  throw new Error('The front door draws no pages; .data/bench/drawing-door has its log.');
}
