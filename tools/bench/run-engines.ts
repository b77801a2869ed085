import { type Part, writeBenchmarks } from './benchmarks-page';
import { describeMachine, type Machine } from './machine';
import { openMariadb } from './open-mariadb';
import type { Engine } from './options';

type Choice<Size> = { readonly engines: readonly Engine[]; readonly sizes: readonly Size[] };

type Benchmark<Run, Size> = {
  /** Name of the npm script. */
  readonly command: string;
  /** Part of docs/benchmarks.md that is written. */
  readonly part: Part;
  readonly measure: (engine: Engine, size: Size, mysqlUrl: string) => Promise<Run>;
  readonly write: (runs: readonly Run[], machine: Machine, day: string) => string;
};

/** Measures every size on every engine and writes the report after each engine. Ends the process with 1 after a failure. */
export async function runOnEngines<Run, Size extends string | number>(
  readChoice: () => Choice<Size>,
  benchmark: Benchmark<Run, Size>,
): Promise<void> {
  // Exits on a signal, which also stops the started processes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  try {
    await measureAll(readChoice(), benchmark);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function measureAll<Run, Size extends string | number>(
  { engines, sizes }: Choice<Size>,
  { command, part, measure, write }: Benchmark<Run, Size>,
): Promise<void> {
  const begun = Date.now();
  const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  const mariadb = engines.includes('mariadb') ? await openMariadb(command) : null;
  const mysqlUrl = mariadb?.url ?? '';
  try {
    const runs: Run[] = [];
    const machine = await describeMachine(engines, mysqlUrl);
    for (const engine of engines) {
      for (const size of sizes) {
        say(`${engine} ${size}`);
        runs.push(await measure(engine, size, mysqlUrl));
      }
      writeBenchmarks(part, write(runs, machine, new Date(begun).toISOString().slice(0, 10)));
      say(`${engine} written to docs/benchmarks.md`);
    }
  } finally {
    await mariadb?.stop();
  }
}
