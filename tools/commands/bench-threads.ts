import { writeBenchmarks } from '../bench/benchmarks-page';
import { describeMachine } from '../bench/machine';
import { openMariadb } from '../bench/open-mariadb';
import { type Options, readOptions } from '../bench/options';
import { measureThreads, THREAD_SIZES } from '../bench/threads';
import { type ThreadRun, writeThreadReport } from '../bench/threads-report';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** npm run bench:threads: measures the inbox and threads, and writes docs/benchmarks.md. */
async function main({ sizes, engines }: Options): Promise<void> {
  const mariadb = engines.includes('mariadb') ? await openMariadb('bench:threads') : null;
  const mysqlUrl = mariadb?.url ?? '';
  try {
    const runs: ThreadRun[] = [];
    const machine = await describeMachine(engines, mysqlUrl);
    for (const engine of engines) {
      for (const size of sizes) {
        say(`${engine} ${size}`);
        runs.push(await measureThreads(engine, size, mysqlUrl));
      }
      writeBenchmarks('messages', writeThreadReport(runs, machine, new Date(begun).toISOString().slice(0, 10)));
      say(`${engine} written to docs/benchmarks.md`);
    }
  } finally {
    await mariadb?.stop();
  }
}

// Exits on a signal, which also stops the started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await main(readOptions(process.argv.slice(2), 'bench:threads', THREAD_SIZES));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
