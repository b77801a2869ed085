import { array, boolean, type InferType, number, object, type Schema, string } from 'yup';
import { AD_TYPE_LIST, type AdType } from './ad-types';
import { LIMITS } from '../core/limits';
import { contactEmailSchema, contactMobileSchema, dialCodeSchema, DIGITS } from '../core/medium';
import { MESSAGES } from '../core/messages';

const atMost = (length: number) => `At most ${length} characters`;
const line = (max: number) => string().trim().max(max, atMost(max)).default('');
const required = (message: string, max: number) => line(max).required(message);

const mobile = contactMobileSchema(MESSAGES.leadMobile);
const email = contactEmailSchema(MESSAGES.leadEmail);
const firstName = required(MESSAGES.leadFirstName, LIMITS.nameLength);
const lastName = required(MESSAGES.leadLastName, LIMITS.nameLength);
const dialCode = dialCodeSchema.required(MESSAGES.leadCountryCode);

/**
 * What each form asks for, in the order it checks (product-spec section 5). The keys are the wire names; the browser's form
 * and the server run the same schema.
 */
export const LEAD_FORMS = {
  'Hiring Influencer': object({
    first_name: firstName,
    last_name: lastName,
    mobile_number: mobile,
    county_code: dialCode,
    email_id: email,
    photoshot_desc: required(MESSAGES.leadPromotion, LIMITS.descriptionLength),
  }),
  Influencer: object({
    first_name: firstName,
    last_name: lastName,
    mobile_number: mobile,
    county_code: dialCode,
    email_id: email,
  }),
  'Product Photoshoot': object({
    first_name: firstName,
    last_name: lastName,
    email_id: email,
    mobile_number: mobile,
    county_code: dialCode,
    company_name: required(MESSAGES.leadCompany, LIMITS.companyLength),
    photoshot_desc: required(MESSAGES.leadProduct, LIMITS.descriptionLength),
  }),
  Singer: object({
    first_name: firstName,
    email_id: email,
    mobile_number: mobile,
    county_code: dialCode,
    photoshot_desc: required(MESSAGES.leadPromotion, LIMITS.descriptionLength),
  }),
} as const satisfies Record<AdType, Schema>;

export type LeadField = 'first_name' | 'last_name' | 'email_id' | 'mobile_number' | 'county_code' | 'company_name' | 'photoshot_desc';

/** Shape of the call; what each form must have is judged afterwards by its LEAD_FORMS schema. Error strings are never sent (D18). */
export const storeLeadSchema = object({
  ad_type: string().oneOf(AD_TYPE_LIST, 'Unknown form').required('Unknown form'),
  /** Address of the page the form stands on, with its query. */
  ad_url: line(LIMITS.urlLength),
  first_name: line(LIMITS.nameLength),
  last_name: line(LIMITS.nameLength),
  email_id: string().trim().max(LIMITS.emailLength, MESSAGES.leadEmailInvalid).default(''),
  mobile_number: string().meta(DIGITS).trim().max(30, MESSAGES.leadMobileInvalid).default(''),
  /** Digits of the dial code; spelt so on the wire. */
  county_code: dialCodeSchema,
  photoshot_desc: line(LIMITS.descriptionLength),
  company_name: line(LIMITS.companyLength),
  app_id: line(40),
  app_name: line(80),
  /** What GET /api/landing/lead-form gave: says when the form was opened. */
  form_token: string().max(400).default(''),
  /** Looks like a field to programs that fill in everything; people never see it. */
  website: string().max(400).default(''),
});
export type StoreLeadInput = InferType<typeof storeLeadSchema>;

/** Ways the code went. Both where the number takes SMS; else by mail alone. */
export const LEAD_CODE_WAYS = ['mobile', 'email'] as const;
export type LeadCodeWay = (typeof LEAD_CODE_WAYS)[number];

const sentTo = array(string().oneOf(LEAD_CODE_WAYS).required()).required();

/** A lead that waits for its code: masked, and only told to the browser that sent it. */
export const pendingLeadSchema = object({
  ad_type: string().oneOf(AD_TYPE_LIST).required(),
  /** 'a***@example.com' */
  email: string().required(),
  /** '******10' */
  mobile: string().required(),
  /** Empty when the code could not be sent yet: the visitor may have it sent again. */
  sent_to: sentTo,
  /** Whole seconds until the code may be sent again. */
  retry_after: number().required(),
});
export type PendingLead = InferType<typeof pendingLeadSchema>;

/** `user` 1: somebody who is logged in, no code is needed and `pending` is null. */
export const storeLeadResponseSchema = object({
  data: number().oneOf([1]).required(),
  user: number().oneOf([0, 1]).required(),
  pending: pendingLeadSchema.nullable().default(null),
});
export type StoreLeadResponse = InferType<typeof storeLeadResponseSchema>;

/** status 1: sent again. */
export const resendLeadCodeResponseSchema = object({
  status: number().oneOf([1]).required(),
  sent_to: sentTo,
  retry_after: number().required(),
});
export type ResendLeadCodeResponse = InferType<typeof resendLeadCodeResponseSchema>;

export const verifyLeadSchema = object({
  ps_otp: string()
    .trim()
    .matches(/^\d{6}$/u, MESSAGES.leadCodeInvalid)
    .required(MESSAGES.leadCodeInvalid),
  /** 1: the terms are ticked; without them 422 TERMS_REQUIRED. */
  agree_tnc_productps: number().oneOf([0, 1], MESSAGES.checkTerms).default(0),
});
export type VerifyLeadInput = InferType<typeof verifyLeadSchema>;

/** What the form of the code asks for before it is sent: six digits, and the terms ticked. */
export const verifyLeadFormSchema = verifyLeadSchema.shape({
  agree_tnc_productps: boolean().oneOf([true], MESSAGES.checkTerms).required(MESSAGES.checkTerms),
});
export type VerifyLeadForm = InferType<typeof verifyLeadFormSchema>;

/** data 1: the lead is verified and on its way to the people who answer it. */
export const verifyLeadResponseSchema = object({ data: number().oneOf([1]).required(), ad_type: string().oneOf(AD_TYPE_LIST).required() });
export type VerifyLeadResponse = InferType<typeof verifyLeadResponseSchema>;

export const leadFormResponseSchema = object({
  status: number().required(),
  data: object({
    form_token: string().required(),
    /** The form may be sent so many milliseconds after this answer; a person takes longer to fill it in. */
    ready_in_ms: number().required(),
    /** Digits of the visitor's country, for the phone field: '91'. */
    dial_code: string().defined(),
  }).required(),
});
export type LeadFormResponse = InferType<typeof leadFormResponseSchema>;

export const pendingLeadResponseSchema = object({ status: number().required(), data: pendingLeadSchema.nullable().default(null) });
export type PendingLeadResponse = InferType<typeof pendingLeadResponseSchema>;
