import { string } from 'yup';
import { EMAIL_PATTERN, LIMITS } from './limits';
import { MESSAGES } from './messages';

/** Kind of the medium a code is sent to: 1 phone, 2 e-mail. */
export const MEDIUM_TYPE = { phone: 1, email: 2 } as const;
export type MediumType = (typeof MEDIUM_TYPE)[keyof typeof MEDIUM_TYPE];

/** Key of a schema's `meta`, true for a text of digits that callers may also send as a number. */
export const TAKES_NUMBERS = 'takesNumbers';
export const DIGITS = { [TAKES_NUMBERS]: true };

const PHONE_PATTERN = /^\+?[\d\s().-]{4,30}$/u;

/** Digits with the usual signs between them are a phone number, everything else an e-mail address. */
export function mediumTypeOf(medium: string): MediumType {
  return PHONE_PATTERN.test(medium) ? MEDIUM_TYPE.phone : MEDIUM_TYPE.email;
}

export const emailSchema = string()
  .trim()
  .lowercase()
  .max(LIMITS.emailLength, MESSAGES.enterEmail)
  .matches(EMAIL_PATTERN, MESSAGES.enterEmail)
  .required(MESSAGES.enterEmail);

/** An e-mail address or a phone number; whether the number exists is for the server to say. */
export const mediumSchema = string()
  .meta(DIGITS)
  .trim()
  .lowercase()
  .max(LIMITS.emailLength, MESSAGES.enterEmail)
  .test('medium', MESSAGES.enterEmail, (value) => value === undefined || PHONE_PATTERN.test(value) || EMAIL_PATTERN.test(value))
  .required(MESSAGES.enterEmail);

/** E-mail address of a form that says for itself what is missing. */
export const contactEmailSchema = (missing: string) =>
  string()
    .trim()
    .lowercase()
    .max(LIMITS.emailLength, MESSAGES.leadEmailInvalid)
    .required(missing)
    .matches(EMAIL_PATTERN, { message: MESSAGES.leadEmailInvalid, excludeEmptyString: true })
    .default('');

/** Mobile number of such a form, at most LIMITS.mobileLength digits; whether it exists is for the server to say. */
export const contactMobileSchema = (missing: string) =>
  string()
    .meta(DIGITS)
    .trim()
    .max(30, MESSAGES.leadMobileInvalid)
    .required(missing)
    .matches(/^[\d\s().+-]*$/u, { message: MESSAGES.leadMobileInvalid, excludeEmptyString: true })
    .test('length', MESSAGES.leadMobileInvalid, (value) => value === undefined || value.replace(/\D/gu, '').length <= LIMITS.mobileLength)
    .default('');

/** Digits of a country's dial code, with or without the plus. */
export const dialCodeSchema = string()
  .meta(DIGITS)
  .trim()
  .max(6, 'Choose a country code')
  .matches(/^\+?\d{0,5}$/u, 'Choose a country code')
  .default('');

/** Digits of a phone number; at most LIMITS.mobileLength of them. */
export const phoneNumberSchema = string()
  .meta(DIGITS)
  .trim()
  .matches(/^[\d\s().+-]*$/u, MESSAGES.enterPhoneNumber)
  .max(30, MESSAGES.enterPhoneNumber);
