import { array, boolean, type InferType, number, object, string } from 'yup';
import { auditLineSchema } from '../office/queues';
import { staffOrderSchema, staffOrdersQuerySchema } from './staff-membership';

const minor = () => number().integer().required();
const text = () => string().defined();
const moment = () => string().required();

export const staffOrderIdSchema = object({ id: string().max(40).required() });
export type StaffOrderIdInput = InferType<typeof staffOrderIdSchema>;

/** A payment as its provider told of it. */
const staffPaymentSchema = object({
  ref: string().required(),
  provider: string().required(),
  amount_minor: minor(),
  currency: string().required(),
  state: string().oneOf(['pending', 'failed', 'captured', 'mismatch', 'surplus', 'refunding', 'refunded']).required(),
  /** Why it failed; '' otherwise. */
  reason: text(),
  /** The provider's reference of the refund; '' before. */
  refund_ref: text(),
  seen_at: moment(),
});

/** An order with what was bought, its payments and its books. */
export const staffOrderDetailSchema = staffOrderSchema.shape({
  plan_name: string().required(),
  term_months: number().integer().required(),
  renews: boolean().required(),
  has_shoot: boolean().required(),
  extra_days: number().integer().required(),
  list_minor: minor(),
  discount_minor: minor(),
  taxable_minor: minor(),
  cgst_minor: minor(),
  sgst_minor: minor(),
  igst_minor: minor(),
  /** Name, address and GSTIN of the buyer, a line each; empty after the account was deleted. */
  billing: array(string().required()).required(),
  /** The words the buyer agreed to. */
  consent: text(),
  payments: array(staffPaymentSchema.required()).required(),
  invoices: array(
    object({
      id: number().integer().required(),
      number: string().required(),
      kind: string().oneOf(['invoice', 'credit']).required(),
      issued_at: moment(),
    }).required(),
  ).required(),
  /** The term that the order paid; null while it is not paid. */
  period: object({ starts_at: moment(), ends_at: moment(), is_revoked: boolean().required() }).nullable().defined(),
  history: array(auditLineSchema.required()).required(),
});
export type StaffOrderDetail = InferType<typeof staffOrderDetailSchema>;
export const staffOrderResponseSchema = object({ status: number().required(), data: staffOrderDetailSchema.required() });
export type StaffOrderResponse = InferType<typeof staffOrderResponseSchema>;

/** Orders as the list finds them, in one file. */
export const staffOrdersFileSchema = staffOrdersQuerySchema.omit(['before']);
export type StaffOrdersFileInput = InferType<typeof staffOrdersFileSchema>;

/** From which day in India payments are compared; at most 31 days back. */
export const reconcilePaymentsSchema = object({
  since: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/u, { message: 'Write the day as YYYY-MM-DD', excludeEmptyString: true })
    .required('Say from which day'),
});
export type ReconcilePaymentsInput = InferType<typeof reconcilePaymentsSchema>;
/** `lines`: the differences, 500 at most, of `differences` in all. */
export const reconciliationResponseSchema = object({
  status: number().required(),
  compared: number().integer().required(),
  differences: number().integer().required(),
  lines: array(string().required()).required(),
});
export type ReconciliationResponse = InferType<typeof reconciliationResponseSchema>;
