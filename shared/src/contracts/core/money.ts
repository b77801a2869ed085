import { formatCount } from './numbers';

const formats = new Map<string, Intl.NumberFormat>();

/** 240000, 'INR' -> '₹2,40,000': whole units, grouped as in India, whatever the visitor's language. `currency` by ISO 4217. */
export function formatMoney(amount: number, currency: string): string {
  return currency === 'INR' ? formatRupees(amount, 0) : formatByIntl(amount, currency, 0);
}

/** 49900, 'INR' -> '₹499'; 49950 -> '₹499.50'. `minor`: whole hundredths of the currency by ISO 4217. */
export function formatMinor(minor: number, currency: string): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return currency === 'INR' ? formatRupees(minor / 100, digits) : formatByIntl(minor / 100, currency, digits);
}

/** Writes rupees without `Intl`, as most pages have them: see `formatCount`. */
function formatRupees(amount: number, digits: 0 | 2): string {
  const [rupees = '', paise] = Math.abs(amount).toFixed(digits).split('.');
  return `${amount < 0 ? '-' : ''}₹${formatCount(Number(rupees))}${paise === undefined ? '' : `.${paise}`}`;
}

function formatByIntl(amount: number, currency: string, digits: 0 | 2): string {
  const key = `${currency} ${digits}`;
  // Made once: that takes longer than to draw the row the sum is for.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-IN', { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(amount);
}

/** '₹25,000–₹40,000'; one sum where there is no upper end. */
export function formatMoneyRange(from: number, to: number | null | undefined, currency: string): string {
  const least = formatMoney(from, currency);
  return to === null || to === undefined || to <= from ? least : `${least}–${formatMoney(to, currency)}`;
}

const SUMS = /₹ ?(\d+(?:,\d+)*)/gu;

/**
 * Finds the first sum of rupees in a text whose commas are not where India writes them: '₹15,0000' -> { written: '₹15,0000',
 * meant: '₹1,50,000' }; null if there is none. A sum without commas is taken as it is.
 */
export function findMisgroupedSum(text: string): { readonly written: string; readonly meant: string } | null {
  for (const [written, digits = ''] of text.matchAll(SUMS)) {
    const meant = formatMoney(Number(digits.replaceAll(',', '')), 'INR');
    if (digits.includes(',') && meant !== `₹${digits}`) return { written, meant };
  }
  return null;
}
