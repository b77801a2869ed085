import type { OrderState, PaidPlanId, StaffOrderDetail } from '@alltalent/shared/contracts';
import type { MoneyMessageId } from '../../messages/money';

export const PLAN_NAMES: Readonly<Record<PaidPlanId, MoneyMessageId>> = { monthly: 'plan.monthly', 'one-year': 'plan.one-year' };

export const ORDER_STATE_NAMES: Readonly<Record<OrderState, MoneyMessageId>> = {
  open: 'state.open',
  paid: 'state.paid',
  failed: 'state.failed',
  cancelled: 'state.cancelled',
  expired: 'state.expired',
  checking: 'state.checking',
  refunded: 'state.refunded',
};

export const PAYMENT_STATE_NAMES: Readonly<Record<StaffOrderDetail['payments'][number]['state'], MoneyMessageId>> = {
  pending: 'payment.pending',
  failed: 'payment.failed',
  captured: 'payment.captured',
  mismatch: 'payment.mismatch',
  surplus: 'payment.surplus',
  refunding: 'payment.refunding',
  refunded: 'payment.refunded',
};
