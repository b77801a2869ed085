import { WORST_FAILURE_RATE } from '@alltalent/shared/contracts';
import { rateInterval } from '../../kernel/statistics/proportions';
import type { Counts } from './page-loads.repository';

/** Fewer reports say nothing. */
export const ENOUGH_LOADS = 30;
/** Failures from so many networks are no one's forgery. */
export const ENOUGH_NETWORKS = 5;
const TIMES_BASELINE = 3;
const BOOT_FAILURES = 5;

export type Evidence = {
  /** Pages of the last hour. */
  readonly hour: Counts;
  /** Pages of the last minute; failures: no code of the release ran. */
  readonly minute: Counts;
  /** Failure rate of the release it would go back to. */
  readonly baseline: number;
};

/** Why a release should go, and from how many networks that was heard. */
export type Complaint = { readonly reason: string; readonly networks: number };

/** Null while a release does well enough, or too little is known. */
export function complaintAbout({ hour, minute, baseline }: Evidence): Complaint | null {
  const isBad = (rate: number) => rate > WORST_FAILURE_RATE && rate > TIMES_BASELINE * baseline;
  // On a busy site five of ten thousand fail in any minute: they must be a share of it, too.
  if (minute.failures >= BOOT_FAILURES && isBad(failureRateFrom(minute))) {
    return { reason: `It did not start on ${minute.failures} of ${minute.loads} pages within a minute.`, networks: minute.networks };
  }
  if (hour.loads < ENOUGH_LOADS || !isBad(failureRateFrom(hour))) return null;
  const rate = `at least ${(failureRateFrom(hour) * 100).toFixed(1)} %`;
  return { reason: `It failed on ${hour.failures} of ${hour.loads} pages within an hour (${rate}).`, networks: hour.networks };
}

/** Lower bound of the failure rate, with 95 % confidence. */
export function failureRateFrom({ loads, failures }: Pick<Counts, 'loads' | 'failures'>): number {
  // The interval's arithmetic leaves a trace above nothing.
  return failures === 0 ? 0 : rateInterval({ count: failures, of: loads }).from;
}
