import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { OrdersRepository } from '../orders/orders.repository';
import type { PaymentProvider } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { type Payment, PaymentsRepository } from './payments.repository';
import { ProviderRefusedError } from './provider-refusal';

const PAGE = 100;
const REFUND_REF = 120;

/**
 * Sends money back: what came for orders that were paid already or for nobody, and what staff refund. A payment that is on its way
 * back keeps the idempotency key of its refund, so that the provider sends it once however often it is asked.
 */
@Injectable()
export class RefundSendingService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrdersRepository,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Marks the money of an order as on its way back, in the caller's transaction. An order of nothing has none. */
  async begin(orderId: string): Promise<void> {
    for (const { id, state } of await this.payments.findOfOrder(orderId)) {
      if (state === 'captured') await this.payments.move(id, 'captured', { state: 'refunding', refundRef: `refund:${id}` });
    }
  }

  /** Sends the money of an order that is on its way back. A provider that is away is asked again by the job. */
  async sendOf(orderId: string): Promise<void> {
    for (const payment of await this.payments.findOfOrder(orderId)) if (payment.state === 'refunding') await this.tryOne(payment);
  }

  /** Sends everything that is to go back. */
  async sendAll(): Promise<void> {
    // Those first whose answer an earlier run did not see.
    for (const state of ['refunding', 'surplus'] as const) {
      for (let after = 0; ;) {
        const page = await this.payments.findInState(state, { seenBefore: this.clock.now(), after, most: PAGE });
        for (const payment of page) await this.tryOne(payment);
        after = page.at(-1)?.id ?? 0;
        if (page.length < PAGE) break;
      }
    }
  }

  private async tryOne(payment: Payment): Promise<void> {
    try {
      await this.sendOne(payment);
    } catch (error) {
      this.log.warn('payment not sent back yet', { payment: payment.paymentRef, reason: String(error) });
    }
  }

  private async sendOne(payment: Payment): Promise<void> {
    const { id, state } = payment;
    const provider = this.providers.named(payment.provider);
    if (provider === null) return;
    const key = state === 'surplus' ? `surplus:${id}` : payment.refundRef;
    if (state === 'surplus' && !(await this.payments.move(id, 'surplus', { state: 'refunding', refundRef: key }))) return;
    const refund = await this.refund(provider, payment, key);
    await this.payments.move(id, 'refunding', { state: 'refunded', refundRef: refund.slice(0, REFUND_REF) });
  }

  /** Resolves to the provider's reference, or to the key where the provider had sent the money back by itself. */
  private async refund(provider: PaymentProvider, payment: Payment, key: string): Promise<string> {
    const { paymentRef: ref, orderId, amountMinor } = payment;
    try {
      return await provider.refund({ ref, amountMinor, key });
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      const known = await provider.paymentsOf({ orderId, ref: (await this.orders.find(orderId))?.checkoutRef ?? '' });
      if (!known.some((theirs) => theirs.ref === ref && theirs.state === 'refunded')) throw error;
      return key;
    }
  }
}
