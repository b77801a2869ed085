import { MEDIUM_TYPE, MESSAGES, type MediumType, mediumTypeOf } from '@alltalent/shared/contracts';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../kernel/domain-error';

/** Where a code goes. `value` is an e-mail address in lower case, or a phone number as E.164: '+919876543210'. */
export type Medium = { readonly type: MediumType; readonly value: string };

const DEFAULT_DIAL_CODE = '91';

/** What a person typed, as a medium. `field` is the wire name that a refusal belongs to. */
export function parseMedium(text: string, dialCode: string, field: string): Medium {
  if (mediumTypeOf(text) === MEDIUM_TYPE.email) return { type: MEDIUM_TYPE.email, value: text.trim().toLowerCase() };
  const value = toE164(text, dialCode);
  if (value === null)
    throw new DomainError('VALIDATION_FAILED', { detail: MESSAGES.enterPhoneNumber, fields: { [field]: MESSAGES.enterPhoneNumber } });
  return { type: MEDIUM_TYPE.phone, value };
}

/** '+919876543210', or null for what is no phone number anywhere. */
export function toE164(text: string, dialCode: string): string | null {
  const number = parsePhone(text, dialCode);
  return number?.isValid() ? number.number : null;
}

export type PhoneParts = { readonly dialCode: string; readonly digits: string };

/** Dial code and national digits; null for what is no number of that country. */
export function splitPhone(text: string, dialCode: string): PhoneParts | null {
  const number = parsePhone(text, dialCode);
  return number?.isValid() ? { dialCode: number.countryCallingCode, digits: number.nationalNumber } : null;
}

/** Digits of a country's dial code, '91' for IN; '' for none. */
export function dialCodeOf(country: string | null): string {
  return country !== null && isSupportedCountry(country) ? getCountryCallingCode(country) : '';
}

/** 'a***@example.com', '******10': enough for its owner to know it again. */
export function maskMedium({ type, value }: Medium): string {
  if (type === MEDIUM_TYPE.phone) return `******${value.slice(-2)}`;
  return `${value.slice(0, 1)}***${value.slice(value.lastIndexOf('@'))}`;
}

function parsePhone(text: string, dialCode: string) {
  const digits = text.replace(/\D/gu, '');
  const code = dialCode.replace(/\D/gu, '') || DEFAULT_DIAL_CODE;
  return parsePhoneNumberFromString(text.trim().startsWith('+') ? `+${digits}` : `+${code}${digits}`);
}
