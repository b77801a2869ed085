import { MOST_SPREAD, ratioOf, sampleOf } from '../statistics';
import { table } from '../tables';
import { type Variant, VARIANTS } from './variants';
import type { Visit } from './visit';

/** Visits of a page by the variants that were measured. */
export type PageRuns = {
  /** As the report names it. */
  readonly path: string;
  readonly isLanding: boolean;
  readonly visits: Readonly<Partial<Record<Variant, readonly Visit[]>>>;
};

type Column = { readonly name: string; readonly unit: string; readonly value: (visit: Visit) => number; readonly digits: number };

const COLUMNS: readonly Column[] = [
  { name: 'first paint', unit: 'ms', value: (visit) => visit.firstPaint, digits: 0 },
  { name: 'largest paint', unit: 'ms', value: (visit) => visit.largestPaint, digits: 0 },
  { name: 'blocking', unit: 'ms', value: (visit) => visit.blocking, digits: 0 },
  { name: 'shift', unit: '', value: (visit) => visit.shift, digits: 3 },
  { name: 'ready', unit: 'ms', value: (visit) => visit.ready, digits: 0 },
  { name: 'script', unit: 'kB', value: (visit) => visit.scriptKb, digits: 1 },
  { name: 'script files', unit: '', value: (visit) => visit.scripts, digits: 0 },
  { name: 'requests', unit: '', value: (visit) => visit.requests, digits: 0 },
  { name: 'click to another page', unit: 'ms', value: (visit) => visit.click, digits: 0 },
  { name: 'and again', unit: 'ms', value: (visit) => visit.clickAgain, digits: 0 },
];

type Target = { readonly what: string; readonly most: (isLanding: boolean) => number; readonly value: (visit: Visit) => number };

/** Targets of pages that the browser draws, compared with the one bundle. */
const TARGETS: readonly Target[] = [
  { what: 'script bytes of the first route', most: (isLanding) => (isLanding ? 1.25 : 1.35), value: (visit) => visit.scriptKb },
  { what: 'largest paint', most: () => 1.1, value: (visit) => visit.largestPaint },
  { what: 'ready', most: () => 1.1, value: (visit) => visit.ready },
];
/** Targets of pages that the server draws, compared with the one bundle. */
const DRAWN_TARGETS: readonly Target[] = [
  { what: 'first paint', most: () => 0.45, value: (visit) => visit.firstPaint },
  { what: 'largest paint', most: () => 0.5, value: (visit) => visit.largestPaint },
  { what: 'ready', most: () => 1.1, value: (visit) => visit.ready },
  { what: 'blocking', most: () => 1, value: (visit) => visit.blocking },
];
/** Milliseconds of blocking on these pages, whatever others need. */
const MOST_BLOCKING: Readonly<Record<string, number>> = { '/': 200, '/talents': 200 };
const MOST_SHIFT = 0.02;
/** Targets of pages that the server draws, compared with one application of a framework. */
const FRAMEWORK_TARGETS: readonly Target[] = [{ what: 'largest paint', most: () => 1.1, value: (visit) => visit.largestPaint }];
/** Clicks on the federated site, in milliseconds. */
const CLICKS = [
  { what: 'click to a page not yet loaded', most: 400, value: (visit: Visit) => visit.click },
  { what: 'return to a visited page', most: 100, value: (visit: Visit) => visit.clickAgain },
];

/** Returns the page part of docs/benchmarks.md. */
export function writePageReport(runs: readonly PageRuns[], { day, machine }: { readonly day: string; readonly machine: string }): string {
  return [
    '# Benchmarks of pages',
    '`npm run bench:pages` measures, and writes this part. `-- --rounds 9` chooses how often, `-- --framework` adds framework mode; `-- --variants drawn --pages /,/talents` measures some and prints them.',
    `Measured on ${day}: ${machine}. Chromium with 1.6 Mbit/s, 150 ms and a processor four times slower; each visit with an empty cache.`,
    '## Targets of pages',
    table(['page', 'target', 'wanted', 'measured', ''], runs.flatMap(evaluate)),
    '## Side by side',
    table(['page', 'variant', ...COLUMNS.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))], runs.flatMap(rowsOf)),
    '## How pages are measured',
    METHOD,
  ].join('\n\n');
}

