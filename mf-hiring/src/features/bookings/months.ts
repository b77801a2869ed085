import { addDays, formatMonth } from '@alltalent/shared/contracts';
import { todayInIndia } from '../../domain/days/days';

const LONGEST_YEAR = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Month of an address, else the one it is in India. */
export const readMonth = (text: string | null): string => (LONGEST_YEAR.test(text ?? '') ? (text ?? '') : todayInIndia().slice(0, 7));

/** 'December 2026'. */
export const monthText = (month: string): string => formatMonth(`${month}-01`);

/** Month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Weeks of a month from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const weekday = (new Date(timeOf(first)).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const weeks: string[][] = [];
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day));
    if (week > 0 && days[0]?.slice(0, 7) !== month) break;
    weeks.push(days);
  }
  return weeks;
}

/** Day that a key leads to from another one; undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const weekday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return sameDay(addMonths(day.slice(0, 7), -1), day);
    case 'PageDown':
      return sameDay(addMonths(day.slice(0, 7), 1), day);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last one. */
function sameDay(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}
