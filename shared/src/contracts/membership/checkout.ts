import { array, boolean, type InferType, number, object, string } from 'yup';
import { readGstin } from './gstin';
import { OUTSIDE_INDIA, SUPPLY_PLACES } from './indian-states';
import { MEMBERSHIP_LIMITS, ORDER_STATES, PAID_PLAN_IDS, PROMO_REFUSALS } from './plan-values';

const minor = () => number().integer().required();
const atMost = (most: number) => `At most ${most} characters`;
const supplyPlace = () => string().oneOf(['', ...SUPPLY_PLACES.map(({ code }) => code)], 'Choose a state of the list');
const promoCode = () => string().trim().uppercase().max(MEMBERSHIP_LIMITS.promoCode, atMost(MEMBERSHIP_LIMITS.promoCode)).default('');

/** What is asked before the form is filled in: the total with tax for a plan, a state and a code. */
export const quoteInputSchema = object({
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  /** GST state code, 96 outside India, '' while it is not chosen. */
  state_code: supplyPlace().default(''),
  code: promoCode(),
});
export type QuoteInput = InferType<typeof quoteInputSchema>;

export const quoteSchema = object({
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  plan_name: string().required(),
  currency: string().required(),
  list_minor: minor(),
  discount_minor: minor(),
  /** What is charged: the list price less the discount, tax included. */
  total_minor: minor(),
  /** The total without its tax. */
  taxable_minor: minor(),
  taxes: array(
    object({
      name: string().oneOf(['CGST', 'SGST', 'IGST']).required(),
      rate_basis_points: number().integer().required(),
      amount_minor: minor(),
    }).required(),
  ).required(),
  /** What each later term costs, when it renews: no code applies to it. */
  renewal_minor: minor(),
  starts_at: string().required(),
  ends_at: string().required(),
  promo: object({
    state: string().oneOf(['none', 'applied', 'refused']).required(),
    code: string().defined(),
    /** Why it was refused; null otherwise. */
    reason: string().oneOf(PROMO_REFUSALS).nullable().defined(),
    /** A sentence for the field; '' without a code. */
    message: string().defined(),
    extra_days: number().integer().min(0).required(),
    has_shoot: boolean().required(),
  }).required(),
});
export type Quote = InferType<typeof quoteSchema>;
export const quoteResponseSchema = object({ status: number().required(), data: quoteSchema.required() });
export type QuoteResponse = InferType<typeof quoteResponseSchema>;

/** Who the invoice is made out to. */
export const billingSchema = object({
  name: string()
    .trim()
    .max(MEMBERSHIP_LIMITS.billingName, atMost(MEMBERSHIP_LIMITS.billingName))
    .required('Enter the name for the invoice'),
  address: string().trim().max(MEMBERSHIP_LIMITS.addressLine, atMost(MEMBERSHIP_LIMITS.addressLine)).required('Enter the street address'),
  city: string().trim().max(MEMBERSHIP_LIMITS.city, atMost(MEMBERSHIP_LIMITS.city)).required('Enter the city'),
  postal_code: string()
    .trim()
    .max(12, atMost(12))
    .required('Enter the PIN code')
    .when('state_code', ([code], schema) =>
      code === OUTSIDE_INDIA.code
        ? schema
        : schema.matches(/^[1-9][0-9]{5}$/u, { message: 'Enter a PIN code of six digits', excludeEmptyString: true }),
    ),
  /** GST state code, or 96 outside India. */
  state_code: supplyPlace().required('Choose a state'),
  /** Optional; in the state of the address. */
  gstin: string()
    .trim()
    .max(30, 'A GSTIN has 15 characters')
    .default('')
    .test('gstin', 'This GSTIN is not valid. Check its 15 characters', (value) => value === '' || readGstin(value) !== null)
    .test('state', 'The first two digits of the GSTIN name another state than the address', function fits(value) {
      const gstin = readGstin(value);
      return gstin === null || gstin.startsWith(String((this.parent as { state_code?: string }).state_code));
    }),
});
export type Billing = InferType<typeof billingSchema>;

export const placeOrderSchema = object({
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  /** Whether the plan renews automatically. Chosen by the buyer, never preset. */
  renews: boolean().required('Choose whether the plan renews'),
  code: promoCode(),
  billing: billingSchema.required(),
  /** The rule that payments are not refunded, agreed to in words. */
  accepts_no_refunds: boolean().oneOf([true], 'Please agree before you pay').required('Please agree before you pay'),
  /** The total the buyer was shown; 409 PRICE_CHANGED when it has changed since. */
  total_minor: minor().min(0),
  /** Where the buyer was, from the site's root; '' for the page of the membership. */
  return_path: string().max(MEMBERSHIP_LIMITS.returnPath).default(''),
});
export type PlaceOrderInput = InferType<typeof placeOrderSchema>;

export const orderIdSchema = object({ id: string().max(40).required() });
export type OrderIdInput = InferType<typeof orderIdSchema>;

/** An order as its buyer sees it. */
export const orderSchema = object({
  id: string().required(),
  plan: string().oneOf(PAID_PLAN_IDS).required(),
  plan_name: string().required(),
  renews: boolean().required(),
  state: string().oneOf(ORDER_STATES).required(),
  /** One sentence on where the payment is, and what to do. */
  message: string().required(),
  total_minor: minor(),
  currency: string().required(),
  /** Page of the payment provider while the order can be paid; '' otherwise. */
  payment_url: string().defined(),
  /** True while a payment that was begun at the provider is not decided. */
  is_pending: boolean().required(),
  return_path: string().defined(),
  starts_at: string().nullable().defined(),
  ends_at: string().nullable().defined(),
  invoice_id: number().nullable().defined(),
  has_shoot: boolean().required(),
});
export type Order = InferType<typeof orderSchema>;
export const orderResponseSchema = object({ status: number().required(), data: orderSchema.required() });
export type OrderResponse = InferType<typeof orderResponseSchema>;

/** What a provider is answered: 200 once the event is kept, also for one that came before. */
export const webhookResponseSchema = object({ status: number().required() });
export type WebhookResponse = InferType<typeof webhookResponseSchema>;
export const webhookInputSchema = object({ provider: string().oneOf(['test', 'razorpay', 'stripe']).required() });
export type WebhookInput = InferType<typeof webhookInputSchema>;
