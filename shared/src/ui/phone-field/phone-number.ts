/** Both are digits only: '91' and '9876543210'. */
export type PhoneValue = { readonly dialCode: string; readonly number: string };

/** A text of the field as a number; `pending` is a dial code that is not complete yet, '+9'. */
export type PhoneReading = PhoneValue & { readonly pending: string | null };

export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/** Characters of a text that are looked at: twice what any country writes with all its signs. */
const LONGEST_TEXT = 64;

/** No dial code begins with another one (ITU-T E.164): one digit, a two-digit code that was given out, or three digits. */
const DIAL_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

/** What was typed, pasted or filled in. After a plus, or 00, a dial code follows; else the chosen country stays. */
export function readPhone(text: string, chosen: string): PhoneReading {
  const trimmed = text.slice(0, LONGEST_TEXT).trim();
  const plus = trimmed.lastIndexOf('+');
  if (plus === -1 && !trimmed.startsWith('00')) return { dialCode: chosen, number: digitsOf(trimmed), pending: null };
  return plus === -1 ? readInternational(digitsOf(trimmed).slice(2), chosen) : readInternational(digitsOf(trimmed.slice(plus)), chosen);
}

function readInternational(digits: string, chosen: string): PhoneReading {
  // A dial code that the chosen list knows with its area, such as +1246 for Barbados, stays while nothing else is typed.
  if (digits === chosen && chosen !== '') return { dialCode: chosen, number: '', pending: null };
  const dialCode = DIAL_CODE.exec(digits)?.[0];
  if (dialCode === undefined) return { dialCode: chosen, number: '', pending: `+${digits}` };
  const number = digits.slice(dialCode.length);
  if (number.startsWith('00')) return readInternational(number.slice(2), dialCode);
  return { dialCode, number, pending: null };
}
