import { dayInIndia } from '@alltalent/shared/contracts';

type Published = { readonly effectiveAt: number | null };

const DAY_MS = 86_400_000;
/** Product-spec section 4: changes are posted at least fifteen days ahead. */
export const NOTICE_PERIOD_DAYS = 15;

/** When the notice of terms posted at a moment is over. It is counted in whole days in India, the day of posting not included. */
export function endOfNoticePeriod(postedAt: number): number {
  return startOfDay(postedAt) + NOTICE_PERIOD_DAYS * DAY_MS;
}

/** From when terms posted now may hold: after their notice, and on a day that names no other version. */
export function earliestTerms(published: readonly Published[], now: number): number {
  return Math.max(endOfNoticePeriod(now), ...published.map(({ effectiveAt }) => startOfDay(effectiveAt ?? 0) + DAY_MS));
}

/** Why terms cannot be announced for a moment; null: they can. */
export function refuseTermsAt(effectiveAt: number, published: readonly Published[], now: number): string | null {
  const earliest = earliestTerms(published, now);
  if (effectiveAt >= earliest) return null;
  return `Terms are posted at least ${NOTICE_PERIOD_DAYS} days ahead, and after those announced before: the earliest day is ${dayInIndia(earliest)}.`;
}

/** Midnight in India. */
function startOfDay(time: number): number {
  return Date.parse(`${dayInIndia(time)}T00:00:00+05:30`);
}
