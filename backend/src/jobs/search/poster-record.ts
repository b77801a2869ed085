import type { JobPoster } from '@alltalent/shared/contracts';

/** Fewest cases from which a rate is computed. */
const ENOUGH = 3;
const DAY_MS = 86_400_000;

/** Numbers of jobs nobody can apply for any more, and of those among them with a booking. */
export type Ended = { readonly jobs: number; readonly withBooking: number };
export type ApplicationReply = { readonly stage: string; readonly sentAt: number; readonly answeredAt: number | null };
type PosterRates = Pick<JobPoster, 'booked_rate' | 'answered_rate' | 'days_to_answer'>;

export const NO_RATES: PosterRates = { booked_rate: null, answered_rate: null, days_to_answer: null };

/** Computes a poster's rates. An application withdrawn before a reply counts neither way. */
export function ratesOf(ended: Ended, applications: readonly ApplicationReply[]): PosterRates {
  const counted = applications.filter(({ stage, answeredAt }) => stage !== 'withdrawn' || answeredAt !== null);
  const answered = counted.filter(({ stage, answeredAt }) => answeredAt !== null || stage === 'booked' || stage === 'not-selected');
  const waits = counted.flatMap(({ sentAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - sentAt]));
  return {
    booked_rate: rate(ended.withBooking, ended.jobs),
    answered_rate: rate(answered.length, counted.length),
    days_to_answer: waits.length < ENOUGH ? null : Math.round(median(waits) / DAY_MS),
  };
}

function rate(part: number, whole: number): number | null {
  return whole < ENOUGH ? null : Math.round((100 * part) / whole);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
