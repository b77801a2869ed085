import { WORST_FAILURE_RATE } from '@alltalent/shared/contracts';
import { rateInterval } from '../../kernel/statistics/proportions';
import type { Counts } from './page-loads.repository';

/** Fewer page loads are not evidence. */
export const ENOUGH_LOADS = 30;
/** Failures from this many networks are taken as genuine without a probe. */
export const ENOUGH_NETWORKS = 5;
const TIMES_BASELINE = 3;
const FAILURES_OF_A_MINUTE = 5;

export type Evidence = {
  /** Page loads of the last hour. */
  readonly hour: Counts;
  /** Page loads of the last minute; failures are those that visitors saw. */
  readonly minute: Counts;
  /** Failure rate (0 to 1) of the release that would replace it. */
  readonly baseline: number;
};

/** The reason to roll a release back, and the number of networks it comes from. */
export type Complaint = { readonly reason: string; readonly networks: number };

/** Returns a complaint about a release; null if it is healthy or has too few page loads. */
export function complaintAbout({ hour, minute, baseline }: Evidence): Complaint | null {
  const isBad = (rate: number) => rate > WORST_FAILURE_RATE && rate > TIMES_BASELINE * baseline;
  // On a busy site a few of thousands fail every minute, so the share must be high as well as the number.
  if (minute.failures >= FAILURES_OF_A_MINUTE && isBad(failureRateFrom(minute))) {
    return { reason: `It failed on ${minute.failures} of ${minute.loads} pages within a minute.`, networks: minute.networks };
  }
  if (hour.loads < ENOUGH_LOADS || !isBad(failureRateFrom(hour))) return null;
  const rate = `at least ${(failureRateFrom(hour) * 100).toFixed(1)} %`;
  const undrawn = hour.drawFailures === 0 ? '' : `; ${hour.drawFailures} of them could not be drawn on the server`;
  return { reason: `It failed on ${hour.failures} of ${hour.loads} pages within an hour (${rate})${undrawn}.`, networks: hour.networks };
}

/** Returns the lower bound of the failure rate (0 to 1) with 95 % confidence. */
export function failureRateFrom({ loads, failures }: Pick<Counts, 'loads' | 'failures'>): number {
  // Floating-point error makes the interval's lower bound slightly more than 0.
  return failures === 0 ? 0 : rateInterval({ count: failures, of: loads }).from;
}
