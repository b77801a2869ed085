/** The value below which this share of the values lies; between two of them in proportion. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no percentile of nothing.');
  const sorted = [...values].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** How far apart the middle half of the values lies, in parts of their median. */
export function spread(values: readonly number[]): number {
  return (percentile(values, 0.75) - percentile(values, 0.25)) / median(values);
}

export type Sample = { readonly median: number; readonly spread: number };

export function sampleOf(values: readonly number[]): Sample {
  return { median: median(values), spread: spread(values) };
}

/** Beyond it, the machine was too busy with other things to say anything. */
export const MOST_SPREAD = 0.2;

/** Null when either side was too unsteady to be compared. */
export function ratioOf(one: Sample, other: Sample): number | null {
  return one.spread > MOST_SPREAD || other.spread > MOST_SPREAD ? null : one.median / other.median;
}
