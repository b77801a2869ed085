import { array, boolean, type InferType, number, object, string } from 'yup';
import { shootBookingSchema } from './membership';
import {
  MEMBERSHIP_LIMITS,
  MEMBERSHIP_SOURCES,
  MEMBERSHIP_STATES,
  ORDER_STATES,
  PAID_PLAN_IDS,
  PLAN_IDS,
  PROMO_KINDS,
  SHOOT_STATES,
} from './plan-values';

const minor = () => number().integer().required();
const MAX_ID = 2_147_483_647;
const MAX_SUM = 100_000_000;
const reason = () => string().trim().max(MEMBERSHIP_LIMITS.reason).required('Say why: it is kept');
const userId = () => string().max(40).required('Name the account');

/**
 * Orders, the newest first, 50 at a time; `before` is the `next` of the page before. `search`: the number of an order or of an invoice
 * from its beginning, or whole the e-mail address or id of an account, or the provider's reference of a payment. `since`: a day in India.
 */
export const staffOrdersQuerySchema = object({
  state: string().oneOf(ORDER_STATES).optional(),
  user_id: string().max(40).optional(),
  search: string().trim().max(MEMBERSHIP_LIMITS.orderSearch).default(''),
  since: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/u, { message: 'Write the day as YYYY-MM-DD', excludeEmptyString: true })
    .default(''),
  before: string().max(80).optional(),
});
export type StaffOrdersQuery = InferType<typeof staffOrdersQuerySchema>;
export const staffOrderSchema = object({
  id: string().required(),
  user_id: string().nullable().defined(),
  /** '' for an account that was deleted. */
  buyer_name: string().defined(),
  buyer_email: string().defined(),
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  kind: string().oneOf(['purchase', 'renewal']).required(),
  state: string().oneOf(ORDER_STATES).required(),
  total_minor: minor(),
  currency: string().required(),
  code: string().defined(),
  provider: string().required(),
  invoice_number: string().defined(),
  placed_at: string().required(),
  paid_at: string().nullable().defined(),
  /** What staff look at: a sum that differs, a second payment. */
  remarks: array(string().required()).required(),
});
export const staffOrdersResponseSchema = object({
  status: number().required(),
  data: array(staffOrderSchema.required()).required(),
  /** '' on the last page. */
  next: string().defined(),
});
export type StaffOrdersResponse = InferType<typeof staffOrdersResponseSchema>;

/** Gives a membership, or records one that a store sells. */
export const grantMembershipSchema = object({
  user_id: userId(),
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  days: number().integer().min(1).max(1100).required('Say for how many days'),
  source: string()
    .oneOf(MEMBERSHIP_SOURCES.filter((source) => source !== 'site'))
    .required(),
  reason: reason(),
});
export type GrantMembershipInput = InferType<typeof grantMembershipSchema>;

/** Sends a payment back as an exception to the rule of no refunds. */
export const refundOrderSchema = object({
  order_id: string().max(40).required(),
  /** True: access ends now; false: it stays until the end of the term. */
  ends_access: boolean().required(),
  reason: reason(),
});
export type RefundOrderInput = InferType<typeof refundOrderSchema>;

const promoCode = {
  code: string()
    .trim()
    .uppercase()
    .matches(/^[A-Z0-9-]{3,32}$/u, 'Use 3 to 32 letters, digits and hyphens')
    .required(),
  kind: string().oneOf(PROMO_KINDS).required(),
  /** Paise off, hundredths of a percent off, or extra days; 0 for a shoot. */
  value: number().integer().min(0).max(MAX_SUM).required(),
  plans: array(string().oneOf(PAID_PLAN_IDS).required()).min(1).required(),
  /** GST state codes in which it does not apply. Empty for a shoot: the states without shoots, as the settings name them. */
  excluded_states: array(string().length(2).required()).max(40).default([]),
  /** YYYY-MM-DD in India; '' without a limit. Both days count. */
  from: string().max(10).default(''),
  to: string().max(10).default(''),
  /** Null: without a limit. */
  most_uses: number().integer().min(1).max(MAX_ID).nullable().default(null),
  is_once_per_person: boolean().default(true),
  is_active: boolean().default(true),
};
/**
 * A promo code to make or change. `version`: '' for a new one, or that of the code that was read; 409 REVISION_STALE when somebody changed
 * it meanwhile. Without it nothing is compared.
 */
export const promoCodeSchema = object({ ...promoCode, version: string().max(40).optional() });
export type PromoCodeInput = InferType<typeof promoCodeSchema>;
export const promoCodesResponseSchema = object({
  status: number().required(),
  data: array(object({ ...promoCode, uses: number().integer().required(), version: string().required() }).required()).required(),
});
export type PromoCodesResponse = InferType<typeof promoCodesResponseSchema>;

/** Figures by month in India, the newest last. Revenue is what was invoiced less refunds, tax included. */
export const membershipFiguresQuerySchema = object({ months: number().integer().min(1).max(36).default(12) });
export type MembershipFiguresQuery = InferType<typeof membershipFiguresQuerySchema>;
export const membershipFiguresResponseSchema = object({
  status: number().required(),
  data: object({
    active: number().integer().required(),
    in_grace: number().integer().required(),
    months: array(
      object({
        month: string().required(),
        new_members: number().integer().required(),
        ended: number().integer().required(),
        revenue_minor: minor(),
        tax_minor: minor(),
      }).required(),
    ).required(),
  }).required(),
});
export type MembershipFiguresResponse = InferType<typeof membershipFiguresResponseSchema>;

export const staffMemberQuerySchema = object({ user_id: userId() });
export type StaffMemberQuery = InferType<typeof staffMemberQuerySchema>;
export const staffMemberResponseSchema = object({
  status: number().required(),
  data: object({
    user_id: string().required(),
    state: string().oneOf(MEMBERSHIP_STATES).required(),
    plan: string().oneOf(PLAN_IDS).required(),
    source: string().oneOf(MEMBERSHIP_SOURCES).nullable().defined(),
    is_renewal_on: boolean().required(),
    active_until: string().nullable().defined(),
    periods: array(
      object({
        plan: string().oneOf(PAID_PLAN_IDS).required(),
        source: string().oneOf(MEMBERSHIP_SOURCES).required(),
        starts_at: string().required(),
        ends_at: string().required(),
        order_id: string().nullable().defined(),
      }).required(),
    ).required(),
  }).required(),
});
export type StaffMemberResponse = InferType<typeof staffMemberResponseSchema>;

export const staffShootsQuerySchema = object({ state: string().oneOf(SHOOT_STATES).optional() });
export type StaffShootsQuery = InferType<typeof staffShootsQuerySchema>;
export const staffShootsResponseSchema = object({
  status: number().required(),
  data: array(shootBookingSchema.shape({ user_id: string().required(), asked_at: string().required() }).required()).required(),
});
export type StaffShootsResponse = InferType<typeof staffShootsResponseSchema>;

/** Confirms a day for a shoot, says it was done, or cancels it; the member is told. */
export const moveShootSchema = object({
  id: number().integer().min(1).max(MAX_ID).required(),
  state: string().oneOf(['confirmed', 'done', 'cancelled']).required(),
  /** The day of a confirmed shoot. */
  on: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/u, { message: 'Write the day as YYYY-MM-DD', excludeEmptyString: true })
    .when('state', ([state], schema) => (state === 'confirmed' ? schema.required('Say on which day') : schema.default(''))),
  note: string().trim().max(MEMBERSHIP_LIMITS.reason).default(''),
});
export type MoveShootInput = InferType<typeof moveShootSchema>;
