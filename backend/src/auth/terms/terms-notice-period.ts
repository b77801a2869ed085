import { dayInIndia, startOfDayInIndia } from '@alltalent/shared/contracts';

type Published = { readonly effectiveAt: number | null };

const DAY_MS = 86_400_000;
/** Product-spec section 4: changes are posted at least fifteen days ahead. */
export const NOTICE_PERIOD_DAYS = 15;

/** End of the notice period of terms posted at `postedAt`: whole days in India, without the day of posting. Times in milliseconds since 1970. */
export function endOfNoticePeriod(postedAt: number): number {
  return startOfDay(postedAt) + NOTICE_PERIOD_DAYS * DAY_MS;
}

/** Earliest time from which terms posted now may hold: after the notice period, on a day after every published version. */
export function earliestTerms(published: readonly Published[], now: number): number {
  return Math.max(endOfNoticePeriod(now), ...published.map(({ effectiveAt }) => startOfDay(effectiveAt ?? 0) + DAY_MS));
}

/** Refusal to announce terms for `effectiveAt`, or null. */
export function refuseTermsAt(effectiveAt: number, published: readonly Published[], now: number): string | null {
  const earliest = earliestTerms(published, now);
  if (effectiveAt >= earliest) return null;
  return `Terms are posted at least ${NOTICE_PERIOD_DAYS} days ahead, and after those announced before: the earliest day is ${dayInIndia(earliest)}.`;
}

function startOfDay(time: number): number {
  return startOfDayInIndia(dayInIndia(time));
}
