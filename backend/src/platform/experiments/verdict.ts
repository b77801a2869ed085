import type { ExperimentResultResponse } from '@alltalent/shared/contracts';
import { differenceInterval, type Share } from '../../kernel/statistics/proportions';
import { MISMATCH_BELOW } from '../../kernel/statistics/sample-ratio';

export type Verdict = ExperimentResultResponse['verdict'];

export type Evidence = {
  /** True if every variant has its planned visitors; the figures are then those of that moment. */
  readonly isComplete: boolean;
  readonly sampleRatioP: number | null;
  readonly base: Share;
  /** Shares of the variants other than A. */
  readonly tested: readonly Share[];
};

const ERROR = 0.05;

/**
 * Returns the verdict, decided once at the planned number of visitors: checking daily and stopping at the first good figure
 * finds winners where there are none (docs/decisions/0024). Several variants share the error rate (Bonferroni).
 */
export function verdictOf({ isComplete, sampleRatioP, base, tested }: Evidence): Verdict {
  if (sampleRatioP !== null && sampleRatioP < MISMATCH_BELOW) return 'mismatch';
  if (!isComplete) return 'collecting';
  const differences = tested.map((share) => differenceInterval(share, base, 1 - ERROR / tested.length));
  if (differences.some(({ from }) => from > 0)) return 'better';
  return differences.some(({ to }) => to < 0) ? 'worse' : 'no-difference-yet';
}
