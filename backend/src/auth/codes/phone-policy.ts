import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const SMS_TYPES = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
const BLOCK_DIGITS = 7;

export const NO_PHONE_CODES = 'Codes by SMS or call are not available at the moment. Please use your e-mail address.';

/**
 * Refusal of a number (E.164), or null. Countries and types are allowlists: satellite numbers belong to no country, and
 * premium, shared-cost, VoIP, pager and company-wide numbers are not mobile ones.
 */
export function refusePhone(number: string, countries: readonly string[]): string | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country || !countries.includes(parsed.country))
    return 'We send no codes to phone numbers of this country. Please use your e-mail address.';
  if (!SMS_TYPES.includes(parsed.getType() ?? '')) return 'We send codes to mobile numbers only. Please use your e-mail address.';
  return null;
}

/**
 * Block of numbers that were assigned together: dial code and the next seven digits. With the dial code among the seven, a
 * block would hold a hundred thousand Indian subscribers.
 */
export function blockOf(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed ? `${parsed.countryCallingCode} ${parsed.nationalNumber.slice(0, BLOCK_DIGITS)}` : number.slice(0, BLOCK_DIGITS);
}
