import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { type Engine, type Size, SIZES } from './options';
import { openRaw } from './raw/raw-database';

export const BENCH_FOLDER = join(ROOT, '.data/bench');
/** Increase this when the seed changes data that is measured; databases of other versions are not used. */
const SEED_VERSION = 1;

export type BenchDatabase = { readonly engine: Engine; readonly size: Size; readonly talents: number; readonly url: string };

/** Returns the URL of the seeded database of an engine and size, which is created if missing. `mysqlUrl` ends with a slash. */
export async function readyDatabase(engine: Engine, size: Size, mysqlUrl: string): Promise<BenchDatabase> {
  const name = `talents_${size}_v${SEED_VERSION}`;
  const url = engine === 'sqlite' ? await readySqlite(name, size) : await readyMariadb(name, size, mysqlUrl);
  await empty(url);
  return { engine, size, talents: SIZES[size], url };
}

/** Creates the SQLite file under another name and renames it when it is complete. */
async function readySqlite(name: string, size: Size): Promise<string> {
  const file = join(BENCH_FOLDER, `${name}.sqlite`);
  if (!existsSync(file)) {
    mkdirSync(BENCH_FOLDER, { recursive: true });
    const part = `${file}.part`;
    for (const ending of ['', '-wal', '-shm']) rmSync(part + ending, { force: true });
    seed(`sqlite:${part}`, size);
    renameSync(part, file);
  }
  return `sqlite:${file}`;
}

async function readyMariadb(name: string, size: Size, mysqlUrl: string): Promise<string> {
  const server = openRaw(mysqlUrl);
  const part = `${name}_part`;
  try {
    const [known] = await server.read('SELECT 1 FROM information_schema.schemata WHERE schema_name = ?', [name]);
    if (!known) {
      await server.read(`DROP DATABASE IF EXISTS ${part}`);
      await server.read(`CREATE DATABASE ${part} CHARACTER SET utf8mb4`);
      seed(mysqlUrl + part, size);
      await server.read(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
      const tables = await server.read<{ name: string }>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
        [part],
      );
      await server.read(`RENAME TABLE ${tables.map((table) => `${part}.${table.name} TO ${name}.${table.name}`).join(', ')}`);
    }
  } finally {
    await server.close();
  }
  return mysqlUrl + name;
}

function seed(url: string, size: Size): void {
  console.log(`Seeding ${size} talents into ${url.startsWith('sqlite:') ? 'SQLite' : 'MariaDB'} …`);
  const { status } = spawnSync(process.execPath, [join(ROOT, 'backend/dist/seed.mjs'), '--bulk'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, SEED_TALENTS: String(SIZES[size]), DATA_DIR: join(BENCH_FOLDER, 'data') },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The database could not be seeded.');
}

/** Deletes the visits counted by an earlier run. */
async function empty(url: string): Promise<void> {
  const database = openRaw(url);
  await database.write('DELETE FROM rate_hit');
  await database.close();
}
