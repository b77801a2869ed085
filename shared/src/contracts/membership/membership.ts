import { array, boolean, type InferType, number, object, string } from 'yup';
import { MEMBERSHIP_LIMITS, MEMBERSHIP_SOURCES, MEMBERSHIP_STATES, PAID_PLAN_IDS, PLAN_IDS, SHOOT_STATES } from './plan-values';

/** Sums are whole paise, or the hundredth of another currency; never a fraction. */
const minor = () => number().integer().required();
const iso = () => string().required();

/** What a plan gives. Null: without a limit. */
export const benefitsSchema = object({
  applications_per_month: number().integer().min(0).nullable().defined(),
  portfolio_photos: number().integer().min(0).required(),
  has_crown: boolean().required(),
  /** Staff read the profile before those of free members. */
  has_first_review: boolean().required(),
  /** Staff help until the profile is approved: required fields and edited pictures. */
  has_approved_profile: boolean().required(),
  has_manager: boolean().required(),
  has_premium_support: boolean().required(),
  has_free_shoot: boolean().required(),
});
export type Benefits = InferType<typeof benefitsSchema>;

export const planSchema = object({
  id: string().oneOf(PLAN_IDS).required(),
  name: string().required(),
  tagline: string().defined(),
  /** Months of one term; 0 for the free plan. */
  term_months: number().integer().min(0).required(),
  /** Price of one term with tax; 0 for the free plan. */
  price_minor: minor(),
  currency: string().required(),
  benefits: benefitsSchema.required(),
});
export type Plan = InferType<typeof planSchema>;

/** What one rupee is in another currency, for orientation: charges are in rupees. `as_of`: YYYY-MM-DD. */
export const currencyRateSchema = object({
  currency: string().required(),
  per_rupee: number().positive().required(),
  as_of: string().required(),
});
export type CurrencyRate = InferType<typeof currencyRateSchema>;

/** Everything the page of the plans says; edited by staff, without a release. */
export const membershipPlansResponseSchema = object({
  status: number().required(),
  data: object({
    /** False: nothing can be bought at present, as no payment provider or no seller is configured. */
    is_on_sale: boolean().required(),
    plans: array(planSchema.required()).required(),
    rates: array(currencyRateSchema.required()).required(),
    questions: array(object({ question: string().required(), answer: string().required() }).required()).required(),
    /** Hundredths of a percent: 1800 is 18 %. */
    tax_rate_basis_points: number().integer().min(0).required(),
    /** States without free shoots, by GST state code. */
    shoot_excluded_states: array(string().required()).required(),
    /** A one-year plan is the only one with the shoot; this is its code. */
    shoot_code: string().required(),
  }).required(),
});
export type MembershipPlansResponse = InferType<typeof membershipPlansResponseSchema>;

export const shootBookingSchema = object({
  id: number().required(),
  state: string().oneOf(SHOOT_STATES).required(),
  /** YYYY-MM-DD, the first wish first. */
  dates: array(string().required()).required(),
  /** The day staff confirmed; '' before. */
  confirmed_on: string().defined(),
  city: string().required(),
  state_code: string().required(),
  notes: string().defined(),
});
export type ShootBooking = InferType<typeof shootBookingSchema>;

/** The caller's membership, and everything its page shows. Times are ISO 8601. */
export const ownMembershipSchema = object({
  state: string().oneOf(MEMBERSHIP_STATES).required(),
  /** 'free' without a membership, or once it has ended. */
  plan: planSchema.required(),
  source: string().oneOf(MEMBERSHIP_SOURCES).nullable().defined(),
  /** Until when everything works; null without a membership. In grace: until when the charge is tried again. */
  active_until: iso().nullable().defined(),
  renewal: object({
    is_on: boolean().required(),
    /** Whether the switch can be turned on: there is a consent of the bank to charge. */
    is_available: boolean().required(),
    next_charge_at: iso().nullable().defined(),
    next_charge_minor: minor().nullable().defined(),
    currency: string().required(),
  }).required(),
  /** Where a purchase in a store is managed; '' otherwise. */
  store_url: string().defined(),
  manager: object({ name: string().required(), email: string().required() }).nullable().defined(),
  usage: object({
    applications: number().integer().required(),
    applications_limit: number().integer().nullable().defined(),
    /** When applications count from zero again. */
    resets_at: iso(),
    photos_limit: number().integer().required(),
  }).required(),
  shoot: object({ is_included: boolean().required(), booking: shootBookingSchema.nullable().defined() }).required(),
  invoices: array(
    object({
      id: number().required(),
      number: string().required(),
      issued_at: iso(),
      plan_name: string().required(),
      total_minor: minor(),
      currency: string().required(),
      is_refund: boolean().required(),
    }).required(),
  ).required(),
  /** An order that waits for its payment; null without one. */
  open_order: object({ id: string().required(), plan: string().oneOf(PAID_PLAN_IDS).required() })
    .nullable()
    .defined(),
});
export type OwnMembership = InferType<typeof ownMembershipSchema>;
export const ownMembershipResponseSchema = object({ status: number().required(), data: ownMembershipSchema.required() });
export type OwnMembershipResponse = InferType<typeof ownMembershipResponseSchema>;

export const setRenewalSchema = object({ is_on: boolean().required() });
export type SetRenewalInput = InferType<typeof setRenewalSchema>;

export const invoiceIdSchema = object({ id: number().integer().min(1).max(2_147_483_647).required() });
export type InvoiceIdInput = InferType<typeof invoiceIdSchema>;

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/u, 'Choose a day');
/** Request for the free shoot. Staff choose one of the days. */
export const bookShootSchema = object({
  dates: array(day().required('Choose a day'))
    .min(1, 'Choose at least one day')
    .max(MEMBERSHIP_LIMITS.shootDates, `At most ${MEMBERSHIP_LIMITS.shootDates} days`)
    .required('Choose at least one day'),
  city: string().trim().max(MEMBERSHIP_LIMITS.city, `At most ${MEMBERSHIP_LIMITS.city} characters`).required('Enter the city of the shoot'),
  state_code: string().length(2, 'Choose the state of the shoot').required('Choose the state of the shoot'),
  notes: string().trim().max(MEMBERSHIP_LIMITS.shootNotes, `At most ${MEMBERSHIP_LIMITS.shootNotes} characters`).default(''),
});
export type BookShootInput = InferType<typeof bookShootSchema>;

/** Whether the account is a member, and what it is offered: `plans` are those on sale; `card` is shown once, null when none is due. */
export const subscriptionDetailsSchema = object({
  status: number().required(),
  data: object({
    is_member: number().oneOf([0, 1]).required(),
    /** 1: only members apply for jobs. */
    is_needed_to_apply: number().oneOf([0, 1]).required(),
    plans: array(
      object({
        id: string().required(),
        name: string().required(),
        price_minor: minor().optional(),
        currency: string().optional(),
        term_months: number().integer().optional(),
      }).required(),
    ).required(),
    card: object({ title: string().required(), text: string().required(), action: string().required(), path: string().required() })
      .nullable()
      .optional()
      .default(undefined),
  }).required(),
});
export type SubscriptionDetails = InferType<typeof subscriptionDetailsSchema>;
