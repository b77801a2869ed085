import type { Order } from '../orders/orders.repository';
import type { ProviderPayment } from './payment-provider';
import type { Payment } from './payments.repository';

/** States of money that was taken in once; what a provider says later changes none of them by itself. */
const TAKEN_IN: readonly Payment['state'][] = ['captured', 'mismatch', 'surplus', 'refunding', 'refunded'];

type Paid = Pick<ProviderPayment, 'state' | 'amountMinor' | 'currency'>;
type Asked = Pick<Order, 'userId' | 'paidAt' | 'totalMinor' | 'currency'>;

/** Returns the state that a payment has after its provider spoke; null: nothing changes. `former` null: it was unknown. */
export function nextPaymentState(former: Payment['state'] | null, payment: Paid, order: Asked | null): Payment['state'] | null {
  if (former !== null && TAKEN_IN.includes(former) && !isUncounted(former, order)) return afterMoney(former, payment);
  if (payment.state === 'captured') return capturedState(payment, order);
  if (payment.state === 'refunded') return 'refunded';
  if (former === null) return payment.state;
  return former === 'pending' && payment.state === 'failed' ? 'failed' : null;
}

/** True for money that came while its order was unknown: the order settles by it as soon as it is known. */
function isUncounted(former: Payment['state'], order: Asked | null): boolean {
  return former === 'captured' && order !== null && order.paidAt === null;
}

/** Records that staff sent a wrong sum back at the provider; other refunds are recorded where they are asked for. */
function afterMoney(former: Payment['state'], payment: Paid): Payment['state'] | null {
  return former === 'mismatch' && payment.state === 'refunded' ? 'refunded' : null;
}

function capturedState(payment: Paid, order: Asked | null): Payment['state'] {
  if (order === null) return 'captured';
  // Nobody is left to give a period to, so the money goes back.
  if (order.userId === null || order.paidAt !== null) return 'surplus';
  return payment.amountMinor === order.totalMinor && payment.currency === order.currency ? 'captured' : 'mismatch';
}
