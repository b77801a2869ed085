import type { Machine } from './machine';
import { ENGINE_NAMES, type Engine } from './options';
import { percentile, ratiosOf, type Sample } from './statistics';
import { machineText, percent, table } from './tables';

type OfficeTimes = { readonly small: Sample; readonly large: Sample };
/** Milliseconds of each list, by round, in a small and a large database that were read in turns. */
export type OfficeRun = { readonly engine: Engine; readonly lists: ReadonlyMap<string, OfficeTimes> };

const MOST_RATIO = 1.5;

/** Writes the part of docs/benchmarks.md about the office. */
export function writeOfficeReport(runs: readonly OfficeRun[], machine: Machine, day: string): string {
  const rows = runs.flatMap(rowsOf);
  return `# Benchmarks of the office

\`npm run bench:office\` measures, and writes this part. \`-- --engines sqlite,mariadb\` chooses. The small database has 100 accounts and 100 waiting items of each queue, the large one 1,000,000 accounts and 100,000 items of each. A list is the first page of 50 rows as the office's service answers it, with its counts, its claims and its entry in the audit trail; a search finds one account. A list of the large database may take ${MOST_RATIO} times as long as in the small one. The two are read in turns, 0.15 s each; a figure is the median of fifteen turns, and its spread how far apart the middle half of them lies. A ratio is the median of the ratios within each turn, with the middle half of them in parentheses; it is held where that half lies below the limit, missed where it lies above, and to be repeated otherwise.

Measured on ${day}: ${machineText(machine)}.

## Lists of the office

${table(['engine', 'list', 'ms at 100', 'spread', 'ms at 1m', 'spread', `ratio, at most ${MOST_RATIO}x`, ''], rows)}
`;
}

function rowsOf({ engine, lists }: OfficeRun): readonly (readonly string[])[] {
  return [...lists].map(([name, { small, large }]) => {
    const figures = [small, large].flatMap((sample) => [sample.median.toFixed(2), percent(sample)]);
    return [ENGINE_NAMES[engine], name, ...figures, ...verdict(ratiosOf(large, small))];
  });
}

/** Median and middle half of the ratios, and what they say: the middle half lies on one side of the limit, or nothing is said. */
function verdict(ratios: readonly number[]): readonly string[] {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => percentile(ratios, share)) as [number, number, number];
  const text = `${middle.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
  if (high <= MOST_RATIO) return [text, 'held'];
  return [text, low > MOST_RATIO ? 'missed' : 'repeat'];
}
