import { AsYouType, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { digitsOf, type PhoneValue } from './phone-number';

const MOBILE_TYPES: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** True for a number that its country gives out. The server asks the same library with the same metadata. */
export function isValidPhone({ dialCode, number }: PhoneValue): boolean {
  return findNumber(dialCode + number) !== null;
}

/** The number without a trunk prefix (098…) and without the dial code written twice (91 98… in India). Others stay as they are. */
export function tidyPhone({ dialCode, number }: PhoneValue): PhoneValue {
  const whole = findNumber(dialCode + number);
  const shorter = isMobile(whole) || !number.startsWith(dialCode) ? null : findNumber(number);
  const found = isMobile(shorter) ? shorter : (whole ?? shorter);
  return found ? { dialCode: found.countryCallingCode, number: found.nationalNumber } : { dialCode, number };
}

/** '+91 98123 45670': every digit of the value, in the groups of its country. */
export function formatPhone({ dialCode, number }: PhoneValue): string {
  const text = new AsYouType().input(`+${dialCode}${number}`);
  return digitsOf(text) === dialCode + number ? text : `+${dialCode} ${number}`.trim();
}

function findNumber(digits: string): PhoneNumber | null {
  const found = parsePhoneNumberFromString(`+${digits}`);
  return found?.isValid() ? found : null;
}

const isMobile = (found: PhoneNumber | null) => MOBILE_TYPES.includes(found?.getType());
