import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const SMS_TYPES = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
const BLOCK_DIGITS = 7;

export const NO_PHONE_CODES = 'Codes by SMS or call are not available at the moment. Please use your e-mail address.';

/**
 * Why a number (E.164) gets no codes, or null. Both are lists of what is allowed: a satellite number belongs to no country,
 * and premium, shared-cost, VoIP, pager and company-wide numbers are no mobile ones.
 */
export function refusePhone(number: string, countries: readonly string[]): string | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country || !countries.includes(parsed.country))
    return 'We send no codes to phone numbers of this country. Please use your e-mail address.';
  if (!SMS_TYPES.includes(parsed.getType() ?? '')) return 'We send codes to mobile numbers only. Please use your e-mail address.';
  return null;
}

/**
 * Numbers that were handed out together. The seven digits are those after the dial code: with the dial code among them a
 * block would hold a hundred thousand Indian subscribers, and five of them may well log in at once.
 */
export function blockOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed ? `${parsed.countryCallingCode} ${parsed.nationalNumber.slice(0, BLOCK_DIGITS)}` : number.slice(0, BLOCK_DIGITS);
}
