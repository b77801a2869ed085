import type { Machine } from './machine';
import { ENGINE_NAMES, ENGINES, type Engine } from './options';
import { MOST_SPREAD, type Sample } from './statistics';
import { machineText, percent, table } from './tables';

/** Figures of one database of saved searches. */
export type AlertRun = {
  readonly engine: Engine;
  readonly searches: number;
  /** Milliseconds of a changed row, by round. */
  readonly msPerRow: Sample;
  readonly matchesPerRow: number;
};

const CHANGED = 500;
/** Beside the cost of each match that is stored, a row may cost so much more among all searches than among few. */
const MOST_RATIO = 10;

/** Writes the part of docs/benchmarks.md about alerts. */
export function writeAlertReport(runs: readonly AlertRun[], machine: Machine, day: string): string {
  const targets = ENGINES.flatMap((engine) => targetsOf(runs.filter((run) => run.engine === engine)));
  const rows = runs.map(({ engine, searches, msPerRow, matchesPerRow }) => [
    ENGINE_NAMES[engine],
    searches.toLocaleString('en'),
    msPerRow.median.toFixed(2),
    percent(msPerRow),
    matchesPerRow.toFixed(1),
  ]);
  return `# Benchmarks of alerts

\`npm run bench:alerts\` measures, and writes this part. \`-- --engines sqlite,mariadb\` chooses. ${CHANGED} talents get another city, trade and skills in each round; then one run of the job finds the saved searches that they are new to, and stores the matches. Three quarters of the searches name a trade in a city, a quarter a skill in a city, one in a hundred an age alone; half of them also a gender or ages.

Measured on ${day}: ${machineText(machine)}.

## Targets of alerts

${table(['target', 'wanted', 'engine', 'measured', ''], targets)}

## A changed row

${table(['engine', 'saved searches', 'ms for a changed row', 'spread', 'new matches of a row'], rows)}
`;
}

/** A hundred times the searches have a hundred times the matches; matching each search with each row would cost the same factor. */
function targetsOf(runs: readonly AlertRun[]): readonly (readonly string[])[] {
  const [small] = runs;
  const large = runs.at(-1);
  if (!small || !large || small === large) return [];
  const name = `a row among ${large.searches.toLocaleString('en')} searches against ${small.searches.toLocaleString('en')}`;
  const wanted = [name, `at most ${MOST_RATIO}x`, ENGINE_NAMES[small.engine]];
  if ([small, large].some(({ msPerRow }) => msPerRow.spread > MOST_SPREAD)) {
    return [[...wanted, `no ratio: spread above ${MOST_SPREAD * 100} %`, 'repeat']];
  }
  const ratio = large.msPerRow.median / small.msPerRow.median;
  return [[...wanted, `${ratio.toFixed(2)}x`, ratio <= MOST_RATIO ? 'held' : 'missed']];
}
