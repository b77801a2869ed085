import {
  dayInIndia,
  MESSAGES,
  refuseSignUp,
  ROLES,
  type SIGN_UP_ROLES,
  type SignUpField,
  type SignUpInput,
} from '@alltalent/shared/contracts';
import { isPhoneNumber, type PhoneDraft } from '@alltalent/shared/ui/form';
import { isPhone, type Medium } from '../panel/medium';
import { type BirthDate, NO_BIRTH_DATE, toIsoDate } from './birth-date';

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** What a social sign-in knows of the person. */
export type Person = { readonly firstName: string; readonly lastName: string };

/** Fields have their wire names, so that a refusal of the server finds its field. */
export type SignUpValues = {
  readonly signup_role: SignUpRole;
  readonly first_name: string;
  readonly last_name: string;
  readonly signup_mobile_number: PhoneDraft;
  readonly signup_email: string;
  readonly birth_date: BirthDate;
  readonly agree_tnc: boolean;
};

export type SignUpTarget = { readonly medium: Medium; readonly goesTo: string | null; readonly usualDialCode: string };

/** Returns the role selected at first: client for people on the way to post a job, talent for everyone else. */
export function usualRole(path: string): SignUpRole {
  return /^\/post-a-job(?:[/?#]|$)/u.test(path) ? ROLES.client : ROLES.talent;
}

export function emptySignUp({ firstName, lastName }: Person, role: SignUpRole): SignUpValues {
  return {
    signup_role: role,
    first_name: firstName,
    last_name: lastName,
    signup_mobile_number: { dialCode: null, number: '' },
    signup_email: '',
    birth_date: NO_BIRTH_DATE,
    agree_tnc: false,
  };
}

export function toInput(values: SignUpValues, { medium, goesTo, usualDialCode }: SignUpTarget): SignUpInput {
  const isByPhone = isPhone(medium);
  const { dialCode, number } = values.signup_mobile_number;
  return {
    signup_role: values.signup_role,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    signup_mobile_number: isByPhone ? '' : number,
    signup_cntry_code: isByPhone ? medium.dialCode : (dialCode ?? usualDialCode),
    signup_email: isByPhone ? values.signup_email.trim().toLowerCase() : '',
    signup_sent_medium_val: medium.value,
    birth_date: toIsoDate(values.birth_date),
    agree_tnc: values.agree_tnc ? 1 : 0,
    ...(goesTo === null ? {} : { redirect_url: goesTo }),
  };
}

/** The first broken rule, in its field; the server asks the same ones. Who is too young hears it from the server, which remembers it. */
export async function validateSignUp(values: SignUpValues, target: SignUpTarget): Promise<Partial<Record<SignUpField, string>>> {
  const input = toInput(values, target);
  const isByPhone = isPhone(target.medium);
  const isPhoneValid = isByPhone || (await isPhoneNumber({ dialCode: input.signup_cntry_code, number: input.signup_mobile_number }));
  const refusal = refuseSignUp(input, { isByPhone, isPhoneValid, today: dayInIndia(Date.now()) });
  return refusal && refusal.message !== MESSAGES.underAge ? { [refusal.fld]: refusal.message } : {};
}

/** The field of the form that a refusal belongs to; null when the form has none. */
export function shownField(fld: string, { medium }: SignUpTarget): keyof SignUpValues | null {
  if (fld === 'signup_mobile_number' || fld === 'signup_cntry_code') return isPhone(medium) ? null : 'signup_mobile_number';
  if (fld === 'signup_email') return isPhone(medium) ? 'signup_email' : null;
  return OTHER_FIELDS.find((name) => name === fld) ?? null;
}

const OTHER_FIELDS = ['signup_role', 'first_name', 'last_name', 'birth_date', 'agree_tnc'] as const;
