import type { JobPoster } from '@alltalent/shared/contracts';

/** Fewer say nothing about somebody. */
const ENOUGH = 3;
const DAY_MS = 86_400_000;

/** Jobs nobody can apply for any more, and those of them with somebody booked. */
export type Ended = { readonly jobs: number; readonly withBooking: number };
export type Answered = { readonly stage: string; readonly sentAt: number; readonly answeredAt: number | null };
type PosterRates = Pick<JobPoster, 'booked_rate' | 'answered_rate' | 'days_to_answer'>;

export const NO_RATES: PosterRates = { booked_rate: null, answered_rate: null, days_to_answer: null };

/** Who withdrew before an answer came was neither answered nor left without one. */
export function ratesOf(ended: Ended, applications: readonly Answered[]): PosterRates {
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
