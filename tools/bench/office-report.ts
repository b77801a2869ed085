import type { Machine } from './machine';
import { ENGINE_NAMES, ENGINES, type Engine, type Size } from './options';
import { MOST_SPREAD, type Sample } from './statistics';
import { machineText, percent, table } from './tables';

/** Milliseconds of each list, by round, in one database. */
export type OfficeRun = { readonly engine: Engine; readonly size: Size; readonly lists: ReadonlyMap<string, Sample> };

const MOST_RATIO = 1.5;

/** Writes the part of docs/benchmarks.md about the office. */
export function writeOfficeReport(runs: readonly OfficeRun[], machine: Machine, day: string): string {
  const rows = ENGINES.flatMap((engine) => rowsOf(runs.filter((run) => run.engine === engine)));
  return `# Benchmarks of the office

\`npm run bench:office\` measures, and writes this part. \`-- --engines sqlite,mariadb\` chooses. The small database has 100 accounts and 100 waiting items of each queue, the large one 1,000,000 accounts and 100,000 items of each. A list is the first page of 50 rows as the office's service answers it, with its counts, its claims and its entry in the audit trail; a search finds one account. A list of the large database may take ${MOST_RATIO} times as long as in the small one.

Measured on ${day}: ${machineText(machine)}.

## Lists of the office

${table(['engine', 'list', 'ms at 100', 'spread', 'ms at 1m', 'spread', `ratio, at most ${MOST_RATIO}x`, ''], rows)}
`;
}

function rowsOf(runs: readonly OfficeRun[]): readonly (readonly string[])[] {
  const [small, large] = [runs.find(({ size }) => size === '100'), runs.find(({ size }) => size === '1m')];
  if (!small || !large) return [];
  return [...small.lists].flatMap(([name, before]) => {
    const after = large.lists.get(name);
    if (!after) return [];
    const figures = [before, after].flatMap((sample) => [sample.median.toFixed(2), percent(sample)]);
    return [[ENGINE_NAMES[small.engine], name, ...figures, ...compare(before, after)]];
  });
}

/** Ratio and verdict; no ratio where the figures of one are spread too far. */
function compare(small: Sample, large: Sample): readonly string[] {
  if ([small, large].some(({ spread }) => spread > MOST_SPREAD)) return [`no ratio: spread above ${MOST_SPREAD * 100} %`, 'repeat'];
  const ratio = large.median / small.median;
  return [`${ratio.toFixed(2)}x`, ratio <= MOST_RATIO ? 'held' : 'missed'];
}
