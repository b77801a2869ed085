import type { Engine, Size } from './options';
import type { Results, Side, Throughput, Waits } from './results';
import { ratioOf } from './statistics';

export type Verdict = 'held' | 'missed' | 'too unsteady to tell' | 'not measured';
export type TargetResult = {
  readonly what: string;
  readonly target: string;
  readonly engine: Engine;
  readonly value: string;
  readonly verdict: Verdict;
};

const LARGEST: Size = '1m';

/** Compares the results with each target of the design, by engine. */
export function evaluate(results: Results, engines: readonly Engine[]): readonly TargetResult[] {
  return engines.flatMap((engine) => [
    ...evaluateThroughput(results, engine),
    ...evaluateWaits(results.waits, engine),
    ...evaluateFilters(results, engine),
  ]);
}

/** Returns the size furthest from its target; every size must meet it. */
function evaluateThroughput({ throughput }: Results, engine: Engine): TargetResult[] {
  const own = throughput.filter((entry) => entry.engine === engine);
  const evaluateSide = (sideOf: (entry: Throughput) => Side, how: string): TargetResult[] => {
    const speed = own.map((entry) => ratioOf(sideOf(entry).perSecond, entry.bare.perSecond));
    const cpu = own.map((entry) => ratioOf(sideOf(entry).cpuMs, entry.bare.cpuMs));
    return [
      { engine, what: `requests per second against bare node:http${how}`, target: 'at least 0.8x', ...atLeast(speed, 0.8) },
      { engine, what: `CPU per request against bare node:http${how}`, target: 'at most 1.3x', ...atMost(cpu, 1.3) },
    ];
  };
  return [
    ...evaluateSide(({ application }) => application, ''),
    ...evaluateSide(({ sameStatements }) => sameStatements, ', without memory'),
  ];
}

function evaluateWaits(waits: readonly Waits[], engine: Engine): TargetResult[] {
  const find = (size: Size, page: string) => waits.find((entry) => entry.engine === engine && entry.size === size && entry.page === page);
  const compare = (one: Waits | undefined, other: Waits | undefined) => (one && other ? [ratioOf(one.wait, other.wait)] : []);
  const first = find(LARGEST, 'first');
  const last = compare(find(LARGEST, 'last'), first);
  const deep = compare(find(LARGEST, '5000'), first);
  return [
    { engine, what: 'first page at 1m against 10k, p50', target: 'at most 1.5x', ...atMost(compare(first, find('10k', 'first')), 1.5) },
    { engine, what: 'page 5000 at 1m against the first', target: 'at most 3x', ...atMost(deep, 3) },
    { engine, what: 'last page at 1m against the first', target: 'at most 3x', ...atMost(last, 3) },
  ];
}

/** Shows each figure with that of the bare server's first page, measured in between. */
function evaluateFilters({ filters }: Results, engine: Engine): TargetResult[] {
  const run = filters.find((entry) => entry.engine === engine && entry.size === LARGEST);
  const evaluateTime = (asked: 'cold' | 'warm', percentile: 'p50' | 'p99', limit: number): TargetResult => {
    const what = `any filter at 1m ${asked === 'cold' ? 'for the first time' : 'with a known total'}, ${percentile}`;
    const target = `under ${limit} ms`;
    if (!run) return { engine, what, target, ...NOT_MEASURED };
    const time = run[asked][percentile];
    const value = `${time.toFixed(1)} ms (bare ${run.bare[percentile].toFixed(1)})`;
    return { engine, what, target, value, verdict: time < limit ? 'held' : 'missed' };
  };
  return [evaluateTime('cold', 'p99', 150), evaluateTime('warm', 'p50', 5), evaluateTime('warm', 'p99', 5)];
}

type Ratios = readonly (number | null)[];
type Outcome = Pick<TargetResult, 'value' | 'verdict'>;

const NOT_MEASURED: Outcome = { value: '', verdict: 'not measured' };

function atLeast(ratios: Ratios, limit: number): Outcome {
  return outcomeOf(ratios, Math.min, (ratio) => ratio >= limit);
}

function atMost(ratios: Ratios, limit: number): Outcome {
  return outcomeOf(ratios, Math.max, (ratio) => ratio <= limit);
}

function outcomeOf(ratios: Ratios, worstOf: (...values: number[]) => number, holds: (ratio: number) => boolean): Outcome {
  const known = ratios.filter((ratio) => ratio !== null);
  if (ratios.length === 0) return NOT_MEASURED;
  if (known.length === 0) return { value: '', verdict: 'too unsteady to tell' };
  const worst = worstOf(...known);
  const verdict = !holds(worst) ? 'missed' : known.length < ratios.length ? 'too unsteady to tell' : 'held';
  return { value: `${worst.toFixed(2)}x`, verdict };
}
