import { WORST_FAILURE_RATE } from '@alltalent/shared/contracts';
import { rateInterval } from '../../kernel/statistics/proportions';
import type { Counts } from './page-loads.repository';

/** Fewer page loads are not evidence of a low failure rate. */
export const ENOUGH_LOADS = 30;
/** Failures from this many networks are taken as genuine without a probe. */
export const ENOUGH_NETWORKS = 5;
/** How many of a release's newest page loads are looked at together. */
export const LATEST_LOADS = 10;
const TIMES_BASELINE = 3;
const FEWEST_FAILURES = 5;
/** Failure rate (0 to 1) that needs no thirty page loads. */
const HIGH_FAILURE_RATE = 0.1;

export type Evidence = {
  /** Page loads of the last hour. */
  readonly hour: Counts;
  /** Page loads of the last hour; failures are those that visitors saw, as in the two below. */
  readonly seen: Counts;
  readonly minute: Counts;
  /** The newest page loads of the last hour, LATEST_LOADS at most. */
  readonly latest: Counts;
  /** Failure rate (0 to 1) of the release that would replace it. */
  readonly baseline: number;
};

/** The reason to roll a release back, and the number of networks it comes from. */
export type Complaint = { readonly reason: string; readonly networks: number };

/** Returns the complaint about a release that most networks share; null if it is healthy or has too few page loads. */
export function complaintAbout({ hour, seen, minute, latest, baseline }: Evidence): Complaint | null {
  const isAbove = (least: number, counts: Counts) => {
    const rate = failureRateFrom(counts);
    return rate > least && rate > TIMES_BASELINE * baseline;
  };
  // On a busy site a few of thousands fail every minute, so the share must be high as well as the number.
  const isBad = (counts: Counts) => counts.failures >= FEWEST_FAILURES && isAbove(WORST_FAILURE_RATE, counts);
  const isMostlyBad = seen.failures >= FEWEST_FAILURES && isAbove(HIGH_FAILURE_RATE, seen);
  const complaints = [
    isBad(minute) && complaint(minute, `${minute.loads} pages within a minute`),
    isBad(latest) && complaint(latest, `its last ${latest.loads} pages`),
    isMostlyBad && complaint(seen, `${seen.loads} pages within an hour`),
    hour.loads >= ENOUGH_LOADS && isAbove(WORST_FAILURE_RATE, hour) && hourComplaint(hour),
  ];
  return complaints.filter((one) => one !== false).toSorted((one, other) => other.networks - one.networks)[0] ?? null;
}

const complaint = ({ failures, networks }: Counts, of: string): Complaint => ({ reason: `It failed on ${failures} of ${of}.`, networks });

function hourComplaint(hour: Counts): Complaint {
  const rate = `at least ${(failureRateFrom(hour) * 100).toFixed(1)} %`;
  const undrawn = hour.drawFailures === 0 ? '' : `; ${hour.drawFailures} of them could not be drawn on the server`;
  return { reason: `It failed on ${hour.failures} of ${hour.loads} pages within an hour (${rate})${undrawn}.`, networks: hour.networks };
}

/** Returns the lower bound of the failure rate (0 to 1) with 95 % confidence. */
export function failureRateFrom({ loads, failures }: Pick<Counts, 'loads' | 'failures'>): number {
  // Floating-point error makes the interval's lower bound slightly more than 0.
  return failures === 0 ? 0 : rateInterval({ count: failures, of: loads }).from;
}
