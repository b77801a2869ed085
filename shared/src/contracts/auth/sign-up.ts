import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { ageOn, isDate } from '../core/dates';
import { EMAIL_PATTERN, LIMITS } from '../core/limits';
import { dialCodeSchema, phoneNumberSchema } from '../core/medium';
import { MESSAGES } from '../core/messages';
import { refuseName } from '../core/names';
import { ROLES } from '../core/roles';

export const SIGN_UP_ROLES = [ROLES.talent, ROLES.client, ROLES.guardian] as const;

/** Shape of the call: what may be missing is judged afterwards, field by field, in the order of SIGN_UP_RULES. */
export const signUpSchema = object({
  first_name: string().trim().max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`).default(''),
  last_name: string().trim().max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`).default(''),
  signup_mobile_number: phoneNumberSchema.default(''),
  signup_cntry_code: dialCodeSchema,
  agree_tnc: number().oneOf([0, 1]).default(0),
  /** The medium whose code this browser sent in; the server knows it and takes no other. */
  signup_sent_medium_val: string().trim().lowercase().max(LIMITS.emailLength).default(''),
  /** E-mail address of a person who confirmed a phone number. */
  signup_email: string().trim().lowercase().max(LIMITS.emailLength).default(''),
  /** 5 talent, 7 client, 9 parent or guardian. */
  signup_role: string().oneOf(SIGN_UP_ROLES).default(ROLES.client),
  /** YYYY-MM-DD. Talent and guardians must tell; a client who does is held to it, too. */
  birth_date: string().trim().max(10).default(''),
  redirect_url: string().max(2048).optional(),
});
export type SignUpInput = InferType<typeof signUpSchema>;
export type SignUpField = keyof SignUpInput;

export type SignUpRefusal = { readonly fld: SignUpField; readonly message: string };

export type SignUpContext = {
  /** True when the code went to a phone: then an e-mail address is asked for instead of a number. */
  readonly isByPhone: boolean;
  /** False for a number that no country issues; the caller checks it against the metadata. */
  readonly isPhoneValid: boolean;
  /** YYYY-MM-DD, in India. */
  readonly today: string;
};

type Rule = (input: SignUpInput, context: SignUpContext) => SignUpRefusal | null;

const refuseIf = (isRefused: boolean, fld: SignUpField, message: string) => (isRefused ? { fld, message } : null);

function refuseBadName(input: SignUpInput, fld: 'first_name' | 'last_name'): SignUpRefusal | null {
  const message = refuseName(input[fld]);
  return message === null ? null : { fld, message };
}

/** Product-spec section 5, in its order; the date of birth comes after it (D23). */
const SIGN_UP_RULES: readonly Rule[] = [
  (input) => refuseIf(input.agree_tnc !== 1, 'agree_tnc', MESSAGES.checkTerms),
  (input) => refuseIf(input.first_name.trim() === '', 'first_name', MESSAGES.enterFirstName),
  (input) => refuseBadName(input, 'first_name'),
  (input) => refuseIf(input.last_name.trim() === '', 'last_name', MESSAGES.enterLastName),
  (input) => refuseBadName(input, 'last_name'),
  (input, { isByPhone }) =>
    refuseIf(!isByPhone && digitsIn(input.signup_mobile_number) === '', 'signup_mobile_number', MESSAGES.enterPhoneNumber),
  (input) => refuseIf(digitsIn(input.signup_mobile_number).length > LIMITS.mobileLength, 'signup_mobile_number', MESSAGES.enterPhoneNumber),
  (_input, { isByPhone, isPhoneValid }) => refuseIf(!isByPhone && !isPhoneValid, 'signup_mobile_number', MESSAGES.enterPhoneNumber),
  (input, { isByPhone }) => refuseIf(isByPhone && !EMAIL_PATTERN.test(input.signup_email.trim()), 'signup_email', MESSAGES.enterEmail),
  (input) => refuseIf(input.birth_date === '' && input.signup_role !== ROLES.client, 'birth_date', MESSAGES.enterBirthDate),
  (input, { today }) => refuseIf(input.birth_date !== '' && !isBirthDate(input.birth_date, today), 'birth_date', MESSAGES.enterBirthDate),
  (input, { today }) =>
    refuseIf(input.birth_date !== '' && ageOn(input.birth_date, today) < LIMITS.ageOfMajority, 'birth_date', MESSAGES.underAge),
];

/** The first rule that is broken, or null. Browser and server run the same list. */
export function refuseSignUp(input: SignUpInput, context: SignUpContext): SignUpRefusal | null {
  for (const rule of SIGN_UP_RULES) {
    const refusal = rule(input, context);
    if (refusal) return refusal;
  }
  return null;
}

export function isBirthDate(text: string, today: string): boolean {
  return isDate(text) && text <= today && ageOn(text, today) <= LIMITS.ageOldest;
}

function digitsIn(text: string): string {
  return text.replace(/\D/gu, '');
}

/** status 1, or '0' with the reason and the field it belongs to (product-spec section 7). */
export const signUpResponseSchema = object({
  status: mixed<1 | '0'>().oneOf([1, '0']).required(),
  message: string().defined(),
  /** Wire name of the field the message belongs to; '' for the form as a whole. */
  fld: string().defined(),
  is_login: boolean().required(),
  user_id: string().optional(),
  /** 1: go on to /client/dashboard. */
  isredircttodashbrd: number().oneOf([0, 1]).required(),
  /** Path to go on to otherwise. */
  redirect_url: string().required(),
});
export type SignUpResponse = InferType<typeof signUpResponseSchema>;
