import type { BenchDatabase } from './databases';
import { drawFilters, listPath } from './draw-filters';
import type { Generator } from './load/generator';
import type { FilterRun, FilterTimes } from './results';
import type { Server } from './server';
import { percentile } from './statistics';

const FILTERS = 2000;
/** Asked again before their totals are forgotten. */
const AT_ONCE = 20;
/** Filters of another draw, so that code and pages of the database are in memory, as in a site that runs. */
const WARM_UP = 40;

/** Drawn filters of every kind, one after another: each for the first time, and once more. */
export async function measureFilters(database: BenchDatabase, server: Server, generator: Generator): Promise<FilterRun> {
  const ask = async (paths: readonly string[]) =>
    (await generator.run({ port: server.port, paths, connections: 1, until: { requests: paths.length } })).latencies;
  await ask(drawFilters('warm up', WARM_UP).map((filter) => listPath(filter)));
  const paths = drawFilters('measured', FILTERS).map((filter) => listPath(filter));
  const cold: number[] = [];
  const warm: number[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    cold.push(...(await ask(some)));
    warm.push(...(await ask(some)));
  }
  return { engine: database.engine, size: database.size, filters: FILTERS, cold: toTimes(cold), warm: toTimes(warm) };
}

function toTimes(latencies: readonly number[]): FilterTimes {
  const at = (share: number) => percentile(latencies, share);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
