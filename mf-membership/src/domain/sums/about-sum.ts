import { storage } from '@alltalent/shared/api';
import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { type CurrencyRate, formatDay } from '@alltalent/shared/contracts';
import { t } from '../../messages';

const CHARGED = 'INR';

/** Describes a sum of paise in the currency the visitor chose, with the day of the rate; '' for rupees or without a rate. */
export function useAboutSum(minor: number, rates: readonly CurrencyRate[]): string {
  const currency = useBrowserValue(() => storage.get('currency_code'), null) ?? CHARGED;
  const rate = currency === CHARGED ? undefined : rates.find((one) => one.currency === currency);
  if (!rate || minor === 0) return '';
  const sum = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format((minor / 100) * rate.per_rupee);
  return t('sums.about', { sum, currency, day: formatDay(rate.as_of) });
}

/** 1800 -> '18'; 250 -> '2.5'. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100);
