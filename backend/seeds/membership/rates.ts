import type { CurrencyRate } from '@alltalent/shared/contracts';

/** Day of the rates below. Staff enter newer ones. */
const AS_OF = '2025-06-30';

/** Rupees for one unit of a currency, rounded: for orientation, as charges are in rupees. */
const RUPEES_PER_UNIT = {
  USD: 85.5,
  EUR: 100.5,
  GBP: 117.5,
  AED: 23.3,
  SGD: 67.2,
  AUD: 56.1,
  CAD: 62.7,
  JPY: 0.594,
  KRW: 0.0633,
  CNY: 11.9,
  HKD: 10.9,
  MYR: 20.3,
  THB: 2.63,
  IDR: 0.00527,
  PHP: 1.52,
  BDT: 0.698,
  LKR: 0.285,
  NPR: 0.625,
  NGN: 0.0557,
  GHS: 8.27,
  KES: 0.662,
  ZAR: 4.82,
  BRL: 15.7,
  MXN: 4.56,
  SEK: 9.02,
  CHF: 107.5,
} as const;

const DIGITS = 6;

/** What one rupee is in each other currency of the site. */
export const RATES: readonly CurrencyRate[] = Object.entries(RUPEES_PER_UNIT).map(([currency, rupees]) => ({
  currency,
  per_rupee: Number((1 / rupees).toPrecision(DIGITS)),
  as_of: AS_OF,
}));
