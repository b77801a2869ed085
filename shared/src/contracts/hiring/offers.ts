import { array, boolean, type InferType, number, object, string } from 'yup';
import { optionalId, optionalText, pageNumber, requiredDay, requiredId, requiredText } from '../core/schema-parts';
import { orNothing } from '../talents/filter-schemas';
import { FEE_UNITS, HIRING_LIMITS, HIRING_SIDES, INDIA_TIME_ZONE, OFFER_STATES, USAGE_MEDIA } from './hiring-values';
import { hiringJobSchema, partySchema } from './parties';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** Time of day as HH:MM on 24 hours, or ''. */
export const timeSchema = string()
  .default('')
  .max(5, 'Please enter a time')
  .test('time', 'Please enter a time', (value) => value === '' || TIME.test(value));
/** IANA name of a time zone that this machine knows. */
export const timeZoneSchema = string()
  .default(INDIA_TIME_ZONE)
  .max(64, 'Please choose a time zone')
  .test('zone', 'Please choose a time zone', (value) => isTimeZone(value));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]/u.test(name);
  } catch {
    return false;
  }
}

/** What both sides agree to. Days are YYYY-MM-DD at the place of the work; `fee` is in whole units of `currency`. */
export const offerTermsSchema = object({
  title: requiredText(HIRING_LIMITS.title, 'Please name the project'),
  role: requiredText(HIRING_LIMITS.role, 'Please name the role'),
  starts_on: requiredDay('Please enter the first day'),
  ends_on: requiredDay('Please enter the last day'),
  call_time: timeSchema,
  time_zone: timeZoneSchema,
  place: requiredText(HIRING_LIMITS.place, 'Please say where'),
  fee: number()
    .typeError('Please enter the fee')
    .integer('Please enter whole units')
    .min(0, 'Please enter the fee')
    .max(HIRING_LIMITS.fee, 'Please enter a smaller fee')
    .required('Please enter the fee'),
  currency: string()
    .matches(/^[A-Z]{3}$/u, 'Please choose a currency')
    .default('INR'),
  fee_unit: string().oneOf(FEE_UNITS, 'Please choose what the fee is for').required('Please choose what the fee is for'),
  /** Empty: no use beyond the work itself. */
  usage_media: array(string().oneOf(USAGE_MEDIA).required()).max(USAGE_MEDIA.length).default([]),
  usage_territory: optionalText(HIRING_LIMITS.territory),
  usage_period: optionalText(HIRING_LIMITS.period),
  expenses: optionalText(HIRING_LIMITS.expenses),
  bring: optionalText(HIRING_LIMITS.bring),
});
export type OfferTerms = InferType<typeof offerTermsSchema>;

/** Subject of a new offer: an application, an invitation, or a talent with or without one of the own roles. */
export const offerSubjectSchema = object({
  application: optionalId(),
  invitation: optionalId(),
  talent: optionalId(),
  role: optionalId(),
});
export type OfferSubject = {
  readonly application?: number | undefined;
  readonly invitation?: number | undefined;
  readonly talent?: number | undefined;
  readonly role?: number | undefined;
};

export const makeOfferSchema = object({
  subject: offerSubjectSchema.required(),
  terms: offerTermsSchema.required(),
  /** Last day for the answer, YYYY-MM-DD; it ends with that day in India. */
  answer_by: requiredDay('Please enter the last day for an answer'),
  text: optionalText(HIRING_LIMITS.offerText),
});
export type MakeOfferInput = InferType<typeof makeOfferSchema>;

export const offerIdSchema = object({ id: requiredId() });
export type OfferIdInput = InferType<typeof offerIdSchema>;
/** `version` is the one that was read: an answer to an older one is refused. */
export const offerAnswerSchema = object({ id: requiredId(), version: number().integer().min(1).required() });
export type OfferAnswerInput = InferType<typeof offerAnswerSchema>;
export const offerReasonSchema = offerAnswerSchema.concat(object({ reason: requiredText(HIRING_LIMITS.reason, 'Please say why') }));
export type OfferReasonInput = InferType<typeof offerReasonSchema>;
export const counterOfferSchema = offerAnswerSchema.concat(
  object({
    terms: offerTermsSchema.required(),
    answer_by: requiredDay('Please enter the last day for an answer'),
    text: optionalText(HIRING_LIMITS.offerText),
  }),
);
export type CounterOfferInput = InferType<typeof counterOfferSchema>;

