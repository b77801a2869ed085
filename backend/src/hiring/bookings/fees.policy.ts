import type { BookingEntity } from '../schema/booking.entity';

const DAY_MS = 24 * 3600 * 1000;

type Paid = Pick<BookingEntity, 'fee' | 'feeUnit' | 'startsOn' | 'endsOn' | 'currency'>;
type CurrencySum = { readonly currency: string; readonly sum: number };

/** Fee of a whole booking: per day for each day, the first and the last included; null by the hour, since hours are not counted. */
export function sumOf({ fee, feeUnit, startsOn, endsOn }: Paid): number | null {
  if (feeUnit === 'hour') return null;
  if (feeUnit === 'project') return fee;
  return fee * (Math.round((Date.parse(`${endsOn}T00:00:00Z`) - Date.parse(`${startsOn}T00:00:00Z`)) / DAY_MS) + 1);
}

/** Sums of each currency, in the order in which the currencies come. */
export function totalsOf(bookings: readonly Paid[]): CurrencySum[] {
  const totals = new Map<string, number>();
  for (const booking of bookings) totals.set(booking.currency, (totals.get(booking.currency) ?? 0) + (sumOf(booking) ?? 0));
  return [...totals].map(([currency, sum]) => ({ currency, sum }));
}
