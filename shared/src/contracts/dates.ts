const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** True for a day that exists, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whole years from one day to another, both YYYY-MM-DD. Born on 29 February means a birthday on 1 March in other years. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The calendar day in India (UTC+5:30 all year), YYYY-MM-DD: ages are counted by it, and a call closes at the end of it. */
export function dayInIndia(now: number): string {
  return new Date(now + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
}

const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
let longDay: Intl.DateTimeFormat | undefined;

/** '2026-11-03' -> '3 November 2026'. The text itself when it is no calendar day. */
export function formatDay(day: string): string {
  if (!isDate(day)) return day;
  // Every page has this file, and few of them a day to write.
  longDay ??= new Intl.DateTimeFormat('en-GB', LONG_DAY);
  return longDay.format(Date.parse(`${day}T00:00:00Z`));
}
