import { writeBenchmarks } from '../bench/benchmarks-page';
import { type BenchDatabase, readyDatabase } from '../bench/databases';
import { measureFilters } from '../bench/filter-times';
import { type Generator, startGenerator } from '../bench/load/generator';
import { describeMachine } from '../bench/machine';
import { openMariadb } from '../bench/open-mariadb';
import { type Options, readOptions } from '../bench/options';
import { writeReport } from '../bench/report';
import type { FilterRun, Throughput, Waits } from '../bench/results';
import { type Server, startApplication, startBare } from '../bench/server';
import { compareThroughput } from '../bench/throughput';
import { measureWaits, questionsOf } from '../bench/waits';
import { buildChanged } from '../build/build-all';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

type Found = { readonly throughput: Throughput[]; readonly waits: Waits[]; readonly filters: FilterRun[] };

/** npm run bench:api: measures the listing against bare node:http and its targets, and writes docs/benchmarks.md. */
async function main({ sizes, engines }: Options): Promise<void> {
  await buildChanged(['backend'], say);
  const mariadb = engines.includes('mariadb') ? await openMariadb('bench:api') : null;
  const generator = startGenerator();
  const found: Found = { throughput: [], waits: [], filters: [] };
  try {
    const mysqlUrl = mariadb?.url ?? '';
    for (const engine of engines) {
      const databases: BenchDatabase[] = [];
      for (const size of sizes) databases.push(await readyDatabase(engine, size, mysqlUrl));
      await measureEngine(databases, generator, found);
    }
    const machine = await describeMachine(engines, mysqlUrl);
    write({ machine, results: found, engines, day: new Date(begun).toISOString().slice(0, 10) });
  } finally {
    generator.stop();
    await mariadb?.stop();
  }
}

async function measureEngine(databases: readonly BenchDatabase[], generator: Generator, found: Found): Promise<void> {
  for (const database of databases) {
    say(`${nameOf(database)}: against bare node:http`);
    const compared = await compareThroughput(database, generator);
    found.throughput.push(compared);
    const { bare, application, sameStatements } = compared;
    const [alone, asItRuns, without] = [bare, application, sameStatements].map(({ perSecond }) => perSecond.median.toFixed(0));
    say(`  requests per second: bare ${alone}, application ${asItRuns}, without memory ${without}`);
  }
  const servers: { readonly database: BenchDatabase; readonly server: Server }[] = [];
  try {
    for (const database of databases) servers.push({ database, server: await startApplication(database) });
    say(`${databases[0]?.engine}: one visitor`);
    found.waits.push(
      ...(await measureWaits(
        servers.flatMap(({ database, server }) => questionsOf(database, server)),
        generator,
      )),
    );
    for (const { database, server } of servers) {
      say(`${nameOf(database)}: any filter`);
      const bare = await startBare(database);
      try {
        found.filters.push(await measureFilters(database, { application: server, bare }, generator));
      } finally {
        await bare.stop();
      }
    }
  } finally {
    for (const { server } of servers) await server.stop();
  }
}

function nameOf({ engine, size }: BenchDatabase): string {
  return `${engine} ${size}`;
}

function write(report: Parameters<typeof writeReport>[0]): void {
  const text = writeReport(report);
  writeBenchmarks('the API', text);
  console.log(`\n${text}`);
}

// Exits on a signal, which also stops the started processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
