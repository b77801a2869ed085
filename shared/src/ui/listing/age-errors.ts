import { LIMITS } from '../../contracts/core/limits';

/** Errors of a range, for the fields of its ends. */
export type RangeErrors = { readonly from?: string; readonly to?: string };

const OUT_OF_RANGE = `Ages go from ${LIMITS.ageMin} to ${LIMITS.ageMax}`;
const CROSSED = 'The first age must be the smaller one';

/** Longest age that can be typed. */
export const AGE_DIGITS = String(LIMITS.ageMax).length;

/** Checks two typed ages, each of which may be empty; names one thing to correct at a time. */
export function findAgeErrors(from: string, to: string): RangeErrors {
  if (isOutOfRange(from)) return { from: OUT_OF_RANGE };
  if (isOutOfRange(to)) return { to: OUT_OF_RANGE };
  return from !== '' && to !== '' && Number(from) > Number(to) ? { from: CROSSED } : {};
}

function isOutOfRange(age: string): boolean {
  return age !== '' && !(Number(age) >= LIMITS.ageMin && Number(age) <= LIMITS.ageMax);
}
