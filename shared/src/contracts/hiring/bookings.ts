import { array, boolean, type InferType, number, object, string } from 'yup';
import { optionalText, pageNumber, requiredDay, requiredId, requiredText } from '../core/schema-parts';
import { orNothing } from '../talents/filter-schemas';
import { BOOKING_STATES, CANCEL_REASONS, FEE_UNITS, HIRING_LIMITS, HIRING_SIDES } from './hiring-values';
import { offerTermsSchema, timeSchema } from './offers';
import { hiringJobSchema, partySchema } from './parties';

const PHONE = /^\+?[0-9 ()-]*$/u;

export const bookingIdSchema = object({ id: requiredId() });
export type BookingIdInput = InferType<typeof bookingIdSchema>;

/** What the client tells for the day. `revision` is the one that was read. */
export const saveCallSheetSchema = object({
  id: requiredId(),
  revision: number().integer().min(1).required(),
  call_time: timeSchema,
  place: requiredText(HIRING_LIMITS.place, 'Please say where'),
  contact_name: optionalText(HIRING_LIMITS.contactName),
  contact_phone: string()
    .trim()
    .max(HIRING_LIMITS.contactPhone, `At most ${HIRING_LIMITS.contactPhone} characters`)
    .matches(PHONE, 'Please enter a phone number')
    .default(''),
  bring: optionalText(HIRING_LIMITS.bring),
  notes: optionalText(HIRING_LIMITS.callSheetNotes),
});
export type SaveCallSheetInput = InferType<typeof saveCallSheetSchema>;

/** Other days, time or place, which the other side accepts or declines. */
export const askBookingChangeSchema = object({
  id: requiredId(),
  revision: number().integer().min(1).required(),
  starts_on: requiredDay('Please enter the first day'),
  ends_on: requiredDay('Please enter the last day'),
  call_time: timeSchema,
  place: requiredText(HIRING_LIMITS.place, 'Please say where'),
  text: optionalText(HIRING_LIMITS.offerText),
});
export type AskBookingChangeInput = InferType<typeof askBookingChangeSchema>;
export const answerBookingChangeSchema = object({
  id: requiredId(),
  revision: number().integer().min(1).required(),
  is_accepted: boolean().required(),
});
export type AnswerBookingChangeInput = InferType<typeof answerBookingChangeSchema>;
export const cancelBookingSchema = object({
  id: requiredId(),
  reason: string().oneOf(CANCEL_REASONS, 'Please choose a reason').required('Please choose a reason'),
  text: optionalText(HIRING_LIMITS.reason),
});
export type CancelBookingInput = InferType<typeof cancelBookingSchema>;
/** A no-show or a dispute, in the words of the side that reports it. */
export const reportBookingSchema = object({
  id: requiredId(),
  text: requiredText(HIRING_LIMITS.reason, 'Please say what happened'),
});
export type ReportBookingInput = InferType<typeof reportBookingSchema>;

/** `month`: YYYY-MM of any day of a booking; without it all, those to come first. */
export const ownBookingsQuerySchema = object({
  month: string()
    .matches(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/u, 'must be a month')
    .default(''),
  state: orNothing(BOOKING_STATES).optional(),
  page: pageNumber(),
});
export type OwnBookingsQuery = {
  readonly month?: string | undefined;
  readonly state?: (typeof BOOKING_STATES)[number] | undefined;
  readonly page?: number | undefined;
};
export const bookingLineSchema = object({
  id: number().required(),
  state: string().oneOf(BOOKING_STATES).required(),
  side: string().oneOf(HIRING_SIDES).required(),
  other: partySchema.required(),
  title: string().required(),
  role: string().required(),
  starts_on: string().required(),
  ends_on: string().required(),
  call_time: string().defined(),
  time_zone: string().required(),
  place: string().required(),
  fee: number().required(),
  currency: string().required(),
  fee_unit: string().oneOf(FEE_UNITS).required(),
  /** True while the reader has to answer a change of days, time or place. */
  is_change_to_answer: boolean().required(),
});
export type BookingLine = InferType<typeof bookingLineSchema>;
export const ownBookingsResponseSchema = object({
  status: number().required(),
  data: array(bookingLineSchema.required()).required(),
  total: number().required(),
  page: number().required(),
  pages: number().required(),
});
export type OwnBookingsResponse = InferType<typeof ownBookingsResponseSchema>;

