import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { BENCH_FOLDER } from './databases';
import type { Engine } from './options';
import { openRaw } from './raw/raw-database';

const LOADERS = ['tsx', join(ROOT, 'backend/test/support/cli/swc-loader.mjs')].flatMap((loader) => ['--import', loader]);

/** Creates a database that is removed after the measurement. `mysqlUrl` ends with a slash. */
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

/** Makes the function that runs a program of backend/test/support on a database; it resolves to what the program answers. */
export function programOf(path: string) {
  const program = join(ROOT, 'backend/test/support', path);
  return (command: string, url: string, value: number | string = 0): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...LOADERS, program, command, url, String(value)], {
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
