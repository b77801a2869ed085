import { array, boolean, type InferType, number, object, string } from 'yup';
import { otpsSchema } from './auth';
import { isDate } from '../core/dates';
import { LIMITS } from '../core/limits';
import { dialCodeSchema, emailSchema, MEDIUM_TYPE, mediumSchema } from '../core/medium';
import { MESSAGES } from '../core/messages';
import { nameTest } from '../core/names';
import { ROLES } from '../core/roles';
import { SIGN_UP_ROLES } from './sign-up';

const mediumTypeSchema = number().oneOf([MEDIUM_TYPE.phone, MEDIUM_TYPE.email]);

export const termsVersionSchema = object({
  /** The day of its text, YYYY-MM-DD. */
  version: string().required(),
  /** YYYY-MM-DD. */
  effective_on: string().required(),
  summary: string().defined(),
});
export type TermsVersion = InferType<typeof termsVersionSchema>;

export const acceptedTermsSchema = object({
  version: string().required(),
  /** ISO 8601. */
  accepted_at: string().required(),
  how: string().oneOf(['sign_up', 'login', 'account', 'continued_use']).required(),
});

/** What the owner chose to be here. */
export const ownRoleSchema = object({
  role: string().oneOf(SIGN_UP_ROLES).required(),
  /** Why it stays as it is; '' while nothing depends on it. */
  refusal: string().defined(),
  /** False: talent and guardians are asked for it. */
  has_birth_date: boolean().required(),
});
export type OwnRole = InferType<typeof ownRoleSchema>;

/** Sides that one account can have at the same time: talent and client. */
export const ACCOUNT_SIDES = [ROLES.talent, ROLES.client] as const;
export type AccountSide = (typeof ACCOUNT_SIDES)[number];

export const ownSidesSchema = object({
  /** Sides that the account has. */
  held: array(string().oneOf(ACCOUNT_SIDES).required()).required(),
  /** Reason why a side cannot be left, by role; '' for one that can, and for one that the account does not have. */
  refusals: object({ '5': string().defined(), '7': string().defined() }).required(),
  /** False: the talent side asks for it. */
  has_birth_date: boolean().required(),
});
export type OwnSides = InferType<typeof ownSidesSchema>;

/** The signed-in user's own account. Times are ISO 8601. */
export const accountSchema = object({
  email: string().defined(),
  is_email_confirmed: boolean().required(),
  county_code: string().defined(),
  contact_no: string().defined(),
  is_contact_no_confirmed: boolean().required(),
  has_password: boolean().required(),
  providers: array(string().oneOf(['google', 'facebook']).required()).required(),
  created_at: string().required(),
  /** Whole seconds for which the newest code of this session still allows changes; 0: a fresh code is needed. */
  fresh_for: number().required(),
  accepted_terms: array(acceptedTermsSchema.required()).required(),
  /** The version that comes into force next; null when none is announced. */
  upcoming_terms: termsVersionSchema.nullable().defined(),
  /** When the account will be deleted; null when nobody asked for it. */
  deletion_due_at: string().nullable().defined(),
  /** Null for roles that staff give. Servers of the release before say nothing of it. */
  own_role: ownRoleSchema.nullable().default(undefined),
  /** Null for accounts that can have no second side: guardians and roles that staff give. Absent on servers of the release before. */
  own_sides: ownSidesSchema.nullable().default(undefined),
});
export type Account = InferType<typeof accountSchema>;
export const accountResponseSchema = object({ status: number().required(), data: accountSchema.required() });
export type AccountResponse = InferType<typeof accountResponseSchema>;

export const openSessionSchema = object({
  id: string().required(),
  /** 'Chrome on Android'. */
  device: string().required(),
  /** 'India', or 'Unknown place'. */
  place: string().required(),
  created_at: string().required(),
  seen_at: string().required(),
  is_current: boolean().required(),
});
export type OpenSession = InferType<typeof openSessionSchema>;
export const sessionListResponseSchema = object({ status: number().required(), data: array(openSessionSchema.required()).required() });
export type SessionListResponse = InferType<typeof sessionListResponseSchema>;

/** One session by its id, or 'others': every session but this one. */
export const endSessionSchema = object({ session_id: string().strict().trim().max(40).required('Choose a session') });
export type EndSessionInput = InferType<typeof endSessionSchema>;

export const accountCodeSchema = object({
  /** Which of the own confirmed media gets the code; without it the one the user logs in with. */
  mediumtype: mediumTypeSchema.optional(),
});
export type AccountCodeInput = InferType<typeof accountCodeSchema>;

export const accountCodeResponseSchema = object({
  status: number().required(),
  message: string().required(),
  /** Where the code went, masked: a***@example.com, ******10. */
  medium: string().defined(),
  retry_after: number().required(),
});
export type AccountCodeResponse = InferType<typeof accountCodeResponseSchema>;

export const confirmCodeSchema = object({ otps: otpsSchema });
export type ConfirmCodeInput = InferType<typeof confirmCodeSchema>;

