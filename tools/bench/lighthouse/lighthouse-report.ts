import { percentile, sampleOf } from '../statistics';
import { table } from '../tables';

/** What Lighthouse says about one load of a page. Times in milliseconds. */
export type Load = {
  /** 0 to 100. */
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** How fast Lighthouse found the machine. */
  readonly speed: number;
};
export type LighthouseRun = { readonly path: string; readonly loads: readonly Load[] };

type Place = {
  readonly day: string;
  readonly machine: string;
  /** Patterns of routes of which the site has no page. */
  readonly without: readonly string[];
};
type Column = { readonly name: string; readonly value: (load: Load) => number; readonly digits: number };

const LEAST_PERFORMANCE = 95;
const COLUMNS: readonly Column[] = [
  { name: 'first paint, ms', value: ({ firstPaint }) => firstPaint, digits: 0 },
  { name: 'largest paint, ms', value: ({ largestPaint }) => largestPaint, digits: 0 },
  { name: 'blocking, ms', value: ({ blocking }) => blocking, digits: 0 },
  { name: 'shift', value: ({ shift }) => shift, digits: 3 },
];

/** Returns the part of docs/benchmarks.md about Lighthouse. */
export function writeLighthouseReport(runs: readonly LighthouseRun[], { day, machine, without }: Place): string {
  const speed = sampleOf(runs.flatMap(({ loads }) => loads.map((load) => load.speed))).median;
  const columns = ['page', `performance, at least ${LEAST_PERFORMANCE}`, 'lowest and highest', '', ...COLUMNS.map(({ name }) => name)];
  return [
    '# Benchmarks of Lighthouse',
    '`npm run bench:lighthouse` measures, and writes this part. `-- --rounds 9` chooses how often, `-- --pages /,/talents` measures some pages and prints them.',
    `Measured on ${day}: ${machine}; Lighthouse's own index of the machine is ${speed.toFixed(0)}.`,
    '## Performance on a phone',
    table(columns, runs.map(rowOf)),
    ...(without.length > 0 ? [`Not measured, because the demo data has no page of it: ${without.join(', ')}.`] : []),
    METHOD,
  ].join('\n\n');
}

function rowOf({ path, loads }: LighthouseRun): readonly string[] {
  const scores = loads.map(({ performance }) => performance);
  const { median } = sampleOf(scores);
  return [
    path,
    median.toFixed(0),
    `${percentile(scores, 0).toFixed(0)} to ${percentile(scores, 1).toFixed(0)}`,
    median >= LEAST_PERFORMANCE ? 'held' : 'missed',
    ...COLUMNS.map(({ value, digits }) => sampleOf(loads.map(value)).median.toFixed(digits)),
  ];
}

const METHOD = `- A page of every route that search engines may list, loaded by Lighthouse with its settings for phones: it loads the page on this machine and calculates the times of 1.6 Mbit/s, 150 ms and a processor four times slower. Films play. Each load has a browser of its own with nothing in its cache; the front door has drawn the page before.
- A figure is the median of the loads. A first load, in which the backend renders the page's pictures, is not counted.`;