/** Contact data that the other side chose to show for bookings; '' for what it keeps. */
export const bookingContactSchema = object({ email: string().defined(), phone: string().defined() });
export const bookingStepSchema = object({
  /** ISO 8601. */
  at: string().required(),
  by: string()
    .oneOf([...HIRING_SIDES, 'site'] as const)
    .required(),
  /** Sentence that says what happened. */
  what: string().required(),
  text: string().defined(),
});
export const bookingSchema = bookingLineSchema.omit(['other', 'is_change_to_answer']).concat(
  object({
    revision: number().required(),
    client: partySchema.required(),
    talent: partySchema.required(),
    job: hiringJobSchema,
    offer_id: number().nullable().defined(),
    thread_id: number().nullable().defined(),
    /** Terms as they were accepted; null for bookings from before offers. */
    terms: offerTermsSchema.nullable().defined(),
    call_sheet: object({
      contact_name: string().defined(),
      contact_phone: string().defined(),
      bring: string().defined(),
      notes: string().defined(),
      map_url: string().required(),
    }).required(),
    contact: bookingContactSchema.required(),
    /** Change that waits for an answer; null without one. */
    change: object({
      by: string().oneOf(HIRING_SIDES).required(),
      starts_on: string().required(),
      ends_on: string().required(),
      call_time: string().defined(),
      place: string().required(),
      text: string().defined(),
    })
      .nullable()
      .defined(),
    cancel: object({
      by: string().oneOf(HIRING_SIDES).required(),
      reason: string().oneOf(CANCEL_REASONS).required(),
      text: string().defined(),
    })
      .nullable()
      .defined(),
    /** The oldest first. */
    history: array(bookingStepSchema.required()).required(),
    may_edit_call_sheet: boolean().required(),
    may_change: boolean().required(),
    may_cancel: boolean().required(),
    may_finish: boolean().required(),
    may_report: boolean().required(),
  }),
);
export type Booking = InferType<typeof bookingSchema>;
export const bookingResponseSchema = object({ status: number().required(), data: bookingSchema.required() });
export type BookingResponse = InferType<typeof bookingResponseSchema>;

/** `address` of the caller's calendar feed, for calendar programs; anyone who has it reads the bookings. */
export const calendarFeedResponseSchema = object({ status: number().required(), address: string().required() });
export type CalendarFeedResponse = InferType<typeof calendarFeedResponseSchema>;
export const calendarTokenSchema = object({
  token: string()
    .matches(/^[\w-]{43}$/u, 'must be a token')
    .required(),
});
export type CalendarTokenInput = InferType<typeof calendarTokenSchema>;

/** Which contact data the other side of a booking sees. */
export const bookingContactChoiceSchema = object({ shows_email: boolean().required(), shows_phone: boolean().required() });
export type BookingContactChoice = InferType<typeof bookingContactChoiceSchema>;
export const bookingContactChoiceResponseSchema = object({ status: number().required(), data: bookingContactChoiceSchema.required() });
export type BookingContactChoiceResponse = InferType<typeof bookingContactChoiceResponseSchema>;

/** Fees of done bookings of the caller as a talent; sums by currency, in whole units. Fees per day count each day, per hour none. */
export const earningsResponseSchema = object({
  status: number().required(),
  totals: array(object({ currency: string().required(), sum: number().required() }).required()).required(),
  data: array(
    object({
      booking_id: number().required(),
      title: string().required(),
      client: string().required(),
      ends_on: string().required(),
      fee: number().required(),
      currency: string().required(),
      fee_unit: string().oneOf(FEE_UNITS).required(),
      /** Null where the fee is by the hour. */
      sum: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type EarningsResponse = InferType<typeof earningsResponseSchema>;
