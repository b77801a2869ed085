const formats = new Map<string, Intl.NumberFormat>();

/** 240000, 'INR' -> '₹2,40,000': whole units, grouped as in India, whatever the visitor's language. `currency` by ISO 4217. */
export function formatMoney(amount: number, currency: string): string {
  // Made once: that takes longer than to draw the row the sum is for.
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(amount);
}

/** '₹25,000–₹40,000'; one sum where there is no upper end. */
export function formatMoneyRange(from: number, to: number | null | undefined, currency: string): string {
  const least = formatMoney(from, currency);
  return to === null || to === undefined || to <= from ? least : `${least}–${formatMoney(to, currency)}`;
}
