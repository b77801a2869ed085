import type { AlertFrequency } from '@alltalent/shared/contracts';
import { lastNine, nextNine } from '../../notifications';

const DAY_MS = 24 * 3600 * 1000;
const MONDAY = 1;

/** Returns when matches found now are mailed; null: never. Daily at nine in India, weekly at nine on Monday. */
export function dueAt(frequency: AlertFrequency, now: number): number | null {
  if (frequency === 'never') return null;
  if (frequency === 'immediate') return now;
  return frequency === 'daily' ? nextNine(now) : nextMonday(now);
}

/** Nine in India is 3:30 in UTC, so the day of the week is the same in both. */
function nextMonday(now: number): number {
  const nine = lastNine(now);
  const days = (MONDAY - new Date(nine).getUTCDay() + 7) % 7;
  return nine + (days === 0 ? 7 : days) * DAY_MS;
}
