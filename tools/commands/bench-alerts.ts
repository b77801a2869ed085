import { measureAlerts } from '../bench/alerts';
import { type AlertRun, writeAlertReport } from '../bench/alerts-report';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { describeMachine } from '../bench/machine';
import { openMariadb } from '../bench/open-mariadb';
import { type Options, readOptions } from '../bench/options';

const SEARCHES = [1_000, 100_000];
const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** npm run bench:alerts: measures the matching of saved searches, and writes docs/benchmarks.md. */
async function main({ engines }: Pick<Options, 'engines'>): Promise<void> {
  const mariadb = engines.includes('mariadb') ? await openMariadb('bench:alerts') : null;
  const mysqlUrl = mariadb?.url ?? '';
  try {
    const runs: AlertRun[] = [];
    const machine = await describeMachine(engines, mysqlUrl);
    for (const engine of engines) {
      for (const searches of SEARCHES) {
        say(`${engine} ${searches}`);
        runs.push(await measureAlerts(engine, searches, mysqlUrl));
      }
      writeBenchmarks('alerts', writeAlertReport(runs, machine, new Date(begun).toISOString().slice(0, 10)));
      say(`${engine} written to docs/benchmarks.md`);
    }
  } finally {
    await mariadb?.stop();
  }
}

// Exits on a signal, which also stops the started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await main(readOptions(process.argv.slice(2), 'bench:alerts'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
