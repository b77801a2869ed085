import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { BENCH_FOLDER } from './databases';
import type { Engine } from './options';
import { openRaw } from './raw/raw-database';

const LOADERS = ['tsx', join(ROOT, 'backend/test/support/cli/swc-loader.mjs')].flatMap((loader) => ['--import', loader]);

/** Makes an empty database for one measurement. `mysqlUrl` ends with a slash. */
export async function emptyDatabase(engine: Engine, name: string, mysqlUrl: string) {
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

/** Runs a program of the backend on a database; resolves to what it answers. */
export function askProgram(
  program: string,
  { command, url, value = 0 }: { command: string; url: string; value?: number },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...LOADERS, join(ROOT, program), command, url, String(value)], {
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
