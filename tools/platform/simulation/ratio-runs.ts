import { splitsOf } from '@alltalent/backend/experiments/sample-splits';
import { MISMATCH_BELOW, sampleRatioP } from '@alltalent/backend/statistics/sample-ratio';
import { atLeast, countOf, type Figure } from './figure';

const VISITORS = 2000;
const MANY_VISITORS = 20_000;

type Row = { weights: string; variant: string; drawn: string; visitors: number };

/** Counts the alarms of the sample-ratio check, with and without a fault. */
export function ratioFigures(runs: number, random: () => number): readonly Figure[] {
  const few = Math.ceil(runs / 20);
  const alarms = (times: number, test: () => readonly Row[]) => ({
    seen: Array.from({ length: times }, test).filter((rows) => (sampleRatioP(splitsOf(rows)) ?? 1) < MISMATCH_BELOW).length,
    of: times,
  });
  const even = () => [...period({ weight: 0.5, given: 0.5, visitors: VISITORS }, random)];
  const uneven = () => [...period({ weight: 0.5, given: 0.48, visitors: MANY_VISITORS }, random)];
  return [
    countOf('an even split called a mismatch', MISMATCH_BELOW, alarms(runs, even)),
    countOf(
      '20 % shifted to 50 % called a mismatch',
      MISMATCH_BELOW,
      alarms(runs, () => shifted(random)),
    ),
    atLeast('48 to 52 of 20,000 visitors called a mismatch', 0.98, alarms(few, uneven)),
  ];
}

/** Simulates a changed weight: half of the visitors come at 20 %; every fifth of the others was assigned before and keeps the variant. */
function shifted(random: () => number): readonly Row[] {
  const first = period({ weight: 0.2, given: 0.2, visitors: VISITORS / 2 }, random);
  const rows = new Map<string, Row>();
  for (let visitor = 0; visitor < VISITORS / 2; visitor += 1) {
    const bucket = random();
    const drawn = bucket < 0.5 ? 'B' : 'A';
    const variant = random() < 0.2 ? (bucket < 0.2 ? 'B' : 'A') : drawn;
    add(rows, { weights: 'A5000 B5000', variant, drawn });
  }
  return [...first, ...rows.values()];
}

type Period = { readonly weight: number; readonly given: number; readonly visitors: number };

/** Simulates visitors who get B with the probability `given`, while the weights say `weight`. */
function period({ weight, given, visitors }: Period, random: () => number): readonly Row[] {
  const rows = new Map<string, Row>();
  const weights = `A${10_000 - weight * 10_000} B${weight * 10_000}`;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const variant = random() < given ? 'B' : 'A';
    add(rows, { weights, variant, drawn: variant });
  }
  return [...rows.values()];
}

function add(rows: Map<string, Row>, row: Omit<Row, 'visitors'>): void {
  const key = `${row.variant}${row.drawn}`;
  const known = rows.get(key);
  if (known) known.visitors += 1;
  else rows.set(key, { ...row, visitors: 1 });
}
