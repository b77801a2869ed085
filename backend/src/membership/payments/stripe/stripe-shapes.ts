import type Stripe from 'stripe';
import { t } from '../../../kernel/messages';
import type { ProviderPayment } from '../payment-provider';

/** Marks a payment whose method may be charged again. */
export const KEEPS = 'keeps_consent';

/** Maps a payment intent (https://docs.stripe.com/api/payment_intents/object); null while nobody has tried to pay. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment | null {
  const state = stateOf(intent);
  if (state === null) return null;
  return {
    ref: intent.id,
    orderId: intent.metadata['order_id'] ?? '',
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    state,
    mandate: state === 'captured' || state === 'refunded' ? mandateOf(intent) : null,
    reason: state === 'failed' ? (intent.last_payment_error?.message ?? t('membership.payments.declined')) : '',
    at: intent.created * 1000,
  };
}

/** Maps an event (https://docs.stripe.com/api/events/types) to the payment it tells of; null where it tells of none of our orders. */
export function paymentOfEvent(event: Stripe.Event): ProviderPayment | null {
  const payment = mappedEvent(event);
  return payment === null || payment.orderId === '' ? null : payment;
}

/** Parts of a consent: a payment method belongs to a customer. */
export function mandatePartsOf(mandate: string): { readonly customer: string; readonly method: string } {
  const [customer = '', method = ''] = mandate.split(':');
  return { customer, method };
}

function mappedEvent(event: Stripe.Event): ProviderPayment | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return paymentOf(event.data.object);
    case 'charge.refunded':
      return refundedPaymentOf(event.data.object);
    default:
      return null;
  }
}

/** A charge has the metadata of its payment intent. */
function refundedPaymentOf(charge: Stripe.Charge): ProviderPayment | null {
  const ref = idOf(charge.payment_intent);
  if (!charge.refunded || ref === null) return null;
  return {
    ref,
    orderId: charge.metadata['order_id'] ?? '',
    amountMinor: charge.amount,
    currency: charge.currency.toUpperCase(),
    state: 'refunded',
    mandate: null,
    reason: '',
    at: charge.created * 1000,
  };
}

/** A try that failed and one that was never made have one status; only the first has an error. */
function stateOf({ status, last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent): ProviderPayment['state'] | null {
  if (status === 'succeeded') return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'captured';
  if (status === 'canceled') return 'failed';
  if (status === 'requires_payment_method') return error ? 'failed' : null;
  return 'pending';
}

function mandateOf({ customer, payment_method: method, metadata }: Stripe.PaymentIntent): string | null {
  const [customerId, methodId] = [idOf(customer), idOf(method)];
  return metadata[KEEPS] === 'yes' && customerId !== null && methodId !== null ? `${customerId}:${methodId}` : null;
}

function idOf(value: string | { readonly id: string } | null): string | null {
  return typeof value === 'string' || value === null ? value : value.id;
}
