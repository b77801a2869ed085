import { dayInIndia } from '@alltalent/shared/contracts';
import type { Span } from './figures.repository';

/** Returns the last `count` calendar months in India up to that of `now`, the oldest first. `month`: YYYY-MM. */
export function lastMonths(now: number, count: number): readonly (Span & { readonly month: string })[] {
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1));
    const next = new Date(Date.UTC(year, month - count + index + 1, 1));
    return { month: first.toISOString().slice(0, 7), from: startInIndia(first), to: startInIndia(next) };
  });
}

function startInIndia(day: Date): number {
  return Date.parse(`${day.toISOString().slice(0, 10)}T00:00:00+05:30`);
}
