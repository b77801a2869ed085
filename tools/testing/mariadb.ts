import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../site/ports';

export type Mariadb = { readonly url: string; stop(): Promise<void> };

export type MariadbOptions = {
  /** Folder for permanent data; without it, a temporary one is deleted at the end. */
  readonly folder?: string;
  /** Further server settings, `--name=value`. */
  readonly settings?: readonly string[];
};

const MEMORY = '/dev/shm';
const MEMORY_WANTED = 2 * 2 ** 30;

/** Settings for tests, which create and drop hundreds of databases: durability is not needed. */
export const FORGETFUL = [
  '--innodb-file-per-table=0',
  '--innodb-doublewrite=0',
  '--innodb-stats-persistent=0',
  '--performance-schema=0',
  '--table-definition-cache=40000',
  '--table-open-cache=8000',
] as const;

/** Starts a MariaDB on a free local port. */
export async function startMariadb(mariadbd: string, { folder: kept, settings = [] }: MariadbOptions = {}): Promise<Mariadb> {
  const folder = kept ?? mkdtempSync(join(quickFolder(), 'all-talent-mariadb-'));
  if (!existsSync(join(folder, 'mysql'))) makeDataFolder(mariadbd, folder);
  const port = await freePort();
  // Outside the data folder: a socket's path has at most about a hundred characters.
  const socket = join(tmpdir(), `all-talent-mariadb-${port}`);
  const server = spawn(
    mariadbd,
    [
      `--datadir=${folder}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${socket}`,
      `--pid-file=${folder}/pid`,
      '--skip-name-resolve',
      '--innodb-flush-log-at-trx-commit=0',
      '--max-connections=300',
      ...settings,
      ...ownUser(),
    ],
    { stdio: 'ignore' },
  );
  process.once('exit', () => server.kill());
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await admitTester(socket);
  return {
    url: `mysql://test:test@127.0.0.1:${port}/`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a folder in memory if there is space, otherwise on disk. */
function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MEMORY_WANTED ? MEMORY : tmpdir();
}

async function admitTester(socket: string): Promise<void> {
  const admin = (...args: string[]) =>
    spawnSync('mariadb-admin', [`--socket=${socket}`, '-uroot', ...args], { stdio: 'ignore' }).status === 0;
  for (let tries = 0; tries < 150 && !admin('ping'); tries += 1) await new Promise((resolve) => setTimeout(resolve, 200));
  const sql =
    "CREATE USER IF NOT EXISTS 'test'@'%' IDENTIFIED BY 'test'; GRANT ALL ON *.* TO 'test'@'%' WITH GRANT OPTION; FLUSH PRIVILEGES;";
  const granted = spawnSync('mariadb', [`--socket=${socket}`, '-uroot', '-e', sql], { encoding: 'utf8' });
  if (granted.status !== 0) throw new Error(`MariaDB did not start: ${granted.stderr}`);
}

function makeDataFolder(mariadbd: string, folder: string): void {
  const install = join(dirname(dirname(mariadbd)), 'bin/mariadb-install-db');
  const made = spawnSync(
    existsSync(install) ? install : 'mariadb-install-db',
    [`--datadir=${folder}`, '--auth-root-authentication-method=normal', ...ownUser()],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`MariaDB's data folder could not be made: ${made.stderr}`);
}

/** Returns the option that lets MariaDB run as root. */
function ownUser(): readonly string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}
