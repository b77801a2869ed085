import type { VariantResult } from '@alltalent/shared/contracts';

export type PlotPoint = { readonly day: string; readonly at: number; readonly from: number; readonly to: number };
export type PlotLine = { readonly variant: string; readonly points: readonly PlotPoint[] };

/** Returns the conversion rate and its interval at the end of each day with exposed visitors. */
export function plotLines(variants: readonly VariantResult[]): readonly PlotLine[] {
  return variants.map(({ variant, days }) => ({ variant, points: days.flatMap(({ day, rate }) => (rate ? [{ day, ...rate }] : [])) }));
}
