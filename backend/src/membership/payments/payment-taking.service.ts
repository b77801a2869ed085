import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { type Order, OrdersRepository } from '../orders/orders.repository';
import { nextPaymentState } from './payment-moves.policy';
import type { ProviderName, ProviderPayment } from './payment-provider';
import { type Payment, type PaymentKey, PaymentsRepository } from './payments.repository';
import { SettlingService } from './settling.service';

/** Longest of each that is stored. */
const MOST = { paymentRef: 120, orderId: 40, currency: 3, reason: 300 } as const;

/** Stores one statement of a provider about a payment. Runs in the caller's transaction, with the order locked. */
@Injectable()
export class PaymentTakingService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly settling: SettlingService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async take(provider: ProviderName, payment: ProviderPayment, order: Order | null): Promise<void> {
    const key = { provider, paymentRef: payment.ref.slice(0, MOST.paymentRef) };
    const former = await this.payments.lock(key);
    if (former && !(await this.isOfOrder(former, payment))) return;
    const state = nextPaymentState(former?.state ?? null, payment, order);
    if (state === null) return this.remarkRefund(former, payment, order);
    const isKept = await this.store(former, { ...this.columnsOf(key, payment), state });
    // Of an order that does not exist, which nobody can lock, a payment may be stored at the same moment.
    if (!isKept) return this.take(provider, payment, order);
    await this.follow({ provider, payment, order, state });
  }

  /** False for a payment that the provider told of for another order before; it counts for that one alone. */
  private async isOfOrder(former: Payment, payment: ProviderPayment): Promise<boolean> {
    if (former.orderId === payment.orderId.slice(0, MOST.orderId)) return true;
    if ((await this.orders.find(former.orderId)) === null) return true;
    this.log.warn('payment told of for two orders', { payment: payment.ref, orders: [former.orderId, payment.orderId] });
    return false;
  }

  private async store(former: Payment | null, payment: Omit<Payment, 'id' | 'seenAt' | 'refundRef'>): Promise<boolean> {
    if (former === null) return this.payments.insert({ ...payment, refundRef: '', seenAt: this.clock.now() });
    await this.payments.update(former.id, { ...payment, capturedAt: payment.capturedAt ?? former.capturedAt });
    return true;
  }

  private columnsOf(key: PaymentKey, { orderId, amountMinor, currency, reason, state, at }: ProviderPayment) {
    return {
      ...key,
      orderId: orderId.slice(0, MOST.orderId),
      amountMinor,
      currency: currency.slice(0, MOST.currency),
      reason: reason.slice(0, MOST.reason),
      capturedAt: state === 'captured' ? at : null,
    };
  }

  private async follow(told: { provider: ProviderName; payment: ProviderPayment; order: Order | null; state: Payment['state'] }) {
    const { provider, payment, order, state } = told;
    if (order === null) {
      this.log.warn('payment of an unknown order', { order: payment.orderId, payment: payment.ref, provider });
      return;
    }
    if (state === 'captured') await this.settling.settle(order, { provider, mandate: payment.mandate, paymentRef: payment.ref });
    if (state === 'mismatch') await this.check(order, payment);
    if (state === 'surplus') {
      const key = order.userId === null ? 'membership.payments.remarks.accountDeleted' : 'membership.payments.remarks.surplus';
      await this.remark(order, t(key, { payment: payment.ref }));
    }
  }

  private async check(order: Order, payment: ProviderPayment): Promise<void> {
    await this.orders.update(order.id, { state: 'checking', openKey: null, paymentUrl: '' });
    await this.remark(order, t('membership.payments.remarks.mismatch', { payment: payment.ref }));
  }

  /** Money of a paid order that the provider says went back is left to staff: the period stays until they decide. */
  private async remarkRefund(former: Payment | null, payment: ProviderPayment, order: Order | null): Promise<void> {
    if (former?.state !== 'captured' || payment.state !== 'refunded' || order?.state !== 'paid') return;
    await this.remark(order, t('membership.payments.remarks.refundedAtProvider', { payment: payment.ref }));
  }

  private async remark(order: Order, text: string): Promise<void> {
    if (!order.remarks.includes(text)) await this.orders.update(order.id, { remarks: [...order.remarks, text] });
  }
}
