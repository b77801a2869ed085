import { addDays, type FigurePeriod } from '@alltalent/shared/contracts';
import type { DaySpan } from './days-in-india';

const WEEK_DAYS = 7;
const MONTHS = 12;

/** Returns the first day of the period that a day in India is in; weeks begin on Monday. */
export function startOfPeriod(by: FigurePeriod, day: string): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
}

/** Returns the first day of the period that begins `count` periods after the one beginning at `start`. */
export function shiftPeriods(by: FigurePeriod, start: string, count: number): string {
  if (by !== 'month') return addDays(start, count * (by === 'week' ? WEEK_DAYS : 1));
  const [year = 0, month = 0] = start.split('-').map(Number);
  const months = year * MONTHS + (month - 1) + count;
  return `${String(Math.floor(months / MONTHS)).padStart(4, '0')}-${String((months % MONTHS) + 1).padStart(2, '0')}-01`;
}

/**
 * Returns the whole periods of a span, the oldest first, and stops after `most` of them. The last one ends at `today` if it is not over.
 */
export function periodsOf(by: FigurePeriod, { from, to }: DaySpan, today: string, most: number): readonly DaySpan[] {
  const periods: DaySpan[] = [];
  for (let start = startOfPeriod(by, from); start <= to && periods.length < most;) {
    const next = shiftPeriods(by, start, 1);
    const end = addDays(next, -1);
    periods.push({ from: start, to: end < today ? end : today });
    start = next;
  }
  return periods;
}

/**
 * Returns as many periods just before. One that corresponds to the running period ends after as many days as that has had, and at the
 * end of its month at the latest.
 */
export function periodsBefore(by: FigurePeriod, periods: readonly DaySpan[]): readonly DaySpan[] {
  return periods.map(({ from, to }) => {
    const start = shiftPeriods(by, from, -periods.length);
    const end = addDays(shiftPeriods(by, start, 1), -1);
    const isWhole = addDays(to, 1) === shiftPeriods(by, from, 1);
    const sameLength = addDays(start, lengthOf(from, to) - 1);
    return { from: start, to: isWhole || sameLength > end ? end : sameLength };
  });
}

function lengthOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)) + 1;
}
