import type { Order } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';
import { t } from '../../messages';

/** State of an order as the page shows it: 'unpaid' can still be paid, 'away' waits for the provider's page. */
export type OrderLook = 'paid' | 'pending' | 'unpaid' | 'away' | 'failed' | 'cancelled' | 'expired' | 'checking' | 'refunded';

export function lookOf({ state, is_pending: isPending, payment_url: url }: Order): OrderLook {
  if (state !== 'open') return state;
  if (isPending) return 'pending';
  return url === '' ? 'away' : 'unpaid';
}

export const TITLES: Readonly<Record<OrderLook, string>> = {
  paid: t('order.paid'),
  pending: t('order.pending'),
  unpaid: t('order.unpaid'),
  away: t('order.away'),
  failed: t('order.failedPayment'),
  cancelled: t('order.cancelled'),
  expired: t('order.expired'),
  checking: t('order.checking'),
  refunded: t('order.refunded'),
};

export const ICONS: Readonly<Record<OrderLook, IconName>> = {
  paid: 'check',
  pending: 'retry',
  unpaid: 'info',
  away: 'retry',
  failed: 'alert',
  cancelled: 'close',
  expired: 'cal',
  checking: 'eye',
  refunded: 'info',
};
