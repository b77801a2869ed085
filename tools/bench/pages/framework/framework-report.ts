import { MOST_SPREAD, ratioOf, sampleOf } from '../../statistics';
import { table } from '../../tables';
import type { DrawingRuns, DrawingTurn } from './measure-drawing';

const LEAST = 0.9;

type Measure = { readonly what: string; readonly value: (turn: DrawingTurn) => number };

const PER_CPU_SECOND: Measure = { what: 'pages per CPU second', value: ({ perCpuSecond }) => perCpuSecond };
const PER_SECOND: Measure = { what: 'pages per second', value: ({ perSecond }) => perSecond };

/** Returns the part of docs/benchmarks.md that compares the drawing of pages with framework mode. */
export function writeFrameworkReport(runs: DrawingRuns, { day, machine }: { readonly day: string; readonly machine: string }): string {
  return [
    '# Benchmarks of framework mode',
    '`npm run bench:framework` measures, and writes this part. `-- --rounds 9` chooses how often.',
    `Measured on ${day}: ${machine}.`,
    '## Targets of drawing against framework mode',
    table(
      ['target', 'wanted', 'measured', ''],
      [PER_CPU_SECOND, PER_SECOND].map((measure) => evaluate(runs, measure)),
    ),
    '## Pages of the talent listing',
    table(
      ['server', PER_CPU_SECOND.what, 'spread', PER_SECOND.what, 'spread'],
      Object.entries(runs).map(([side, turns]) => [side, ...[PER_CPU_SECOND, PER_SECOND].flatMap(({ value }) => cells(turns.map(value)))]),
    ),
    '## How framework mode is measured',
    METHOD,
  ].join('\n\n');
}

function evaluate(runs: DrawingRuns, { what, value }: Measure): string[] {
  const ratio = ratioOf(sampleOf(runs['front door'].map(value)), sampleOf(runs.framework.map(value)));
  const verdict = ratio === null ? 'too unsteady' : ratio >= LEAST ? 'held' : 'missed';
  return [`front door: ${what} against framework mode`, `at least ${LEAST}x`, ratio === null ? '' : `${ratio.toFixed(2)}x`, verdict];
}

function cells(rounds: readonly number[]): string[] {
  const { median, spread } = sampleOf(rounds);
  return [median.toFixed(1), `${Math.round(spread * 100)} %`];
}

const METHOD = `- "Framework" is tools/bench/pages/framework: the same pages, frame and loaders as one application of React Router's framework mode, built by Vite and drawn in one Node process as its template does, with the same metadata in the head. "Front door" is the built one, which draws in a worker thread from the remotes' releases.
- Both draw pages of the talent listing for visitors without an account, each under an address of its own, so that no page is kept. Their calls are answered from memory by another process with what the backend answered the first time. CPU seconds are those of the server's process with all its threads; four requests are under way at a time, and nothing is compressed. Pages per second depend on the cores: framework mode draws in one thread, the front door in one beside its own, and the caller is on the same machine.
- A figure is the median of the rounds; its spread is how far apart the middle half of the rounds lies. A ratio is the median of the ratios within each round; where those are spread over more than ${Math.round(MOST_SPREAD * 100)} %, none is given.`;
