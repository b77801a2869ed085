import { nice, ticks } from 'd3-array';
import { t } from '../../messages/figures';
import type { Measure } from './figure-list';

const HOUR = 60;
const DAY = 24 * HOUR;
const PAISE = 100;
/** Lines across a plot, about. */
const TICKS = 3;
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const rupees = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1, style: 'currency', currency: 'INR' });

export type PlotScale = {
  /** Value of the upper edge, in the measure of the values. */
  readonly top: number;
  /** Values of the lines across, with their words. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
};

/** Makes the vertical scale of a plot: from nought to a round value above the largest one, in the unit that suits it. */
export function plotScale(values: readonly (number | null)[], measure: Measure): PlotScale {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const { size, write } = unitOf(most, measure);
  const [, top] = nice(0, Math.max(1, most / size), TICKS);
  const at = ticks(0, top, TICKS).filter((tick) => measure !== 'count' || Number.isInteger(tick));
  return { top: top * size, ticks: at.map((tick) => ({ at: tick * size, label: write(tick) })) };
}

function unitOf(most: number, measure: Measure): { readonly size: number; readonly write: (value: number) => string } {
  if (measure === 'paise') return { size: PAISE, write: (value) => rupees.format(value) };
  if (measure === 'count') return { size: 1, write: (value) => compact.format(value) };
  if (most <= 2 * HOUR) return { size: 1, write: (minutes) => t('figures.minutes', { minutes }) };
  if (most <= 2 * DAY) return { size: HOUR, write: (hours) => t('figures.hours', { hours }) };
  return { size: DAY, write: (days) => t('figures.days', { days }) };
}
