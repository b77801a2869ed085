import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { BENCH_FOLDER } from './databases';
import { type Engine, type Size, SIZES } from './options';
import { openRaw } from './raw/raw-database';
import type { RenewalRun } from './renewals-report';
import { sampleOf } from './statistics';

const LOADERS = ['tsx', join(ROOT, 'backend/test/support/cli/swc-loader.mjs')].flatMap((loader) => ['--import', loader]);
const PROGRAM = join(ROOT, 'backend/test/support/membership/renewals-program.ts');
/** Both instances have started by then. */
const START_MS = 15_000;

/** Measures a database of memberships, which is made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureRenewals(engine: Engine, size: Size, mysqlUrl: string): Promise<RenewalRun> {
  const { url, remove } = await emptyDatabase(engine, `renewals_${size}`, mysqlUrl);
  try {
    await ask('fill', url, SIZES[size]);
    const msPerStep = sampleOf((await ask('measure', url)) as readonly number[]);
    await ask('due', url);
    const begin = Date.now() + START_MS;
    const instances = (await Promise.all([ask('run', url, begin), ask('run', url, begin)])) as readonly { steps: number }[];
    return { engine, size, msPerStep, together: instances.map(({ steps }) => steps), traces: (await ask('traces', url)) as number };
  } finally {
    await remove();
  }
}

async function emptyDatabase(engine: Engine, name: string, mysqlUrl: string) {
  if (engine === 'sqlite') {
    mkdirSync(BENCH_FOLDER, { recursive: true });
    const file = join(BENCH_FOLDER, `${name}.sqlite`);
    const remove = async () => ['', '-wal', '-shm'].forEach((ending) => rmSync(file + ending, { force: true }));
    await remove();
    return { url: `sqlite:${file}`, remove };
  }
  const run = async (...statements: readonly string[]) => {
    const server = openRaw(mysqlUrl);
    for (const statement of statements) await server.read(statement);
    await server.close();
  };
  await run(`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: mysqlUrl + name, remove: () => run(`DROP DATABASE ${name}`) };
}

/** Runs the program on a database; resolves to what it answers. */
function ask(command: string, url: string, value = 0): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...LOADERS, PROGRAM, command, url, String(value)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1) ?? 'null'));
      else reject(new Error(`${command} failed.`));
    });
  });
}
