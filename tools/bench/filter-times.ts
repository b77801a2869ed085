import type { BenchDatabase } from './databases';
import { drawFilters, listPath } from './draw-filters';
import type { Generator } from './load/generator';
import type { FilterRun, FilterTimes } from './results';
import type { Server } from './server';
import { median, percentile } from './statistics';

const FILTERS = 2000;
/** Rounds of some seconds each, so that other load on the machine affects only one or two of them. */
const ROUNDS = 5;
/** Filters that are requested again before their totals leave the cache. */
const AT_ONCE = 20;
/** Filters requested first, so that code is compiled and database pages are in memory, as on a running site. */
const WARM_UP = 1000;

export type FilterServers = { readonly application: Server; readonly bare: Server };

type Latencies = Readonly<Record<'cold' | 'warm' | 'bare', readonly number[]>>;

/**
 * Measures drawn filters one after another, each for the first time and once more. In between, the bare server is asked
 * for the first page as often, which shows how slow the slowest responses of this machine are at that time.
 */
export async function measureFilters(database: BenchDatabase, servers: FilterServers, generator: Generator): Promise<FilterRun> {
  const paths = drawFilters('measured', WARM_UP + FILTERS).map((filter) => listPath(filter));
  await askAll(paths.slice(0, WARM_UP), servers, generator);
  const { cold, warm, bare } = await askAll(paths.slice(WARM_UP), servers, generator);
  const { engine, size } = database;
  return { engine, size, filters: FILTERS, cold: toTimes(cold), warm: toTimes(warm), bare: toTimes(bare) };
}

/** Returns the milliseconds of every request. */
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

/** Returns the median over the rounds, and the maximum of all. */
function toTimes(latencies: readonly number[]): FilterTimes {
  const size = latencies.length / ROUNDS;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => latencies.slice(round * size, (round + 1) * size));
  const at = (share: number) => median(rounds.map((round) => percentile(round, share)));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: percentile(latencies, 1) };
}
