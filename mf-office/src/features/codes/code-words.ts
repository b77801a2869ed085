import { formatDay, formatMinor } from '@alltalent/shared/contracts';
import { t } from '../../messages/codes';
import type { ListedCode } from './codes.query';

/** Hundredths in one whole: paise of a rupee, basis points of a percent. */
const HUNDREDTHS = 100;

/** Says what a code gives. */
export function gainOf({ kind, value }: ListedCode): string {
  switch (kind) {
    case 'amount':
      return t('codes.amount', { sum: formatMinor(value, 'INR') });
    case 'percent':
      return t('codes.percent', { percent: value / HUNDREDTHS });
    case 'days':
      return t('codes.days', { days: value });
    case 'shoot':
      return t('codes.shoot');
  }
}

/** Says when a code can be used. */
export function daysOf({ from, to }: ListedCode): string {
  if (from === '' && to === '') return t('codes.always');
  if (to === '') return t('codes.from', { from: formatDay(from) });
  if (from === '') return t('codes.until', { to: formatDay(to) });
  return t('codes.between', { from: formatDay(from), to: formatDay(to) });
}
