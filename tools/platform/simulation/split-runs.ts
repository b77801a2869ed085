import type { Experiment, Visitor } from '@alltalent/shared/contracts';
import { assign } from '@alltalent/shell/assignment';
import { countOf, type Figure, noneOf } from './figure';
import { randomId } from './random';

const WEIGHTS = [2000, 5000, 2000] as const;

/** Simulates visitors of three periods in which B has 20, 50 and 20 %, and who return in every later period. */
export function splitFigures(visitors: number, random: () => number): readonly Figure[] {
  const known = new Map<string, Visitor>();
  let changed = 0;
  const figures = WEIGHTS.map((weight, period) => {
    const experiment = withWeight(weight);
    for (const visitor of known.values()) if (variantOf(assign(visitor, [experiment])) !== variantOf(visitor)) changed += 1;
    const fresh = Array.from({ length: visitors }, () => assign({ id: randomId(random), assigned: {} }, [experiment]));
    for (const visitor of fresh) known.set(visitor.id, visitor);
    const seen = fresh.filter((visitor) => variantOf(visitor) === 'B').length;
    return countOf(`new visitors with B, period ${period + 1} of 20-50-20`, weight / 10_000, { seen, of: visitors });
  });
  return [...figures, noneOf('visitors who changed sides', { seen: changed })];
}

function variantOf(visitor: Visitor | undefined): string | undefined {
  return visitor?.assigned['simulated'];
}

/** Only names and weights matter here. */
function withWeight(weight: number): Experiment {
  const release = {} as Experiment['variants'][number]['release'];
  const variants = [
    { variant: 'A', weight: 10_000 - weight, release },
    { variant: 'B', weight, release },
  ];
  return { name: 'simulated', salt: 'a salt of its own', is_paused: false, variants };
}
