import { array, boolean, type InferType, number, object, string } from 'yup';
import { EMAIL_PATTERN, LIMITS } from './limits';
import { MESSAGES } from './messages';

/** Kind of the medium a code is sent to: 1 phone, 2 e-mail. */
export const MEDIUM_TYPE = { phone: 1, email: 2 } as const;
/** Kind of the account behind the medium: 1 existing, 2 new. */
export const ACCOUNT_STATUS = { existing: 1, new: 2 } as const;

export const emailSchema = string()
  .trim()
  .lowercase()
  .max(LIMITS.emailLength, MESSAGES.enterEmail)
  .matches(EMAIL_PATTERN, MESSAGES.enterEmail)
  .required(MESSAGES.enterEmail);

export const loginSchema = object({ otp_send_medium: emailSchema });
export type LoginInput = InferType<typeof loginSchema>;

export const sendCodeSchema = object({
  otp_send_medium: emailSchema,
  otp_type: string().oneOf(['', 'call'], "otp_type must be '' or 'call'").default(''),
});
export type SendCodeInput = InferType<typeof sendCodeSchema>;

export const sendCodeResponseSchema = object({
  status: number().required(),
  message: string().required(),
  account_status: number().oneOf([ACCOUNT_STATUS.existing, ACCOUNT_STATUS.new]).required(),
  /** 1: the talent terms must be ticked before the code is sent in. */
  tnc_agree_show: number().oneOf([0, 1]).required(),
  /** Whole seconds until another code may be asked for; the server decides. */
  retry_after: number().required(),
});
export type SendCodeResponse = InferType<typeof sendCodeResponseSchema>;

export const verifyCodeSchema = object({
  opt_sent_medium: emailSchema,
  mediumtype: number().oneOf([MEDIUM_TYPE.phone, MEDIUM_TYPE.email]).required(),
  /** Echoed by old clients; the server decides for itself. */
  account_status: number().optional(),
  otps: array(
    string()
      .strict()
      .matches(/^[0-9]$/, 'Each box takes one digit')
      .required('Each box takes one digit'),
  )
    .strict()
    .length(LIMITS.codeLength, 'Enter all six digits')
    .required('Enter all six digits'),
  county_code: string().trim().max(5).optional(),
  agree_tnc: number().oneOf([0, 1]).optional(),
  /** Path to go to after the login; anything but a path of this site becomes '/'. */
  redirect_url: string().max(2048).optional(),
});
export type VerifyCodeInput = InferType<typeof verifyCodeSchema>;

export const verifyCodeResponseSchema = object({
  status: number().required(),
  message: string().required(),
  account_status: number().oneOf([ACCOUNT_STATUS.existing, ACCOUNT_STATUS.new]).required(),
  redirect_url: string().required(),
  is_login: boolean().required(),
  /** Stored by the browser as a paint hint; absent while the sign-up is not done. */
  user_id: string().optional(),
});
export type VerifyCodeResponse = InferType<typeof verifyCodeResponseSchema>;

export const logoutResponseSchema = object({ status: number().required() });
export type LogoutResponse = InferType<typeof logoutResponseSchema>;

/** Which ways in are configured; a way that is not is hidden. */
export const signInWaysResponseSchema = object({
  status: number().required(),
  data: object({ google: boolean().required(), facebook: boolean().required() }).required(),
});
export type SignInWaysResponse = InferType<typeof signInWaysResponseSchema>;