/** What the page asks for before it sends a change to another e-mail address. */
export const newEmailSchema = object({ medium: emailSchema });

export const changeContactSchema = object({
  mediumtype: mediumTypeSchema.required(),
  /** The new e-mail address or phone number. */
  medium: mediumSchema,
  county_code: dialCodeSchema,
});
export type ChangeContactInput = InferType<typeof changeContactSchema>;

/** NIST SP 800-63B-4, 3.1.1: fifteen characters where a password is the only factor; no rules about kinds of characters. */
export const newPasswordSchema = object({
  password: string()
    .strict()
    .min(LIMITS.passwordMin, MESSAGES.passwordTooShort)
    .max(LIMITS.passwordMax, `At most ${LIMITS.passwordMax} characters`)
    .required(MESSAGES.passwordTooShort),
});
export type NewPasswordInput = InferType<typeof newPasswordSchema>;

export const deleteAccountSchema = object({ reason: string().trim().max(500).default('') });
export type DeleteAccountInput = InferType<typeof deleteAccountSchema>;

export const acceptTermsSchema = object({ version: string().trim().max(20).required('Choose a version') });
export type AcceptTermsInput = InferType<typeof acceptTermsSchema>;

/** New role, one of those offered at sign-up. */
export const changeRoleSchema = object({
  role: string().oneOf(SIGN_UP_ROLES, 'Choose what you are here').required('Choose what you are here'),
  /** YYYY-MM-DD, from talents and guardians without a stored birth date. */
  birth_date: string().trim().max(10).default(''),
});
export type ChangeRoleInput = InferType<typeof changeRoleSchema>;

const sideSchema = string().oneOf(ACCOUNT_SIDES, 'Choose a side').required('Choose a side');

/** Second side for an account: talent (5) or client (7). */
export const addSideSchema = object({
  role: sideSchema,
  /** YYYY-MM-DD, for the talent side of an account without a stored birth date; the client side takes none. */
  birth_date: string().trim().max(10).default(''),
  /** 1: the user agrees to the terms in force. */
  agree_tnc: number().oneOf([1], MESSAGES.checkTerms).required(MESSAGES.checkTerms),
});
export type AddSideInput = InferType<typeof addSideSchema>;

/** Side to leave; the other one stays. */
export const dropSideSchema = object({ role: sideSchema });
export type DropSideInput = InferType<typeof dropSideSchema>;

export const CHILD_RELATIONS = ['mother', 'father', 'guardian'] as const;

export const addChildSchema = object({
  first_name: string().trim().max(LIMITS.nameLength).required(MESSAGES.enterFirstName).test(nameTest),
  last_name: string().trim().max(LIMITS.nameLength).required(MESSAGES.enterLastName).test(nameTest),
  birth_date: string()
    .trim()
    .test('date', MESSAGES.enterBirthDate, (value) => value === undefined || isDate(value))
    .required(MESSAGES.enterBirthDate),
  relation: string().oneOf(CHILD_RELATIONS, 'Choose what you are to the child').required('Choose what you are to the child'),
  /** 1: the guardian agrees to the consent text whose version is `consent_version`. */
  agree_consent: number().oneOf([1], MESSAGES.checkConsent).required(MESSAGES.checkConsent),
  consent_version: string().trim().max(20).required(),
});
export type AddChildInput = InferType<typeof addChildSchema>;

export const childSchema = object({
  id: string().required(),
  first_name: string().defined(),
  last_name: string().defined(),
  birth_date: string().required(),
  relation: string().oneOf(CHILD_RELATIONS).required(),
  consent_version: string().required(),
  consent_given_at: string().required(),
  /** Null while the consent stands. */
  consent_withdrawn_at: string().nullable().defined(),
  /** Day in India, YYYY-MM-DD, on which everything stored about the child is deleted; null while the consent stands. */
  deleted_on: string().nullable().optional(),
  /** True: the consent is to an older text, which allows no account. */
  needs_new_consent: boolean().optional(),
  /** True: the child is 18 or older and needs an account of its own. */
  is_of_age: boolean().optional(),
  /** What waits in the child's account, which the guardian can use; null without one. Servers of the release before say none of the three. */
  account: object({
    unread_messages: number().required(),
    /** Offers whose next answer is the child's side's. */
    offers_to_answer: number().required(),
    unread_notifications: number().required(),
  })
    .nullable()
    .optional()
    .default(undefined),
});
export type Child = InferType<typeof childSchema>;

export const childListResponseSchema = object({
  status: number().required(),
  data: array(childSchema.required()).required(),
  /** The text a guardian consents to now. */
  consent: object({ version: string().required(), text: string().required() }).required(),
});
export type ChildListResponse = InferType<typeof childListResponseSchema>;

export const withdrawConsentSchema = object({ child_id: string().strict().trim().max(40).required('Choose a child') });
export type WithdrawConsentInput = InferType<typeof withdrawConsentSchema>;

export const removeChildSchema = object({ child_id: string().strict().trim().max(40).required('Choose a child') });
export type RemoveChildInput = InferType<typeof removeChildSchema>;
