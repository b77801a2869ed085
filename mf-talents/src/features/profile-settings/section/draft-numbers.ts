import { PROFILE_LIMITS, readMoney } from '@alltalent/shared/contracts';

/** A number as a field holds it; '' for none. */
export function toText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

export function toNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

/** Reads an amount as people write it: '25k'. What is none becomes NaN, which the contract refuses; an empty field is null. */
export function toSum(text: string): number | null {
  const read = readMoney(text, PROFILE_LIMITS.rate);
  if (read.kind === 'empty') return null;
  return read.kind === 'sum' ? read.sum : Number.NaN;
}
