import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { freePort } from '../site/ports';

export type Mariadb = { readonly url: string; stop(): Promise<void> };

/** A MariaDB of our own in a temporary folder, on a free port of this machine only. */
export async function startMariadb(mariadbd: string): Promise<Mariadb> {
  const folder = mkdtempSync(join(tmpdir(), 'all-talent-mariadb-'));
  const port = await freePort();
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const install = join(dirname(dirname(mariadbd)), 'bin/mariadb-install-db');
  const made = spawnSync(
    existsSync(install) ? install : 'mariadb-install-db',
    [`--datadir=${folder}`, '--auth-root-authentication-method=normal', ...user],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`MariaDB's data folder could not be made: ${made.stderr}`);
  const server = spawn(
    mariadbd,
    [
      `--datadir=${folder}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      '--skip-name-resolve',
      '--innodb-flush-log-at-trx-commit=0',
      '--max-connections=300',
      ...user,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const admin = (...args: string[]) =>
    spawnSync('mariadb-admin', [`--socket=${folder}/socket`, '-uroot', ...args], { stdio: 'ignore' }).status === 0;
  for (let tries = 0; tries < 150 && !admin('ping'); tries += 1) await new Promise((resolve) => setTimeout(resolve, 200));
  const sql = "CREATE USER 'test'@'%' IDENTIFIED BY 'test'; GRANT ALL ON *.* TO 'test'@'%' WITH GRANT OPTION; FLUSH PRIVILEGES;";
  const granted = spawnSync('mariadb', [`--socket=${folder}/socket`, '-uroot', '-e', sql], { encoding: 'utf8' });
  if (granted.status !== 0) throw new Error(`MariaDB did not start: ${granted.stderr}`);
  return {
    url: `mysql://test:test@127.0.0.1:${port}/`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
