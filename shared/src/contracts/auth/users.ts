import { array, type InferType, number, object, string } from 'yup';
import { actingPersonSchema } from './delegates';

export const userDetailsRequestSchema = object({ user_id: string().trim().max(40).optional() });
export type UserDetailsRequest = InferType<typeof userDetailsRequestSchema>;

export const userDetailsSchema = object({
  user_id: string().required(),
  first_name: string().defined(),
  last_name: string().defined(),
  image_name: string().defined(),
  /** Picture address, or '' when the user has none (see pictures.ts). */
  profile_image: string().defined(),
  slug: string().defined(),
  unread_notification_cnt: number().required(),
  has_premium: number().oneOf([0, 1]).required(),
  /** Comma-separated role ids. */
  role_id: string().defined(),
  county_Code: string().defined(),
  contact_no: string().defined(),
  email: string().defined(),
  location: string().defined(),
  /** 1: a client whom staff checked. Backends before this field leave it out. */
  is_verified_client: number().oneOf([0, 1]).optional(),
  /** The person behind the session; null or absent for the account's own holder. */
  acting: actingPersonSchema.nullable().optional().default(undefined),
  /** How many other accounts the person can use. */
  other_accounts: number().optional(),
});
export type UserDetails = InferType<typeof userDetailsSchema>;

export const currencySchema = object({
  id: number().required(),
  code: string().required(),
  symbol: string().required(),
  name: string().required(),
});
export type Currency = InferType<typeof currencySchema>;
export const currencyListSchema = array(currencySchema.required()).required();
export type CurrencyList = InferType<typeof currencyListSchema>;

export const updateCurrencySchema = object({
  currency_code: string()
    .strict()
    .matches(/^[A-Z]{3}$/, 'Choose a currency of the list')
    .required('Choose a currency of the list'),
});
export type UpdateCurrencyInput = InferType<typeof updateCurrencySchema>;

/** status 1: stored; 0: refused, with the reason. */
export const updateCurrencyResponseSchema = object({
  status: number().oneOf([0, 1]).required(),
  message: string().defined(),
});
export type UpdateCurrencyResponse = InferType<typeof updateCurrencyResponseSchema>;
