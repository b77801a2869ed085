import { dayInIndia } from '@alltalent/shared/contracts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 3;

export type Closing = { readonly text: string; readonly isSoon: boolean };

/** Returns how long a job stays open, seen from `now`: 'Closes in 2 days'. */
export function closingOf(closesOn: string, now: Date): Closing {
  const days = Math.max(0, Math.round((Date.parse(closesOn) - Date.parse(dayInIndia(now.getTime()))) / DAY_MS));
  return { text: closingText(days), isSoon: days <= SOON_DAYS };
}

function closingText(days: number): string {
  if (days === 0) return 'Closes today';
  return days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}
