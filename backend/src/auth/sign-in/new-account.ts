import { MEDIUM_TYPE, redirectPath, ROLES, type SignUpInput } from '@alltalent/shared/contracts';
import { type Medium, type PhoneParts, splitPhone } from '../codes/medium';
import type { NewUser } from '../users/user-account';

/** Phone number of the account: the proved one, else that of the form; null for an invalid one. */
export function phoneOf(input: SignUpInput, { type, value }: Medium): PhoneParts | null {
  if (type === MEDIUM_TYPE.phone) return splitPhone(value, '');
  return splitPhone(input.signup_mobile_number, input.signup_cntry_code);
}

/** New account in which only the proved medium can log in; the other one is stored unconfirmed. */
export function newUserOf(input: SignUpInput, { type, value }: Medium, { dialCode, digits }: PhoneParts): NewUser {
  const isByPhone = type === MEDIUM_TYPE.phone;
  return {
    roleId: input.signup_role,
    firstName: input.first_name,
    lastName: input.last_name,
    email: isByPhone ? input.signup_email : value,
    loginEmail: isByPhone ? null : value,
    loginPhone: isByPhone ? value : null,
    dialCode,
    mobileNumber: digits,
    birthDate: input.birth_date === '' ? null : input.birth_date,
  };
}

/** First page of a new account. */
export function firstPageOf({ signup_role: role, redirect_url: wanted }: SignUpInput): { path: string; isDashboard: boolean } {
  const asked = redirectPath(wanted);
  if (role === ROLES.guardian) return { path: '/account/children', isDashboard: false };
  if (asked !== '/') return { path: asked, isDashboard: false };
  if (role === ROLES.talent) return { path: '/talent/profile-settings', isDashboard: false };
  return { path: '/client/dashboard', isDashboard: true };
}

/** True when the form names this medium, or none. */
export function isAbout(text: string, { type, value }: Medium): boolean {
  if (text === '') return true;
  if (type === MEDIUM_TYPE.email) return text === value;
  const digits = text.replace(/\D/gu, '');
  return digits.length >= 4 && !text.includes('@') && value.endsWith(digits);
}
