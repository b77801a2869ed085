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

/** What the rounds gave, in their order. */
export type Sample = { readonly rounds: readonly number[]; readonly median: number; readonly spread: number };

export function sampleOf(rounds: readonly number[]): Sample {
  return { rounds, median: median(rounds), spread: spread(rounds) };
}

/** Beyond it, the machine was too busy with other things to say anything. */
export const MOST_SPREAD = 0.2;

/**
 * Round against round: both sides of one round had the same minute of the machine, which may be twice as slow in the next.
 * Null when the ratios of the rounds are too far apart to say anything.
 */
export function ratioOf(one: Sample, other: Sample): number | null {
  const ratios = one.rounds.map((value, round) => value / (other.rounds[round] ?? Number.NaN));
  return spread(ratios) <= MOST_SPREAD ? median(ratios) : null;
}
