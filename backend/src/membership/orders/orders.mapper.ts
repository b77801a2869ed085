import type { Order as WireOrder } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { Payment } from '../payments/payments.repository';
import type { MembershipPeriod } from '../terms/memberships.repository';
import type { Order } from './orders.repository';

type Around = { readonly payments: readonly Payment[]; readonly period: MembershipPeriod | null; readonly invoiceId: number | null };
type OpenOrder = Pick<Order, 'state' | 'paymentUrl'>;

export function toWireOrder(order: Order, { payments, period, invoiceId }: Around): WireOrder {
  const isOpen = order.state === 'open';
  return {
    id: order.id,
    plan: order.planId,
    plan_name: order.planName,
    renews: order.renews,
    state: order.state,
    message: orderMessage(order, payments),
    total_minor: order.totalMinor,
    currency: order.currency,
    payment_url: isOpen ? order.paymentUrl : '',
    is_pending: payments.some(({ state }) => state === 'pending'),
    return_path: order.returnPath,
    starts_at: period === null ? null : new Date(period.startsAt).toISOString(),
    ends_at: period === null ? null : new Date(period.endsAt).toISOString(),
    invoice_id: invoiceId,
    has_shoot: order.hasShoot,
  };
}

const STATE_MESSAGES = {
  paid: 'membership.orders.states.paid',
  failed: 'membership.orders.states.failed',
  cancelled: 'membership.orders.states.cancelled',
  expired: 'membership.orders.states.expired',
  checking: 'membership.orders.states.checking',
  refunded: 'membership.orders.states.refunded',
} as const;

/** Returns one sentence on where the payment of an order is, and what its buyer can do. */
export function orderMessage(order: OpenOrder, payments: readonly Pick<Payment, 'state' | 'reason'>[]): string {
  if (order.state === 'open') return openMessage(order, payments);
  return t(STATE_MESSAGES[order.state]);
}

function openMessage({ paymentUrl }: OpenOrder, payments: readonly Pick<Payment, 'state' | 'reason'>[]): string {
  if (payments.some(({ state }) => state === 'pending')) return t('membership.orders.states.pending');
  if (paymentUrl === '') return t('membership.orders.states.away');
  const last = payments.at(-1);
  if (last?.state !== 'failed') return t('membership.orders.states.open');
  if (last.reason === '') return t('membership.orders.states.refusedPayment');
  return t('membership.orders.states.refusedWithReason', { reason: last.reason });
}
