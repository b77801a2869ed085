import { addDays, type BookingState, dayInIndia, HIRING_LIMITS, type Rating, startOfDayInIndia } from '@alltalent/shared/contracts';

export type ReviewedBooking = {
  readonly id: number;
  readonly clientId: string;
  readonly talentUserId: string;
  readonly state: BookingState;
  readonly doneAt: number | null;
};
/** Count of reviews and sum of their points, those of all three questions. */
export type Totals = { readonly count: number; readonly points: number };
type Written = { readonly first: number; readonly second: number; readonly third: number };

const QUESTIONS = 3;

/** Returns the last day for a review, YYYY-MM-DD in India. */
export function lastDayOf(doneAt: number): string {
  return addDays(dayInIndia(doneAt), HIRING_LIMITS.reviewDays);
}

/** Returns the first moment after the last day for a review. */
export function endOf(doneAt: number): number {
  return startOfDayInIndia(addDays(lastDayOf(doneAt), 1));
}

/** Says why a booking cannot be reviewed at `now`; null when it can. */
export function closedBecause({ state, doneAt }: Pick<ReviewedBooking, 'state' | 'doneAt'>, now: number): 'notDone' | 'late' | null {
  if (state !== 'done' || doneAt === null) return 'notDone';
  return now < endOf(doneAt) ? null : 'late';
}

export function pointsOf({ first, second, third }: Written): number {
  return first + second + third;
}

/** Returns the average with one decimal; null while there are too few reviews to say anything. */
export function ratingOf({ count, points }: Totals): Rating {
  if (count < HIRING_LIMITS.averageFrom) return null;
  return { average: Math.round((10 * points) / (QUESTIONS * count)) / 10, count };
}
