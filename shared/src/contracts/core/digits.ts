const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /\p{Nd}/u;

/** '१२' -> '12': every script's digits as those of ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, toAsciiDigit);
}

/** Uses that Unicode places the ten digits of a script in a row, beginning with its zero. */
function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value);
}
