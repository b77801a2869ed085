import type { TestConfig } from 'yup';
import { LIMITS } from './limits';

/** Text that a mail program would turn into a link: a URL with a scheme, or a dotted name that ends in a domain. */
const LINK = /(?:https?:|www\.|\S\.[a-z]{2,}(?:[/?#\s]|$))/iu;
/** Letters of any script with their marks, and the signs that occur in names; the two joiners are part of Indian scripts. */
const NAME = /^[\p{L}\p{M}\p{Nd} '’.,&()/\p{Join_Control}-]*$/u;
/** Digits that could be a phone number, however they are grouped. */
const DIGITS = /\p{Nd}(?:[ .,()/-]{0,2}\p{Nd}){3}/u;

const NO_LINKS = 'Please leave addresses out of names';
const NO_SIGNS = 'Please enter a name in letters, without symbols or longer numbers';

/** What is wrong with a name that may stand in messages to other people; null: nothing. Lengths are judged elsewhere. */
export function refuseName(text: string): string | null {
  const name = text.slice(0, LIMITS.nameLength).trim();
  if (LINK.test(name)) return NO_LINKS;
  return NAME.test(name) && !DIGITS.test(name) ? null : NO_SIGNS;
}

/** `refuseName` as a test of a schema. */
export const nameTest: TestConfig<string | undefined> = {
  name: 'name',
  test(value = '') {
    const refusal = refuseName(value);
    return refusal === null || this.createError({ message: refusal });
  },
};
