import { dayInIndia } from '@alltalent/shared/contracts';

/** How long records are kept after the annual return of their financial year is due (CGST Act, section 36). */
export const KEPT_AFTER_RETURN_MONTHS = 72;
/** From the first day of a financial year, 1 April, until its return is due: 31 December after its end (section 44, rule 80). */
const RETURN_DUE_AFTER_MONTHS = 21;
/** Longest time that a record is kept: that of 1 April. */
export const LONGEST_KEPT_MONTHS = RETURN_DUE_AFTER_MONTHS + KEPT_AFTER_RETURN_MONTHS;

/** Months of a calendar year before a financial year begins in it. */
const MONTHS_BEFORE_APRIL = 3;

/** Returns the first moment of the oldest financial year in India whose records are kept at `now`. */
export function keptSince(now: number): number {
  const [year = 0, month = 1] = dayInIndia(now).split('-').map(Number);
  const expired = year * 12 + (month - 1) - LONGEST_KEPT_MONTHS - MONTHS_BEFORE_APRIL;
  const firstKept = Math.floor(expired / 12) + 1;
  return Date.parse(`${firstKept}-04-01T00:00:00+05:30`);
}
