import type { VariantReport } from '@alltalent/shared/contracts';

export type PlotPoint = { readonly day: string; readonly rate: number; readonly from: number; readonly to: number };
export type PlotLine = { readonly variant: string; readonly points: readonly PlotPoint[] };

const Z = 1.96;

/** Rate of each day's end with its 95 % interval (Wilson 1927), for days on which somebody had been exposed. */
export function plotLines(variants: readonly VariantReport[]): readonly PlotLine[] {
  return variants.map(({ variant, days }) => ({
    variant,
    points: days.filter(({ exposed }) => exposed > 0).map(({ day, exposed, converted }) => ({ day, ...wilson(converted, exposed) })),
  }));
}

function wilson(successes: number, tries: number): Omit<PlotPoint, 'day'> {
  const rate = successes / tries;
  const spread = Z ** 2 / tries;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / tries + spread / (4 * tries))) / (1 + spread);
  return { rate, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
