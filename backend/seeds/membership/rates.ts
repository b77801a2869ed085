import type { CurrencyRate } from '@alltalent/shared/contracts';

/** Day of the rates below. Staff enter newer ones. */
const AS_OF = '2026-04-13';

/**
 * Units of a currency for one euro: euro foreign exchange reference rates of the European Central Bank (eurofxref), as published for
 * that day. The site's other currencies have no rate there, so their prices are shown in rupees alone.
 */
const PER_EURO = {
  USD: 1.1684,
  EUR: 1,
  GBP: 0.87058,
  SGD: 1.4912,
  AUD: 1.661,
  CAD: 1.6177,
  JPY: 186.75,
  KRW: 1740.86,
  CNY: 7.9827,
  HKD: 9.1507,
  MYR: 4.6444,
  THB: 37.728,
  IDR: 20_082.05,
  PHP: 70.356,
  ZAR: 19.3849,
  BRL: 5.874,
  MXN: 20.3203,
  SEK: 10.892,
  CHF: 0.9242,
} as const;
const RUPEES_PER_EURO = 109.047;

const DIGITS = 6;

/** What one rupee is in other currencies of the site, for orientation, as charges are in rupees. */
export const RATES: readonly CurrencyRate[] = Object.entries(PER_EURO).map(([currency, perEuro]) => ({
  currency,
  per_rupee: Number((perEuro / RUPEES_PER_EURO).toPrecision(DIGITS)),
  as_of: AS_OF,
}));
