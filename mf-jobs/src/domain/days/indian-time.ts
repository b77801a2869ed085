import { dayInIndia } from '@alltalent/shared/contracts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const DAY_MS = 86_400_000;

/** YYYY-MM-DD in India. */
export const indianDay = (moment: Date | string): string => dayInIndia(new Date(moment).getTime());

/** 'Today', 'Yesterday', 'Monday, 16 November'; with its year when that is another one. */
export function dayLabel(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return `${WEEKDAY.format(new Date(day))}, ${formatDate(day, today)}`;
}

/** '16 November'; with its year when that is another one. */
export function formatDate(day: string, today: string): string {
  const year = day.slice(0, 4);
  return DATE.format(new Date(day)) + (year === today.slice(0, 4) ? '' : ` ${year}`);
}
