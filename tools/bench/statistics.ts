/** Returns the value below which `share` of the values lie, interpolated linearly. */
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

/** Returns the interquartile range as a fraction of the median. */
export function spread(values: readonly number[]): number {
  return (percentile(values, 0.75) - percentile(values, 0.25)) / median(values);
}

/** Values of the rounds, in order, with their median. */
export type Sample = { readonly rounds: readonly number[]; readonly median: number; readonly spread: number };

export function sampleOf(rounds: readonly number[]): Sample {
  return { rounds, median: median(rounds), spread: spread(rounds) };
}

/** Largest spread of a usable measurement; beyond it, the machine was too busy. */
export const MOST_SPREAD = 0.2;

/** Returns the ratio of `one` to `other` in each round. */
export function ratiosOf(one: Sample, other: Sample): readonly number[] {
  return one.rounds.map((value, round) => value / (other.rounds[round] ?? Number.NaN));
}

/**
 * Returns the median ratio of `one` to `other`, compared round by round, because both had the same load on the machine in
 * a round. Null when the ratios vary too much.
 */
export function ratioOf(one: Sample, other: Sample): number | null {
  const ratios = ratiosOf(one, other);
  return spread(ratios) <= MOST_SPREAD ? median(ratios) : null;
}
