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

const DAY_MS = 24 * 3600 * 1000;

/** Returns the day that many days later, both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** India is ahead of UTC by this, all year. */
const INDIA_MS = 5.5 * 3600 * 1000;

/** Returns the calendar day in India, YYYY-MM-DD: ages are counted by it, and jobs close at its end. */
export function dayInIndia(now: number): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 10);
}

/** Returns the first moment of a day in India, in ms; NaN for what is no day. */
export function startOfDayInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

// `Intl` would know the names, but its first format takes a slow phone a tenth of a second (docs/decisions/0078).
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const SHORT_MONTH = 3;

/** '2026-11-03' -> '3 November 2026'. The text itself when it is no calendar day. */
export function formatDay(day: string): string {
  return isDate(day) ? `${formatDayOfYear(day)} ${Number(day.slice(0, 4))}` : day;
}

/** '2026-11-03' -> '3 November'. The text itself when it is no calendar day. */
export function formatDayOfYear(day: string): string {
  return isDate(day) ? `${Number(day.slice(8))} ${monthOf(day)}` : day;
}

/** '2026-11-03' -> '3 Nov'. The text itself when it is no calendar day. */
export function formatShortDay(day: string): string {
  return isDate(day) ? `${Number(day.slice(8))} ${monthOf(day).slice(0, SHORT_MONTH)}` : day;
}

/** '2026-11-03' -> 'November 2026'. The text itself when it is no calendar day. */
export function formatMonth(day: string): string {
  return isDate(day) ? `${monthOf(day)} ${Number(day.slice(0, 4))}` : day;
}

/** '2026-11-03' -> 'Tuesday'. The text itself when it is no calendar day. */
export function weekdayOf(day: string): string {
  return isDate(day) ? (WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '') : day;
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

/** '6:00 pm IST', of milliseconds or ISO 8601; the text itself when it is no moment. Every hour people read is written here. */
export function timeInIndia(at: number | string): string {
  const time = new Date(new Date(at).getTime() + INDIA_MS);
  if (Number.isNaN(time.getTime())) return String(at);
  const hour = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'} IST`;
}

/** '3 November 2026 at 6:00 pm IST'; the text itself when it is no moment. */
export function momentInIndia(at: number | string): string {
  const day = longDayInIndia(at);
  return day === '' ? String(at) : `${day} at ${timeInIndia(at)}`;
}

/** '3 Nov, 6:00 pm IST'; the text itself when it is no moment. */
export function shortMomentInIndia(at: number | string): string {
  const time = new Date(at).getTime();
  return Number.isNaN(time) ? String(at) : `${formatShortDay(dayInIndia(time))}, ${timeInIndia(at)}`;
}

/** '3 November 2026', the day it is in India; '' when it is no moment. */
export function longDayInIndia(at: number | string): string {
  const time = new Date(at).getTime();
  return Number.isNaN(time) ? '' : formatDay(dayInIndia(time));
}
