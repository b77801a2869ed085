import type { BenchDatabase } from './databases';
import { drawFilters, listPath } from './draw-filters';
import type { Generator } from './load/generator';
import type { FilterRun, FilterTimes } from './results';
import type { Server } from './server';
import { median, percentile } from './statistics';

const FILTERS = 2000;
/** Some seconds each: whatever else the machine does for a while is in one or two of them. */
const ROUNDS = 5;
/** Asked again before their totals are forgotten. */
const AT_ONCE = 20;
/** Other filters, so that code is compiled and pages of the database are in memory, as in a site that runs. */
const WARM_UP = 1000;

export type FilterServers = { readonly application: Server; readonly bare: Server };

type Latencies = Readonly<Record<'cold' | 'warm' | 'bare', readonly number[]>>;

/**
 * Drawn filters of every kind, one after another: each for the first time, and once more. In between the bare server
 * is asked for the first page as often: how long the slowest answers of this machine take in this hour.
 */
export async function measureFilters(database: BenchDatabase, servers: FilterServers, generator: Generator): Promise<FilterRun> {
  const paths = drawFilters('measured', WARM_UP + FILTERS).map((filter) => listPath(filter));
  await askAll(paths.slice(0, WARM_UP), servers, generator);
  const { cold, warm, bare } = await askAll(paths.slice(WARM_UP), servers, generator);
  const { engine, size } = database;
  return { engine, size, filters: FILTERS, cold: toTimes(cold), warm: toTimes(warm), bare: toTimes(bare) };
}

/** Milliseconds of every request. */
async function askAll(paths: readonly string[], servers: FilterServers, generator: Generator): Promise<Latencies> {
  const ask = async ({ port }: Server, some: readonly string[]) =>
    (await generator.run({ port, paths: some, connections: 1, until: { requests: some.length } })).latencies;
  const firstPages = Array.from({ length: AT_ONCE }, () => listPath({}));
  const cold: number[] = [];
  const warm: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    cold.push(...(await ask(servers.application, some)));
    warm.push(...(await ask(servers.application, some)));
    bare.push(...(await ask(servers.bare, firstPages)));
  }
  return { cold, warm, bare };
}

/** The median of the rounds, and the longest of all. */
function toTimes(latencies: readonly number[]): FilterTimes {
  const size = latencies.length / ROUNDS;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => latencies.slice(round * size, (round + 1) * size));
  const at = (share: number) => median(rounds.map((round) => percentile(round, share)));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: percentile(latencies, 1) };
}
