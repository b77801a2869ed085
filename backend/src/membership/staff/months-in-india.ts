import { dayInIndia } from '@alltalent/shared/contracts';
import { monthInIndia } from '../benefits/month-in-india.policy';
import type { Span } from './figures.repository';

/** Returns the last `count` calendar months in India up to that of `now`, the oldest first. `month`: YYYY-MM. */
export function lastMonths(now: number, count: number): readonly (Span & { readonly month: string })[] {
  const months: (Span & { readonly month: string })[] = [];
  for (let moment = now; months.length < count; moment = (months[0]?.from ?? now) - 1) {
    const { from, to } = monthInIndia(moment);
    months.unshift({ month: dayInIndia(from).slice(0, 'YYYY-MM'.length), from, to });
  }
  return months;
}
