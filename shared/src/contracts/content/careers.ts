import { array, type InferType, number, object, string } from 'yup';
import { documentBlockSchema } from './documents';
import { CONTACT_MESSAGE_LIMITS, messageSchema, senderFields } from './contact-messages';
import { LIMITS } from '../core/limits';
import { DIGITS } from '../core/medium';

export const CV_LIMITS = { bytes: 5 * 1024 * 1024, pages: 50 } as const;
export const CV_TYPE = 'application/pdf';

/** Time within which applications get a response. */
export const CAREER_RESPONSE_TIME = 'Within two weeks';

/** Kinds of employment: as the front matter of an opening writes them, and as search engines expect them. */
export const EMPLOYMENTS = {
  'full time': 'FULL_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;
export const EMPLOYMENT_NAMES = Object.keys(EMPLOYMENTS) as readonly (keyof typeof EMPLOYMENTS)[];

const slug = string()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, { message: 'Use letters a-z, digits and single hyphens', excludeEmptyString: true })
  .max(120);

export const openingInputSchema = object({ slug: slug.required() });
export type OpeningInput = InferType<typeof openingInputSchema>;

export const openingSchema = object({
  slug: string().required(),
  title: string().required(),
  summary: string().required(),
  /** 'Mumbai, or from anywhere in India'. */
  place: string().required(),
  employment: string().oneOf(EMPLOYMENT_NAMES).required(),
  /** What it pays, as a sentence would say it. */
  pay: string().required(),
  /** Calendar days, YYYY-MM-DD; '' for an opening without a last day. */
  posted_on: string().required(),
  closes_on: string().defined(),
});
export type Opening = InferType<typeof openingSchema>;
export const openingListResponseSchema = object({ status: number().required(), data: array(openingSchema.required()).required() });
export type OpeningListResponse = InferType<typeof openingListResponseSchema>;

export const openingTextSchema = openingSchema.concat(object({ blocks: array(documentBlockSchema).required() }));
export type OpeningText = InferType<typeof openingTextSchema>;
export const openingResponseSchema = object({ status: number().required(), data: openingTextSchema.required() });
export type OpeningResponse = InferType<typeof openingResponseSchema>;

const PHONE = 'Please enter a phone number, or leave this empty';
const LINK = 'Please enter a web address such as https://example.com, or leave this empty';

export const sendApplicationSchema = object({
  /** Slug of the opening; '' for a message without one. */
  opening: slug.default(''),
  name: senderFields.name,
  email_id: senderFields.email_id,
  contact_no: string()
    .meta(DIGITS)
    .trim()
    .max(CONTACT_MESSAGE_LIMITS.phoneLength, PHONE)
    .matches(/^\+?[\d\s().-]{4,}$/u, { message: PHONE, excludeEmptyString: true })
    .default(''),
  /** Stored as text; no program follows the link. */
  link: string()
    .trim()
    .max(LIMITS.urlLength, LINK)
    .matches(/^(?:https?:\/\/)?[^\s/:@.]+\.\S+$/iu, { message: LINK, excludeEmptyString: true })
    .default(''),
  note: messageSchema('Please tell us a little about what you do well'),
  /** What adding the CV answered; '' without one. */
  cv: string()
    .matches(/^[0-9a-f]{32}$/u, { message: 'Please choose your CV once more', excludeEmptyString: true })
    .default(''),
  form_token: senderFields.form_token,
  website: senderFields.website,
});
export type SendApplicationInput = InferType<typeof sendApplicationSchema>;

export const cvResponseSchema = object({ status: number().required(), data: object({ cv: string().required() }).required() });
export type CvResponse = InferType<typeof cvResponseSchema>;
