import type { Machine } from './machine';
import { ENGINE_NAMES, ENGINES, type Engine, type Size } from './options';
import { MOST_SPREAD, type Sample } from './statistics';
import { machineText, percent, table } from './tables';

/** Figures of one database of memberships. */
export type RenewalRun = {
  readonly engine: Engine;
  readonly size: Size;
  /** Milliseconds of a due membership, by round. */
  readonly msPerStep: Sample;
  /** Steps of each of two instances that ran at once. */
  readonly together: readonly number[];
  /** Mails and paid renewals that the two left behind. */
  readonly traces: number;
};

const DUE = 500;
const MOST_RATIO = 2;

/** Writes the part of docs/benchmarks.md about renewals. */
export function writeRenewalReport(runs: readonly RenewalRun[], machine: Machine, day: string): string {
  const targets = ENGINES.flatMap((engine) => targetsOf(runs.filter((run) => run.engine === engine)));
  const rows = runs.map(({ engine, size, msPerStep, together, traces }) => [
    ENGINE_NAMES[engine],
    size,
    msPerStep.median.toFixed(2),
    percent(msPerStep),
    together.join(' + '),
    String(traces),
  ]);
  return `# Benchmarks of renewals

\`npm run bench:renewals\` measures, and writes this part. \`-- --sizes 10k,100k,1m --engines sqlite,mariadb\` chooses. ${DUE} memberships are due in each run, a third each with a notice, a charge and an end; the provider answers at once.

Measured on ${day}: ${machineText(machine)}.

## Targets of renewals

${table(['target', 'wanted', 'engine', 'measured', ''], targets)}

## A run of the clock

${table(['engine', 'memberships', 'ms for a due one', 'spread', 'steps of two instances at once', 'mails and paid renewals'], rows)}
`;
}

function targetsOf(runs: readonly RenewalRun[]): readonly (readonly string[])[] {
  const [first] = runs;
  if (!first) return [];
  const once = runs.every(({ together, traces }) => together.reduce((sum, steps) => sum + steps, 0) === DUE && traces === DUE);
  const name = ENGINE_NAMES[first.engine];
  const [small, large] = [runs.find(({ size }) => size === '10k'), runs.find(({ size }) => size === '1m')];
  return [
    ...(small && large ? [['a due membership at 1m against 10k', `at most ${MOST_RATIO}x`, name, ...compare(small, large)]] : []),
    ['two instances at once', `each of ${DUE} steps once`, name, once ? 'once' : 'not once', verdict(once)],
  ];
}

/** Ratio and verdict of two sizes; no ratio where the figures of one are spread too far. */
function compare({ msPerStep: small }: RenewalRun, { msPerStep: large }: RenewalRun): readonly string[] {
  if ([small, large].some(({ spread }) => spread > MOST_SPREAD)) return [`no ratio: spread above ${MOST_SPREAD * 100} %`, 'repeat'];
  const ratio = large.median / small.median;
  return [`${ratio.toFixed(2)}x`, verdict(ratio <= MOST_RATIO)];
}

function verdict(isHeld: boolean): string {
  return isHeld ? 'held' : 'missed';
}
