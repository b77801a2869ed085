import { join } from 'node:path';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { BENCH_FOLDER } from '../bench/databases';
import { describeMachine } from '../bench/machine';
import { type Options, readOptions } from '../bench/options';
import { measureRenewals } from '../bench/renewals';
import { type RenewalRun, writeRenewalReport } from '../bench/renewals-report';
import { startMariadb } from '../testing/mariadb';
import { findMariadb } from '../testing/requirements';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** npm run bench:renewals: measures the clock of memberships, and writes docs/benchmarks.md. */
async function main({ sizes, engines }: Options): Promise<void> {
  const mariadb = engines.includes('mariadb') ? await openMariadb() : null;
  const mysqlUrl = mariadb?.url ?? '';
  try {
    const runs: RenewalRun[] = [];
    const machine = await describe(engines, mysqlUrl);
    for (const engine of engines) {
      for (const size of sizes) {
        say(`${engine} ${size}`);
        runs.push(await measureRenewals(engine, size, mysqlUrl));
      }
      writeBenchmarks('renewals', writeRenewalReport(runs, machine, new Date(begun).toISOString().slice(0, 10)));
      say(`${engine} written to docs/benchmarks.md`);
    }
  } finally {
    await mariadb?.stop();
  }
}

async function describe(engines: Options['engines'], mysqlUrl: string): Promise<string> {
  const { cores, memoryGb, platform, node, engines: versions } = await describeMachine(engines, mysqlUrl);
  const named = engines.map((engine) => `${engine === 'sqlite' ? 'SQLite' : 'MariaDB'} ${versions[engine]}`);
  return [`${cores} cores`, `${memoryGb} GB`, platform, `Node ${node}`, ...named].join(', ');
}

/** Starts a MariaDB server, or uses the one at BENCH_MYSQL_URL. */
async function openMariadb(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const url = process.env['BENCH_MYSQL_URL'];
  if (url) return { url, stop: async () => undefined };
  const { path, reason } = findMariadb();
  if (!path) throw new Error(`${reason}. Without MariaDB: npm run bench:renewals -- --engines sqlite`);
  return startMariadb(path, {
    folder: join(BENCH_FOLDER, 'mariadb'),
    settings: ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'],
  });
}

// Exits on a signal, which also stops the started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await main(readOptions(process.argv.slice(2), 'bench:renewals'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
