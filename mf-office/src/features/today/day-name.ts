import { formatDay } from '@alltalent/shared/contracts';

/** '2026-11-03' -> '3 Nov'. */
export function dayName(day: string): string {
  const [number, month = ''] = formatDay(day).split(' ');
  return `${number} ${month.slice(0, 3)}`.trim();
}
