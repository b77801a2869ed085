/** Both digits only: '91' and '9876543210'. */
export type PhoneValue = { readonly dialCode: string; readonly number: string };

/** Longer than this, and beginning with the dial code, a pasted number carries the code without a plus. */
const LONGEST_NATIONAL = 10;

export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/** What was typed or pasted as a whole, in the light of the chosen country. The dial code is never doubled. */
export function parsePhone(text: string, dialCode: string, dialCodes: readonly string[]): PhoneValue {
  const trimmed = text.trim();
  const international = /(?:^00|\+)([^+]*)$/u.exec(trimmed)?.[1];
  if (international === undefined) {
    const digits = digitsOf(trimmed);
    const isWhole = dialCode !== '' && digits.length > LONGEST_NATIONAL && digits.startsWith(dialCode);
    return { dialCode, number: isWhole ? digits.slice(dialCode.length) : digits };
  }
  const digits = digitsOf(international);
  if (digits.startsWith(dialCode)) return { dialCode, number: digits.slice(dialCode.length) };
  const known = dialCodes.filter((code) => digits.startsWith(code)).sort((a, b) => b.length - a.length)[0];
  return known ? { dialCode: known, number: digits.slice(known.length) } : { dialCode, number: digits };
}

/** Splits what the library answers: dial code and number in one. */
export function splitPhone(digits: string, dialCode: string): PhoneValue {
  if (digits.startsWith(dialCode)) return { dialCode, number: digits.slice(dialCode.length) };
  return { dialCode, number: dialCode.startsWith(digits) ? '' : digits };
}
