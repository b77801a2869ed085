import { ENGINES, type Engine, type Size } from './options';

/** Figures of one database of memberships. */
export type RenewalRun = {
  readonly engine: Engine;
  readonly size: Size;
  /** Milliseconds of a due membership, by round. */
  readonly msPerStep: readonly number[];
  /** Steps of each of two instances that ran at once. */
  readonly together: readonly number[];
  /** Mails and paid renewals that the two left behind. */
  readonly traces: number;
};

const DUE = 500;
const MOST_RATIO = 2;
const MOST_SPREAD = 20;
const NAMES: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', mariadb: 'MariaDB' };

/** Writes the part of docs/benchmarks.md about renewals. */
export function writeRenewalReport(runs: readonly RenewalRun[], machine: string, day: string): string {
  const targets = ENGINES.flatMap((engine) => targetsOf(runs.filter((run) => run.engine === engine)));
  const rows = runs.map(
    (run) =>
      `| ${NAMES[run.engine]} | ${run.size} | ${medianOf(run.msPerStep).toFixed(2)} | ${spreadOf(run.msPerStep)} % | ${run.together.join(' + ')} | ${run.traces} |`,
  );
  return `# Benchmarks of renewals

\`npm run bench:renewals\` measures, and writes this part. \`-- --sizes 10k,100k,1m --engines sqlite,mariadb\` chooses. ${DUE} memberships are due in each run, a third each with a notice, a charge and an end; the provider answers at once.

Measured on ${day}: ${machine}.

## Targets of renewals

| target | wanted | engine | measured |  |
| --- | --- | --- | --- | --- |
${targets.join('\n')}

## A run of the clock

| engine | memberships | ms for a due one | spread | steps of two instances at once | mails and paid renewals |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function targetsOf(runs: readonly RenewalRun[]): readonly string[] {
  const [first] = runs;
  if (!first) return [];
  const once = runs.every(({ together, traces }) => together.reduce((sum, steps) => sum + steps, 0) === DUE && traces === DUE);
  const name = NAMES[first.engine];
  const [small, large] = [runs.find(({ size }) => size === '10k'), runs.find(({ size }) => size === '1m')];
  return [
    ...(small && large ? [`| a due membership at 1m against 10k | at most ${MOST_RATIO}x | ${name} | ${compare(small, large)} |`] : []),
    `| two instances at once | each of ${DUE} steps once | ${name} | ${once ? 'once' : 'not once'} | ${verdict(once)} |`,
  ];
}

/** Figures that lie too far apart give no ratio. */
function compare(small: RenewalRun, large: RenewalRun): string {
  if ([small, large].some(({ msPerStep }) => spreadOf(msPerStep) > MOST_SPREAD)) return `no ratio: spread above ${MOST_SPREAD} % | repeat`;
  const ratio = medianOf(large.msPerStep) / medianOf(small.msPerStep);
  return `${ratio.toFixed(2)}x | ${verdict(ratio <= MOST_RATIO)}`;
}

function verdict(isHeld: boolean): string {
  return isHeld ? 'held' : 'missed';
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** How far the middle half lies apart, in percent of the median. */
function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return Math.round((100 * (at(0.75) - at(0.25))) / medianOf(values));
}
