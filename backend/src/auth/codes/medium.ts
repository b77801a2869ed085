import { MEDIUM_TYPE, MESSAGES, type MediumType, mediumTypeOf } from '@alltalent/shared/contracts';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../kernel/domain-error';

/** Recipient of codes. `value`: e-mail address in lower case, or phone number as E.164 ('+919876543210'). */
export type Medium = { readonly type: MediumType; readonly value: string };

const DEFAULT_DIAL_CODE = '91';

/** Parses typed text to a medium; VALIDATION_FAILED in `field` (wire name) for what is no phone number. */
export function parseMedium(text: string, dialCode: string, field: string): Medium {
  if (mediumTypeOf(text) === MEDIUM_TYPE.email) return { type: MEDIUM_TYPE.email, value: text.trim().toLowerCase() };
  const value = toE164(text, dialCode);
  if (value === null)
    throw new DomainError('VALIDATION_FAILED', { detail: MESSAGES.enterPhoneNumber, fields: { [field]: MESSAGES.enterPhoneNumber } });
  return { type: MEDIUM_TYPE.phone, value };
}

/** Phone number as E.164 ('+919876543210'), or null for an invalid number. */
export function toE164(text: string, dialCode: string): string | null {
  const number = parsePhone(text, dialCode);
  return number?.isValid() ? number.number : null;
}

export type PhoneParts = { readonly dialCode: string; readonly digits: string };

/** Dial code and national digits; null for an invalid number. */
export function splitPhone(text: string, dialCode: string): PhoneParts | null {
  const number = parsePhone(text, dialCode);
  return number?.isValid() ? { dialCode: number.countryCallingCode, digits: number.nationalNumber } : null;
}

/** Digits of the dial code of an ISO country, '91' for IN; '' for an unknown one. */
export function dialCodeOf(country: string | null): string {
  return country !== null && isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** Masks a medium so that only its owner recognises it: 'a***@example.com', '******10'. */
export function maskMedium({ type, value }: Medium): string {
  if (type === MEDIUM_TYPE.phone) return `******${value.slice(-2)}`;
  return `${value.slice(0, 1)}***${value.slice(value.lastIndexOf('@'))}`;
}

function parsePhone(text: string, dialCode: string) {
  const digits = text.replace(/\D/gu, '');
  const code = dialCode.replace(/\D/gu, '') || DEFAULT_DIAL_CODE;
  return parsePhoneNumberFromString(text.trim().startsWith('+') ? `+${digits}` : `+${code}${digits}`);
}
