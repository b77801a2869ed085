import { dayInIndia, isDate } from '@alltalent/shared/contracts';

const DAY_MS = 86_400_000;
export const ADULT_AGE = 18;
export const OLDEST_AGE = 130;

/** Days since 1970 of a calendar day, YYYY-MM-DD. */
export function toDayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Day number of the last birthday that is `years` whole years ago in India: on 29 February, of a year without that day, the 28th. */
function dayYearsBefore(now: Date, years: number): number {
  const today = dayInIndia(now.getTime());
  const sameDay = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return toDayNumber(isDate(sameDay) ? sameDay : sameDay.replace(/29$/u, '28'));
}

export type BirthdayRange = { readonly from: number; readonly to: number };

/** Birthdays of everybody who is `minAge` to `maxAge` whole years old today. */
export function birthdaysOfAges(now: Date, minAge: number, maxAge: number): BirthdayRange {
  return { from: dayYearsBefore(now, maxAge + 1) + 1, to: dayYearsBefore(now, minAge) };
}

export function isAdult(now: Date, bornDay: number): boolean {
  return bornDay <= dayYearsBefore(now, ADULT_AGE);
}

/** Birthday, YYYY-MM-DD, of the youngest adults of today. */
export function lastAdultBirthday(now: Date): string {
  return new Date(dayYearsBefore(now, ADULT_AGE) * DAY_MS).toISOString().slice(0, 10);
}
