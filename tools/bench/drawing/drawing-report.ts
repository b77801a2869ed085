import { MOST_SPREAD, ratioOf, type Sample } from '../statistics';
import { percent, table } from '../tables';
import type { MemoryReading, MemoryRun } from './measure-memory';
import type { SpeedRun } from './measure-speed';

export type DrawingRuns = {
  readonly speed: SpeedRun;
  /** Null when memory was not measured. */
  readonly memory: MemoryRun | null;
};

const LEAST_PER_SECOND = 150;
const LEAST_OF_BARE = 0.7;
const LEAST_KEPT = 10;
const LEAST_OF_FRAMEWORK = 0.9;
/** Views until every cache is full. */
const SETTLED_VIEWS = 20_000;
/** Growth of resident memory, from the settled level to the end, that counts as flat. */
const MOST_GROWTH = 0.1;

/** Returns the part of docs/benchmarks.md about drawn pages. */
export function writeDrawingReport(
  { speed, memory }: DrawingRuns,
  { day, machine }: { readonly day: string; readonly machine: string },
): string {
  return [
    '# Benchmarks of drawing',
    '`npm run bench:drawing` measures, and writes this part. `-- --rounds 9 --views 100000` chooses how often, and how many page views the memory is watched for; with `--views 0` it is not. `--framework` adds framework mode.',
    `Measured on ${day}: ${machine}.`,
    '## Targets of drawing',
    table(['target', 'wanted', 'measured', ''], [...evaluateSpeed(speed), evaluateMemory(memory)]),
    '## Pages per second of one core',
    table(['pages', 'per second', 'spread', 'against bare'], speedRows(speed)),
    '## Memory of the front door',
    memory === null
      ? 'Not measured in this run.'
      : table(['views', 'resident, MB', 'heap of the main thread, MB', 'outside it, MB'], memory.readings.filter(isShown).map(memoryRow)),
    '## How drawing is measured',
    METHOD,
  ].join('\n\n');
}

function evaluateSpeed({ bare, different, kept, framework }: SpeedRun): string[][] {
  const perSecond = different.median >= LEAST_PER_SECOND ? 'held' : 'missed';
  return [
    ['different listing pages per second of one core', `at least ${LEAST_PER_SECOND}`, different.median.toFixed(0), perSecond],
    ['different listing pages against bare', `at least ${LEAST_OF_BARE}x`, ...atLeast(ratioOf(different, bare), LEAST_OF_BARE)],
    ['kept listing pages against different ones', `at least ${LEAST_KEPT}x`, ...atLeast(ratioOf(kept, different), LEAST_KEPT)],
    ...(framework === null
      ? []
      : [
          [
            'different listing pages against framework mode',
            `at least ${LEAST_OF_FRAMEWORK}x`,
            ...atLeast(ratioOf(different, framework), LEAST_OF_FRAMEWORK),
          ],
        ]),
  ];
}

function atLeast(ratio: number | null, least: number): [string, string] {
  if (ratio === null) return ['', 'too unsteady to tell'];
  return [`${ratio.toFixed(2)}x`, ratio >= least ? 'held' : 'missed'];
}

function evaluateMemory(memory: MemoryRun | null): string[] {
  const growth = memory && growthOf(memory.readings);
  const what = memory
    ? `${memory.views} views of ${memory.profiles} profiles, ${memory.releases} releases`
    : 'memory over many views and releases';
  const wanted = `at most ${MOST_GROWTH * 100} % more after ${SETTLED_VIEWS}`;
  if (growth === null) return [what, wanted, '', 'not measured'];
  return [what, wanted, `${(growth * 100).toFixed(0)} %`, growth <= MOST_GROWTH ? 'held' : 'missed'];
}

/** Returns how much a straight line through the resident memory rises from the settled level to the end; null for too few readings. */
export function growthOf(readings: readonly Pick<MemoryReading, 'views' | 'rss'>[]): number | null {
  const settled = readings.filter(({ views }) => views >= SETTLED_VIEWS);
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last || settled.length < 3) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [views, rss] = [mean(settled.map((reading) => reading.views)), mean(settled.map((reading) => reading.rss))];
  const slope =
    mean(settled.map((reading) => (reading.views - views) * (reading.rss - rss))) /
    mean(settled.map((reading) => (reading.views - views) ** 2));
  return (slope * (last.views - first.views)) / (rss + slope * (first.views - views));
}

function speedRows({ bare, different, kept, framework }: SpeedRun): string[][] {
  const row = (name: string, sample: Sample) => [name, sample.median.toFixed(0), percent(sample), ratioOf(sample, bare)?.toFixed(2) ?? ''];
  return [
    row('bare renderToString', bare),
    row('front door, different pages', different),
    row('front door, kept pages', kept),
    ...(framework === null ? [] : [row('framework mode, different pages', framework)]),
  ];
}

function isShown({ views }: MemoryReading): boolean {
  return views % 10_000 === 0;
}

function memoryRow({ views, rss, heapUsed, external }: MemoryReading): string[] {
  return [String(views), ...[rss, heapUsed, external].map((bytes) => (bytes / 2 ** 20).toFixed(0))];
}

const METHOD = `- A page is the listing of talents with twelve people, as visitors without an account get it. "Bare" is one process that renders the same tree, from the same release, with \`renderToString\`, again and again; its data is fetched, its loaders have run, and nothing is sent. Before anything is measured, it must make the HTML that the front door's drawing makes.
- The front door is the built one, in a process of its own with its worker threads. Its whole work counts: the request, the choice of releases, the calls of loaders, the drawing, the document and its sending. Pages are counted per second of the CPU time of all its threads, and those of the bare process likewise, so that it does not matter how many cores there are and who else uses them. Documents are sent uncompressed: what compresses them is often a proxy, and bare pages are not compressed either.
- The backend is recorded: a small server in another process repeats the real backend's first answer to each call, so that its database is not measured. It signs the registry itself. The load generator is a process of its own with eight connections; each request comes from another address.
- "Different" pages are ${4 * 50} pages of the listing under URLs that nobody asked for before. Each asks the backend for a listing of its own; what all of them need, the categories and the genders, the front door asks for once in a second. "Kept" pages are as many others, asked for again and again; every two seconds the front door asks the backend whether they are still true, which counts, too.
- "Framework mode" is tools/bench/pages/framework: the same pages, frame and loaders as one application of React Router's framework mode, built by Vite and drawn in one Node process as its template does, with the same metadata in the head. It has no releases, no content security policy and keeps nothing.
- All are measured in turns of 0.6 s. A figure is the median of the rounds; its spread is how far apart the middle half of them lies. A ratio is the median of the ratios within each round; where those are spread over more than ${Math.round(MOST_SPREAD * 100)} %, none is given.
- Memory: profiles are opened at random, eight at a time. After every thousand views another release of the talents' remote is served; every third time one that was there before. Garbage of the main thread is collected before each reading; that of the workers is not. The growth is that of a straight line through the readings after ${SETTLED_VIEWS} views.`;