/** Booked days of a talent that an offer would touch. The title only where the viewer is part of that booking; else ''. */
export const clashSchema = object({ starts_on: string().required(), ends_on: string().required(), title: string().defined() });
export type Clash = InferType<typeof clashSchema>;

export const offerVersionSchema = object({
  version: number().required(),
  by: string().oneOf(HIRING_SIDES).required(),
  terms: offerTermsSchema.required(),
  text: string().defined(),
  /** ISO 8601. */
  at: string().required(),
});
export type OfferVersion = InferType<typeof offerVersionSchema>;

export const offerSchema = object({
  id: number().required(),
  state: string().oneOf(OFFER_STATES).required(),
  /** The reader's side. */
  side: string().oneOf(HIRING_SIDES).required(),
  /** Side whose answer is awaited while the offer is open. */
  turn: string().oneOf(HIRING_SIDES).required(),
  client: partySchema.required(),
  talent: partySchema.required(),
  job: hiringJobSchema,
  /** The oldest first; the last one is what is accepted. */
  versions: array(offerVersionSchema.required()).required(),
  /** ISO 8601: the end of the last day for an answer. */
  answer_by: string().required(),
  /** Why it was declined or withdrawn; ''. */
  reason: string().defined(),
  /** ISO 8601; null while it is open. */
  decided_at: string().nullable().defined(),
  application_id: number().nullable().defined(),
  /** Booking that the acceptance made. */
  booking_id: number().nullable().defined(),
  thread_id: number().nullable().defined(),
  may_answer: boolean().required(),
  may_withdraw: boolean().required(),
  /** Other bookings of the talent on these days, while the offer is open. */
  clashes: array(clashSchema.required()).required(),
});
export type Offer = InferType<typeof offerSchema>;
export const offerResponseSchema = object({ status: number().required(), data: offerSchema.required() });
export type OfferResponse = InferType<typeof offerResponseSchema>;

/** One line of a list of offers. */
export const offerLineSchema = object({
  id: number().required(),
  state: string().oneOf(OFFER_STATES).required(),
  side: string().oneOf(HIRING_SIDES).required(),
  turn: string().oneOf(HIRING_SIDES).required(),
  other: partySchema.required(),
  title: string().required(),
  role: string().required(),
  starts_on: string().required(),
  ends_on: string().required(),
  fee: number().required(),
  currency: string().required(),
  fee_unit: string().oneOf(FEE_UNITS).required(),
  answer_by: string().required(),
  /** ISO 8601: the last change. */
  at: string().required(),
});
export type OfferLine = InferType<typeof offerLineSchema>;
export const ownOffersQuerySchema = object({
  state: orNothing(OFFER_STATES).optional(),
  page: pageNumber(),
});
export type OwnOffersQuery = { readonly state?: (typeof OFFER_STATES)[number] | undefined; readonly page?: number | undefined };
export const ownOffersResponseSchema = object({
  status: number().required(),
  /** What moved last at the top. */
  data: array(offerLineSchema.required()).required(),
  total: number().required(),
  page: number().required(),
  pages: number().required(),
});
export type OwnOffersResponse = InferType<typeof ownOffersResponseSchema>;

/** What a new offer begins with. 404 for a subject that is not the caller's. */
export const offerOptionsResponseSchema = object({
  status: number().required(),
  data: object({
    talent: partySchema.required(),
    job: hiringJobSchema,
    /** Filled in from the job and role; blank where nothing is known. */
    terms: object({
      title: string().defined(),
      role: string().defined(),
      starts_on: string().defined(),
      ends_on: string().defined(),
      place: string().defined(),
      fee: number().nullable().defined(),
      currency: string().required(),
      fee_unit: string().oneOf(FEE_UNITS).required(),
    }).required(),
    /** The open offer to the talent for this role, which has to be answered first. */
    open_offer_id: number().nullable().defined(),
    /** All days on which the talent is booked from today on. */
    clashes: array(clashSchema.required()).required(),
  }).required(),
});
export type OfferOptionsResponse = InferType<typeof offerOptionsResponseSchema>;
