import { toAsciiDigits } from './digits';
import { formatMoney } from './money';

/** Longer than any sum; longer texts are not parsed. */
const LONGEST = 40;
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};
const PLAIN = /^[0-9]{1,12}$/u;
const GROUPED = /^[0-9]{1,3}(?:,[0-9]{2,3})+$/u;
const SUM = /^(?:₹|rs\.?|inr)? ?([0-9,]{1,16})(?:\.([0-9]{1,2}))? ?([a-z]{0,9})\.? ?(?:\/-)?$/u;
const SEVERAL = /[0-9](?: ?(?:-|–|—|~) ?| (?:to|or|and) )[₹0-9]|[0-9] ?[a-z]{1,7} ?(?:-|–|—|to) ?[₹0-9]/u;

export type MoneyRead =
  | { readonly kind: 'empty' }
  /** Whole rupees. */
  | { readonly kind: 'sum'; readonly sum: number }
  | { readonly kind: 'mistake'; readonly message: string };

export const MONEY_MISTAKES = {
  range: 'Enter one amount, not a range',
  unclear: 'Enter an amount such as 25000, 25,000, 25k, 2.5 lakh or 1 crore',
  whole: 'Enter whole rupees',
} as const;

/** Reads an amount of rupees as people in India write it: '25k', '2.5 lakh', '₹2,50,000', '1 cr'. Nothing is guessed. */
export function readMoney(typed: string, most: number): MoneyRead {
  if (typed.length > LONGEST) return mistake(MONEY_MISTAKES.unclear);
  const text = toAsciiDigits(typed.normalize('NFKC')).toLowerCase().replace(/\s+/gu, ' ').trim();
  if (text === '') return { kind: 'empty' };
  if (SEVERAL.test(text)) return mistake(MONEY_MISTAKES.range);
  const [, whole = '', decimals = '', unit = ''] = SUM.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor === undefined || !isNumber(whole)) return mistake(MONEY_MISTAKES.unclear);
  return checked(inRupees(whole, decimals, factor), most);
}

function isNumber(whole: string): boolean {
  return whole.includes(',') ? isGrouped(whole) : PLAIN.test(whole);
}

/** Groups of two or three, the last one of three: 2,50,000 and 250,000, but not 25,00. */
function isGrouped(whole: string): boolean {
  return GROUPED.test(whole) && whole.split(',').at(-1)?.length === 3;
}

/** By whole numbers, so that 0.29 crore is 29,00,000 and not a rupee less. */
function inRupees(whole: string, decimals: string, factor: number): number {
  return Number(whole.replaceAll(',', '')) * factor + (Number(decimals.padEnd(2, '0')) * factor) / 100;
}

function checked(sum: number, most: number): MoneyRead {
  if (!Number.isInteger(sum)) return mistake(MONEY_MISTAKES.whole);
  return sum > most ? mistake(`At most ${formatMoney(most, 'INR')}`) : { kind: 'sum', sum };
}

function mistake(message: string): MoneyRead {
  return { kind: 'mistake', message };
}