function evaluate(runs: PageRuns): string[][] {
  return [
    ...compare(runs, { own: 'drawn', other: 'one bundle', targets: DRAWN_TARGETS }),
    ...compare(runs, { own: 'drawn', other: 'framework', targets: FRAMEWORK_TARGETS }),
    ...evaluateDrawn(runs),
    ...compare(runs, { own: 'federated', other: 'one bundle', targets: TARGETS }),
    ...evaluateClicks(runs),
  ];
}

type Comparison = { readonly own: Variant; readonly other: Variant; readonly targets: readonly Target[] };

function compare({ path, isLanding, visits }: PageRuns, { own, other, targets }: Comparison): string[][] {
  const [ownVisits, otherVisits] = [visits[own], visits[other]];
  if (!ownVisits || !otherVisits) return [];
  return targets.map(({ what, most, value }) => {
    const ratio = ratioOf(sampleOf(ownVisits.map(value)), sampleOf(otherVisits.map(value)));
    const verdict = ratio === null ? 'too unsteady' : ratio <= most(isLanding) ? 'held' : 'missed';
    const measured = ratio === null ? '' : `${ratio.toFixed(2)}x`;
    return [path, `${own}: ${what} against ${other}`, `at most ${most(isLanding)}x`, measured, verdict];
  });
}

function evaluateDrawn({ path, visits: { drawn } }: PageRuns): string[][] {
  if (!drawn) return [];
  const medianOf = (value: (visit: Visit) => number) => sampleOf(drawn.map(value)).median;
  const [blocking, most] = [medianOf((visit) => visit.blocking), MOST_BLOCKING[path]];
  const shift = medianOf((visit) => visit.shift);
  const rows = [[path, 'drawn: shift', `under ${MOST_SHIFT}`, shift.toFixed(3), shift < MOST_SHIFT ? 'held' : 'missed']];
  if (most === undefined) return rows;
  return [[path, 'drawn: blocking', `at most ${most} ms`, `${blocking.toFixed(0)} ms`, blocking <= most ? 'held' : 'missed'], ...rows];
}

function evaluateClicks({ path, visits: { federated } }: PageRuns): string[][] {
  if (!federated) return [];
  return CLICKS.map(({ what, most, value }) => {
    const { median } = sampleOf(federated.map(value));
    return [path, what, `under ${most} ms`, `${median.toFixed(0)} ms`, median < most ? 'held' : 'missed'];
  });
}

function rowsOf({ path, visits }: PageRuns): string[][] {
  return VARIANTS.flatMap((variant) => {
    const seen = visits[variant];
    return seen ? [[path, variant, ...COLUMNS.map((column) => cell(seen, column))]] : [];
  });
}

function cell(visits: readonly Visit[], { value, digits }: Column): string {
  const { median, spread } = sampleOf(visits.map(value));
  return Number.isFinite(spread) && spread > 0.005 ? `${median.toFixed(digits)} (${Math.round(spread * 100)} %)` : median.toFixed(digits);
}

const METHOD = `- "Drawn" is the site as it is: the front door draws the page, kept from an earlier visit as those of a busy site are, and the browser goes on with it. "Federated" is the site with PAGES_DRAWN_BY=browser. "One bundle" is the same code in one build, its pages split as they split themselves, with its document naming the page's files and first call at once: what a careful team without federation would have. "Naive" is the same shell and the same releases with federation's own way: the page asks for a manifest, then the entry, then its files, each when it is known. "Framework" (\`-- --framework\`) is the same pages, frame and loaders as one application of React Router's framework mode, drawn on every visit by its own server as its template does, without federation: tools/bench/pages/framework.
- All come through the same small server in front of one site, compressed alike, and are visited in turns. Script bytes are as transferred until the page is ready; "ready" is when what only the page's data brings is in the document and React has taken hold of it; the end of a click is when it is in the document (painting it comes on top). On the federated site, drawn or not, the pointer is on a link for 0.3 s before the click, when the page it leads to is made ready: its files are fetched and run, and its first call is made. The others have no such thing.
- A figure is the median of the rounds; beside it how far apart the middle half of them lies. A ratio is the median of the ratios within each round; where those are spread over more than ${Math.round(MOST_SPREAD * 100)} %, none is given.`;
