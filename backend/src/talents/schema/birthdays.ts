import { dayInIndia, isDate } from '@alltalent/shared/contracts';

const DAY_MS = 86_400_000;
export const ADULT_AGE = 18;
export const OLDEST_AGE = 130;

/** Converts a calendar day, YYYY-MM-DD, to days since 1970. */
export function toDayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Returns the day number `years` whole years ago in India; 29 February becomes the 28th in a year without it. */
function dayYearsBefore(now: Date, years: number): number {
  const today = dayInIndia(now.getTime());
  const sameDay = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return toDayNumber(isDate(sameDay) ? sameDay : sameDay.replace(/29$/u, '28'));
}

export type BirthdayRange = { readonly from: number; readonly to: number };

/** Returns the birthdays of everybody who is `minAge` to `maxAge` whole years old today. */
export function birthdaysOfAges(now: Date, minAge: number, maxAge: number): BirthdayRange {
  return { from: dayYearsBefore(now, maxAge + 1) + 1, to: dayYearsBefore(now, minAge) };
}

export function isAdult(now: Date, bornDay: number): boolean {
  return bornDay <= dayYearsBefore(now, ADULT_AGE);
}

/** Returns the birthday, YYYY-MM-DD, of today's youngest adults. */
export function lastAdultBirthday(now: Date): string {
  return new Date(dayYearsBefore(now, ADULT_AGE) * DAY_MS).toISOString().slice(0, 10);
}
