import { addDays, dayInIndia } from '@alltalent/shared/contracts';

export const DAY_MS = 24 * 3600 * 1000;
/** India is five and a half hours ahead of UTC, all year. */
const OFFSET_MS = 19_800_000;

/** Days in India, both included, as YYYY-MM-DD. */
export type DaySpan = { readonly from: string; readonly to: string };

/** SQL of the first moment of the day in India that the time of a column is in, in ms. */
export function startSql(column: string): string {
  return `${column} - (${column} + ${OFFSET_MS}) % ${DAY_MS}`;
}

/** Returns the day that a value of `startSql` begins. */
export function dayOfStart(started: number | string): string {
  return dayInIndia(Number(started));
}

/** Returns the days of a span, the first first. */
export function daysOf({ from, to }: DaySpan): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
