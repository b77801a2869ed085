import { type FigurePeriod, formatCount, formatDay, formatMinor, formatMonth, formatShortDay } from '@alltalent/shared/contracts';
import { t } from '../../messages/figures';
import type { Measure } from './figure-list';

const HOUR = 60;
const DAY = 24 * HOUR;
const DAYS_FROM = 2 * DAY;
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumSignificantDigits: 2 });
const wholePercent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** Writes a value in its measure; 'none' where there is none. */
export function valueInWords(value: number | null, measure: Measure): string {
  if (value === null) return t('figures.none');
  if (measure === 'paise') return formatMinor(value, 'INR');
  return measure === 'minutes' ? durationInWords(value) : formatCount(value);
}

/** 45 -> '45 min', 200 -> '3 h 20 min', 5040 -> '3.5 days'. */
function durationInWords(minutes: number): string {
  if (minutes < HOUR) return t('figures.minutes', { minutes });
  if (minutes >= DAYS_FROM) return t('figures.days', { days: Math.round((10 * minutes) / DAY) / 10 });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0 ? t('figures.hours', { hours }) : t('figures.hoursAndMinutes', { hours, minutes: rest });
}

/** Says how much more or less a value is than the one before. */
export function changeInWords(now: number | null, before: number | null, measure: Measure): string {
  const value = valueInWords(before, measure);
  if (now === null || before === null || before === 0) return t('figures.before', { value });
  if (now === before) return t('figures.same', { value });
  const change = Math.abs(now / before - 1);
  const share = (change < 0.1 ? percent : wholePercent).format(change);
  return t(now > before ? 'figures.more' : 'figures.less', { share, value });
}

/** '3 Nov'; of a month 'Nov 2026'. `from`: its first day. */
export function shortPeriod(by: FigurePeriod, from: string): string {
  const [, month] = formatShortDay(from).split(' ');
  return by === 'month' ? `${month} ${from.slice(0, 4)}` : formatShortDay(from);
}

/** '3 November 2026'; of a week '3 Nov to 9 Nov', of a month 'November 2026'. */
export function wholePeriod(by: FigurePeriod, { from, to }: { readonly from: string; readonly to: string }): string {
  if (by === 'day') return formatDay(from);
  if (by === 'month') return formatMonth(from);
  return t('figures.span', { from: shortPeriod('day', from), to: shortPeriod('day', to) });
}
