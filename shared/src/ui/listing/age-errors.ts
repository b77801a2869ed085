import { LIMITS } from '../../contracts/core/limits';

/** Errors of a range, for the fields of its ends. */
export type RangeErrors = { readonly from?: string; readonly to?: string };

const OUT_OF_RANGE = `Ages go from ${LIMITS.ageMin} to ${LIMITS.ageMax}`;
const NO_NUMBER = 'Please enter a whole number, such as 25';
const CROSSED = 'The first age must be the smaller one';

/** Checks two typed ages, each of which may be empty; names one thing to correct at a time. */
export function findAgeErrors(from: string, to: string): RangeErrors {
  const [fromError, toError] = [errorOf(from), errorOf(to)];
  if (fromError !== null) return { from: fromError };
  if (toError !== null) return { to: toError };
  return from !== '' && to !== '' && Number(from) > Number(to) ? { from: CROSSED } : {};
}

function errorOf(age: string): string | null {
  if (age === '') return null;
  if (!/^\d{1,9}$/u.test(age)) return NO_NUMBER;
  return Number(age) >= LIMITS.ageMin && Number(age) <= LIMITS.ageMax ? null : OUT_OF_RANGE;
}
