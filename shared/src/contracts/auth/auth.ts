import { array, boolean, type InferType, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';
import { dialCodeSchema, emailSchema, MEDIUM_TYPE, mediumSchema } from '../core/medium';

/** Kind of the account behind the medium: 1 existing, 2 new. */
export const ACCOUNT_STATUS = { existing: 1, new: 2 } as const;

export const loginSchema = object({ otp_send_medium: emailSchema });
export type LoginInput = InferType<typeof loginSchema>;

export const sendCodeSchema = object({
  otp_send_medium: mediumSchema,
  otp_type: string().oneOf(['', 'call'], "otp_type must be '' or 'call'").default(''),
  /** Dial code of a phone number that is written without one; 91 when it is missing. */
  county_code: dialCodeSchema,
});
export type SendCodeInput = InferType<typeof sendCodeSchema>;

const accountStatusSchema = number().oneOf([ACCOUNT_STATUS.existing, ACCOUNT_STATUS.new]);

export const sendCodeResponseSchema = object({
  status: number().required(),
  message: string().required(),
  account_status: accountStatusSchema.required(),
  /** 1: the talent terms must be ticked before the code is sent in. */
  tnc_agree_show: number().oneOf([0, 1]).required(),
  /** Whole seconds until another code may be asked for; the server decides. */
  retry_after: number().required(),
  /** 1: the next code may also come by a call. */
  can_call: number().oneOf([0, 1]).required(),
});
export type SendCodeResponse = InferType<typeof sendCodeResponseSchema>;

/** Six single digits as text, and nothing else: no number, no list in a list, no digit of another script. */
export const otpsSchema = array(
  string()
    .strict()
    .matches(/^[0-9]$/, 'Each box takes one digit')
    .required('Each box takes one digit'),
)
  .strict()
  .length(LIMITS.codeLength, 'Enter all six digits')
  .required('Enter all six digits');

/** Path to go to after a login; anything but a path of this site becomes '/'. */
const redirectUrlSchema = string().max(2048);

export const verifyCodeSchema = object({
  opt_sent_medium: mediumSchema,
  mediumtype: number().oneOf([MEDIUM_TYPE.phone, MEDIUM_TYPE.email]).required(),
  /** Echoed by old clients; the server decides for itself. */
  account_status: number().optional(),
  otps: otpsSchema,
  county_code: dialCodeSchema,
  agree_tnc: number().oneOf([0, 1]).optional(),
  redirect_url: redirectUrlSchema.optional(),
});
export type VerifyCodeInput = InferType<typeof verifyCodeSchema>;

/** What every login answers: by code, by password, by sign-up of an address that has an account by now. */
export const verifyCodeResponseSchema = object({
  status: number().required(),
  message: string().required(),
  account_status: accountStatusSchema.required(),
  redirect_url: string().required(),
  is_login: boolean().required(),
  /** Stored by the browser as a paint hint; absent while the sign-up is not done. */
  user_id: string().optional(),
});
export type VerifyCodeResponse = InferType<typeof verifyCodeResponseSchema>;

const TYPE_PASSWORD = 'Enter your password';

export const passwordLoginSchema = object({
  /** E-mail address or phone number of the account. */
  username: mediumSchema,
  password: string().max(LIMITS.passwordMax, TYPE_PASSWORD).required(TYPE_PASSWORD),
  country_code: dialCodeSchema.default('91'),
  /** 1: the session lasts as long as one begun with a code; 0: it ends with the browser, or after a day. */
  remember_me: number().oneOf([0, 1]).default(0),
  redirect_url: redirectUrlSchema.optional(),
});
export type PasswordLoginInput = InferType<typeof passwordLoginSchema>;

export const unlockSchema = object({ token: string().strict().max(100).required('Open the link of the mail again') });
export type UnlockInput = InferType<typeof unlockSchema>;

/** status 200, and a sentence for the person. */
export const doneResponseSchema = object({ status: number().required(), message: string().defined() });
export type DoneResponse = InferType<typeof doneResponseSchema>;

export const logoutResponseSchema = object({ status: number().required() });
export type LogoutResponse = InferType<typeof logoutResponseSchema>;

/** Which ways in are configured (one that is not is hidden), and where the visitor seems to be. */
export const signInWaysResponseSchema = object({
  status: number().required(),
  data: object({
    google: boolean().required(),
    facebook: boolean().required(),
    /** Codes by SMS and call. */
    phone: boolean().required(),
    /** Dial code of the visitor's country, digits only; '' when it is not known. */
    visitor_dial_code: string().defined(),
  }).required(),
});
export type SignInWaysResponse = InferType<typeof signInWaysResponseSchema>;

/** How a code fares on its way: `late` while the mail or SMS server does not take it, `failed` once it was given up. */
export const DELIVERY_STATES = ['waiting', 'sent', 'late', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Where this browser stands in the join panel, so that a reload loses nothing. `code`: a code is on its way;
 * `sign_up`: the medium is proved, the account not made; `confirm`: a social sign-in waits for a code to `medium`.
 */
export const joinProgressSchema = object({
  step: string().oneOf(['code', 'sign_up', 'confirm']).required(),
  medium: string().defined(),
  mediumtype: number().oneOf([MEDIUM_TYPE.phone, MEDIUM_TYPE.email]).required(),
  county_code: string().defined(),
  message: string().defined(),
  account_status: accountStatusSchema.required(),
  tnc_agree_show: number().oneOf([0, 1]).required(),
  retry_after: number().required(),
  can_call: number().oneOf([0, 1]).required(),
  delivery: string().oneOf(DELIVERY_STATES).required(),
  /** What a social sign-in knows of the person; '' otherwise. */
  first_name: string().defined(),
  last_name: string().defined(),
  provider: string().oneOf(['', 'google', 'facebook']).defined(),
  redirect_url: string().required(),
});
export type JoinProgress = InferType<typeof joinProgressSchema>;

/** data null: nothing is under way in this browser. */
export const joinProgressResponseSchema = object({ status: number().required(), data: joinProgressSchema.nullable().defined() });
export type JoinProgressResponse = InferType<typeof joinProgressResponseSchema>;
