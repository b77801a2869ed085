import { PROFILE_LIMITS, readMoney } from '@alltalent/shared/contracts';

const LARGEST_COUNT = 1_000_000_000;

/** A number as a field holds it; '' for none. */
export function toText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

export function toNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Reads an amount as people write it: '25k'. What is none becomes NaN, which the contract refuses; an empty field is null. */
export function toSum(text: string): number | null {
  return readNumber(text, PROFILE_LIMITS.rate);
}

/** Reads followers, kilograms and inches as an amount is read. */
export function toCount(text: string): number | null {
  return readNumber(text, LARGEST_COUNT);
}

function readNumber(text: string, most: number): number | null {
  const read = readMoney(text, most);
  if (read.kind === 'empty') return null;
  return read.kind === 'sum' ? read.sum : Number.NaN;
}
