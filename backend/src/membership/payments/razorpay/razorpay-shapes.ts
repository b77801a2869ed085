import { t } from '../../../kernel/messages';
import type { ProviderPayment } from '../payment-provider';

/** Empty notes arrive as a list. */
type Notes = Readonly<Record<string, string>> | readonly unknown[] | null;

/** https://razorpay.com/docs/api/payments/entity */
export type RazorpayPayment = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string | null;
  readonly amount_refunded?: number | null;
  readonly customer_id?: string | null;
  readonly token_id?: string | null;
  readonly notes: Notes;
  readonly error_description?: string | null;
  readonly created_at: number;
};

/** https://razorpay.com/docs/api/payments/payment-links/entity */
export type RazorpayLink = {
  readonly id: string;
  readonly reference_id: string;
  readonly order_id?: string;
  readonly short_url: string;
  readonly status: 'created' | 'partially_paid' | 'expired' | 'cancelled' | 'paid';
};

/** https://razorpay.com/docs/api/payments/invoices/entity */
export type RazorpayInvoice = {
  readonly id: string;
  readonly receipt: string | null;
  readonly order_id: string | null;
  readonly short_url: string;
  readonly status: 'draft' | 'issued' | 'partially_paid' | 'paid' | 'cancelled' | 'expired' | 'deleted';
};

/** https://razorpay.com/docs/api/orders/entity */
export type RazorpayOrder = { readonly id: string; readonly receipt: string | null; readonly notes: Notes };

type Wrapped<Entity> = { readonly entity: Entity };

/** https://razorpay.com/docs/webhooks/payloads/payments and …/payment-links, …/invoices */
export type RazorpayEvent = {
  readonly event: string;
  readonly payload: {
    readonly payment?: Wrapped<RazorpayPayment>;
    readonly payment_link?: Wrapped<RazorpayLink>;
    readonly invoice?: Wrapped<RazorpayInvoice>;
    readonly order?: Wrapped<RazorpayOrder>;
  };
};

export function noteOf(notes: Notes, name: string): string | undefined {
  return notes === null || Array.isArray(notes) ? undefined : (notes as Record<string, string>)[name];
}

/** Maps a payment; `orderId` where the payment's own notes do not name our order. */
export function paymentOf(payment: RazorpayPayment, orderId = ''): ProviderPayment {
  const { id, amount, currency, notes, created_at: at } = payment;
  const state = stateOf(payment);
  return {
    ref: id,
    orderId: noteOf(notes, 'order_id') ?? orderId,
    amountMinor: amount,
    currency,
    state,
    mandate: state === 'captured' || state === 'refunded' ? mandateOf(payment) : null,
    reason: state === 'failed' ? (payment.error_description ?? t('membership.payments.declined')) : '',
    at: at * 1000,
  };
}

/** Maps an event to the payment it tells of; null where it tells of none, or of none of our orders. */
export function paymentOfEvent({ payload }: RazorpayEvent): ProviderPayment | null {
  const { payment, payment_link: link, invoice, order } = payload;
  if (!payment) return null;
  const mapped = paymentOf(payment.entity, link?.entity.reference_id ?? invoice?.entity.receipt ?? order?.entity.receipt ?? '');
  return mapped.orderId === '' ? null : mapped;
}

/** Parts of a consent: a token belongs to a customer. */
export function mandatePartsOf(mandate: string): { readonly customer: string; readonly token: string } {
  const [customer = '', token = ''] = mandate.split(':');
  return { customer, token };
}

/** An authorised payment is captured by Razorpay later, or returned. */
function stateOf({ status, amount, amount_refunded: refunded }: RazorpayPayment): ProviderPayment['state'] {
  if (status === 'created' || status === 'authorized') return 'pending';
  return status === 'captured' && refunded === amount ? 'refunded' : status;
}

function mandateOf({ customer_id: customer, token_id: token }: RazorpayPayment): string | null {
  return customer && token ? `${customer}:${token}` : null;
}
