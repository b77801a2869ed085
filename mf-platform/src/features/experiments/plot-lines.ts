import type { VariantReport } from '@alltalent/shared/contracts';

export type PlotPoint = { readonly day: string; readonly at: number; readonly from: number; readonly to: number };
export type PlotLine = { readonly variant: string; readonly points: readonly PlotPoint[] };

/** Rate of each day's end with its interval, for days on which somebody had been exposed. */
export function plotLines(variants: readonly VariantReport[]): readonly PlotLine[] {
  return variants.map(({ variant, days }) => ({ variant, points: days.flatMap(({ day, rate }) => (rate ? [{ day, ...rate }] : [])) }));
}
