import type { ExperimentResultResponse } from '@alltalent/shared/contracts';
import { differenceInterval, type Interval, type Share } from '../../kernel/statistics/proportions';
import { MISMATCH_BELOW } from '../../kernel/statistics/sample-ratio';

export type Verdict = ExperimentResultResponse['verdict'];

export type Evidence = {
  /** True if every variant has its planned visitors; the figures are then those of that moment. */
  readonly isComplete: boolean;
  readonly sampleRatioP: number | null;
  readonly base: Share;
  /** Shares of the variants other than A. */
  readonly tested: readonly Share[];
  /** Smallest change worth finding, as a part of A's rate. */
  readonly lift: number;
};

const ERROR = 0.05;

/**
 * Returns the verdict, decided once at the planned number of visitors: checking daily and stopping at the first good figure
 * finds winners where there are none (docs/decisions/0024). Several variants share the error rate (Bonferroni). A change of the
 * planned size is `lift` of A's rate as this test saw it (docs/decisions/0066).
 */
export function verdictOf({ isComplete, sampleRatioP, base, tested, lift }: Evidence): Verdict {
  if (sampleRatioP !== null && sampleRatioP < MISMATCH_BELOW) return 'mismatch';
  if (!isComplete) return 'collecting';
  const differences = tested.map((share) => differenceInterval(share, base, 1 - ERROR / tested.length));
  if (differences.some(({ from }) => from > 0)) return 'better';
  if (differences.some(({ to }) => to < 0)) return 'worse';
  return differences.some((difference) => isAsWideAsBoth(difference, lift * rateOf(base))) ? 'undecided' : 'no-difference-yet';
}

/**
 * Whether the interval is as wide as a harm and a gain of this size together. It then holds both, or one and nearly the other: which
 * of these is luck, and the test was too small to tell them apart.
 */
function isAsWideAsBoth({ from, to }: Interval, size: number): boolean {
  return to - from >= 2 * size;
}

function rateOf({ count, of }: Share): number {
  return of === 0 ? 0 : count / of;
}
