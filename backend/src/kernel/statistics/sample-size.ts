import { normalQuantile } from './normal';

const ERROR = 0.05;
const POWER = 0.8;

export type Plan = {
  /** Conversion rate of variant A, 0 to 1. */
  readonly baseline: number;
  /** Smallest change to detect, relative to the baseline: 0.2 for a fifth more or less. */
  readonly lift: number;
};

/**
 * Number of visitors that each variant needs to detect the lift with a power of 0.8 at a significance level of 0.05, divided
 * among `comparisons` (Fleiss, Levin, Paik 2003).
 */
export function visitorsPerVariant({ baseline, lift }: Plan, comparisons = 1): number {
  const aim = baseline * (1 + lift);
  const mean = (baseline + aim) / 2;
  const noEffect = normalQuantile(1 - ERROR / comparisons / 2) * Math.sqrt(2 * mean * (1 - mean));
  const effect = normalQuantile(POWER) * Math.sqrt(baseline * (1 - baseline) + aim * (1 - aim));
  return Math.ceil(((noEffect + effect) / (aim - baseline)) ** 2);
}
