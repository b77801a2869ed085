import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { BENCH_FOLDER, type BenchDatabase } from './databases';

const READY_WITHIN_MS = 180_000;
/** From so many talents on the listing is found in memory, once they have been read (TALENTS_IN_MEMORY). */
const IN_MEMORY_FROM = 5000;
const IN_MEMORY = 'talents are in memory';

/** A measured server: the application, or the bare one. */
export type Server = { readonly port: number; readonly pid: number; stop(): Promise<void> };

/** The built backend as it runs in production; whom it answers is said by the proxy in front, that is, by the load generator. */
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
  /** Answers 200 as soon as the server can be asked. */
  readonly ready: string;
  /** What its log says when it is as it will be. */
  readonly said: string;
};

async function start({ args, env, port, name, ready, said }: Start): Promise<Server> {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  // Straight into a file: a pipe would be work of this process, on the same processor.
  const file = join(BENCH_FOLDER, `${name}.log`);
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReady = async () => (await answers(`http://127.0.0.1:${port}${ready}`)) && readFileSync(file, 'utf8').includes(said);
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

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
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
