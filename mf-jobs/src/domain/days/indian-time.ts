import { dayInIndia, formatDay, formatDayOfYear, weekdayOf } from '@alltalent/shared/contracts';

const DAY_MS = 86_400_000;

/** YYYY-MM-DD in India. */
export const indianDay = (moment: Date | string): string => dayInIndia(new Date(moment).getTime());

/** 'Today', 'Yesterday', 'Monday, 16 November'; with its year when that is another one. */
export function dayLabel(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isThisYear = day.startsWith(today.slice(0, 4));
  return `${weekdayOf(day)}, ${isThisYear ? formatDayOfYear(day) : formatDay(day)}`;
}
