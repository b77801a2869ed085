const DIGIT = /\p{Nd}/gu;
const E_MAIL = /[^\s@]@[^\s@]+\.[^\s@]{2}/u;
/** `name (at) site`, `name at site dot com`, `name gmail dot com`. */
const SPELT_E_MAIL = [
  /[([{]\s*at\s*[)\]}]/iu,
  /\bat\s+[\w-]+\s+dot\s+(?:com|in|net|org|co)\b/iu,
  /\b(?:gmail|yahoo|hotmail|outlook)\s*(?:\.|\W?dot\W?)\s*com\b/iu,
];
/** Digits with the marks people put between those of a number. */
const DIGITS = /\d(?:[\s().\-\u2013/]{0,3}\d)+/gu;
const FEWEST_DIGITS = 9;
const YEARS = /^\W*(?:(?:19|20)\d\d(?:\W+|$))+$/u;

/** Returns whether a text contains contact data, by which people could be reached outside All Talent. */
export function hasContactData(text: string): boolean {
  const plain = text.normalize('NFKC').replace(DIGIT, toAsciiDigit);
  if ([E_MAIL, ...SPELT_E_MAIL].some((pattern) => pattern.test(plain))) return true;
  return [...plain.matchAll(DIGITS)].some(([number]) => isLong(number) && !YEARS.test(number));
}

/** Every script's digits stand in a row of ten that begins with its nought. */
function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}

function isLong(number: string): boolean {
  return number.replace(/\D/gu, '').length >= FEWEST_DIGITS;
}
