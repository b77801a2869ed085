import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { BENCH_FOLDER, type BenchDatabase } from './databases';

const READY_WITHIN_MS = 180_000;
/** Number of talents from which the listing is searched in memory (TALENTS_IN_MEMORY). */
const IN_MEMORY_FROM = 5000;
const IN_MEMORY = 'talents are in memory';

/** A measured server: the application or the bare one. */
export type Server = { readonly port: number; readonly pid: number; stop(): Promise<void> };

/** Starts the built backend in production mode. It trusts the load generator as the proxy that names the visitor. */
export async function startApplication(
  { engine, size, url, talents }: BenchDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'production',
    BACKEND_PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: join(BENCH_FOLDER, 'data'),
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  };
  const said = talents >= IN_MEMORY_FROM && env['TALENTS_IN_MEMORY'] === undefined ? IN_MEMORY : '';
  return start({
    args: [join(ROOT, 'backend/dist/main.mjs')],
    env: settings,
    port,
    name: `application-${engine}-${size}`,
    ready: '/readyz',
    said,
  });
}

export async function startBare({ engine, size, url }: BenchDatabase): Promise<Server> {
  const port = await freePort();
  const args = ['--import', 'tsx', join(ROOT, 'tools/bench/raw/raw-server.ts'), url, String(port)];
  return start({ args, env: { NODE_ENV: 'production' }, port, name: `bare-${engine}-${size}`, ready: '/', said: '' });
}

type Start = {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly name: string;
  /** URL that gives 200 once the server accepts requests. */
  readonly ready: string;
  /** Text in its log once it is fully ready. */
  readonly said: string;
};

async function start({ args, env, port, name, ready, said }: Start): Promise<Server> {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  // Logs to a file: reading a pipe would be work for this process on the same CPU.
  const file = join(BENCH_FOLDER, `${name}.log`);
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = async () => (await responds(`http://127.0.0.1:${port}${ready}`)) && readFileSync(file, 'utf8').includes(said);
  await waitUntil(isReady, child);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

async function waitUntil(isReady: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('A server did not get ready; .data/bench has its log.');
}
