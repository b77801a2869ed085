import { join } from 'node:path';
import { startMariadb } from '../testing/mariadb';
import { findMariadb } from '../testing/requirements';
import { BENCH_FOLDER } from './databases';

/** Starts a MariaDB server, or uses the one at BENCH_MYSQL_URL. */
export async function openMariadb(command: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = process.env['BENCH_MYSQL_URL'];
  if (url) return { url, stop: async () => undefined };
  const { path, reason } = findMariadb();
  if (!path) throw new Error(`${reason}. Without MariaDB: npm run ${command} -- --engines sqlite`);
  return startMariadb(path, {
    folder: join(BENCH_FOLDER, 'mariadb'),
    settings: ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'],
  });
}
