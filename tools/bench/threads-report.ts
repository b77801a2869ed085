import type { Machine } from './machine';
import { ENGINE_NAMES, ENGINES, type Engine, type Size } from './options';
import { MOST_SPREAD, type Sample } from './statistics';
import { machineText, percent, table } from './tables';

/** Milliseconds of reading, by round, in one database of messages. */
export type ThreadRun = { readonly engine: Engine; readonly size: Size; readonly inbox: Sample; readonly thread: Sample };

const MOST_RATIO = 1.5;

/** Writes the part of docs/benchmarks.md about messages. */
export function writeThreadReport(runs: readonly ThreadRun[], machine: Machine, day: string): string {
  const targets = ENGINES.flatMap((engine) => targetsOf(runs.filter((run) => run.engine === engine)));
  const rows = runs.map(({ engine, size, inbox, thread }) => [
    ENGINE_NAMES[engine],
    size,
    ...[inbox, thread].flatMap((sample) => [sample.median.toFixed(2), percent(sample)]),
  ]);
  return `# Benchmarks of messages

\`npm run bench:threads\` measures, and writes this part. \`-- --sizes 1k,100k,1m --engines sqlite,mariadb\` chooses. A thread has ten messages; the one who reads has 50 threads, and 100 messages in the thread that is opened.

Measured on ${day}: ${machineText(machine)}.

## Targets of messages

${table(['target', 'wanted', 'engine', 'measured', ''], targets)}

## Reading

${table(['engine', 'messages', 'ms for the inbox', 'spread', 'ms for a thread', 'spread'], rows)}
`;
}

function targetsOf(runs: readonly ThreadRun[]): readonly (readonly string[])[] {
  const [small, large] = [runs[0], runs.at(-1)];
  if (!small || !large || small === large) return [];
  const row = (what: 'inbox' | 'thread') => [
    `${what} at ${large.size} against ${small.size}`,
    `at most ${MOST_RATIO}x`,
    ENGINE_NAMES[small.engine],
    ...compare(small[what], large[what]),
  ];
  return [row('inbox'), row('thread')];
}

/** Ratio and verdict of two sizes; no ratio where the figures of one are spread too far. */
function compare(small: Sample, large: Sample): readonly string[] {
  if ([small, large].some(({ spread }) => spread > MOST_SPREAD)) return [`no ratio: spread above ${MOST_SPREAD * 100} %`, 'repeat'];
  const ratio = large.median / small.median;
  return [`${ratio.toFixed(2)}x`, ratio <= MOST_RATIO ? 'held' : 'missed'];
}
