import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { type Order, OrdersRepository } from '../orders/orders.repository';
import {
  type PaymentProvider,
  ProviderAwayError,
  type ProviderEvent,
  type ProviderName,
  type ProviderPayment,
  WebhookSignatureError,
} from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { PaymentTakingService } from './payment-taking.service';
import { PaymentsRepository } from './payments.repository';

/** Longest reference of an event that is stored. */
const EVENT_REF = 120;

/** Takes in what providers say about payments. This is the only place in which an order becomes paid. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly taking: PaymentTakingService,
    private readonly providers: PaymentProviders,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /**
   * Stores what a provider says about a payment and settles its order in one transaction: period, ledger, invoice, mails. A statement
   * that is repeated, late or out of order changes nothing more. A payment of an unknown order is kept for the comparison.
   */
  take(provider: ProviderName, payment: ProviderPayment): Promise<void> {
    return this.change(async () => {
      // First of all, so that statements about one order are taken in one after another.
      const order = await this.orders.lock(payment.orderId);
      await this.taking.take(provider, payment, order);
    });
  }

  /** Asks the provider about an order that is not decided, and takes in the answer. A provider that is away changes nothing. */
  async refresh(order: Order): Promise<void> {
    const provider = this.providers.named(order.provider);
    if (provider !== null) await this.takeAll(provider.name, await this.ask(provider, order));
  }

  /** Refreshes an order. Rejects when the provider is away or refuses the question. */
  async refreshOrThrow(order: Order): Promise<void> {
    const provider = this.providers.named(order.provider);
    if (provider !== null) await this.takeAll(provider.name, await provider.paymentsOf({ orderId: order.id, ref: order.checkoutRef }));
  }

  /** Takes in an event once. Throws NOT_FOUND for a provider that is not configured, WEBHOOK_REJECTED for one that it did not sign. */
  async takeEvent(name: ProviderName, body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void> {
    const { ref, payment } = this.read(name, body, headers);
    await this.change(async () => {
      const order = payment && (await this.orders.lock(payment.orderId));
      // With the payment in one transaction: after a crash in between the provider repeats the event, and it counts.
      const event = { provider: name, eventRef: ref.slice(0, EVENT_REF), receivedAt: this.clock.now() };
      const isNew = await this.payments.addEvent(event);
      if (isNew && payment) await this.taking.take(name, payment, order);
    });
  }

  private read(name: ProviderName, body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    const provider = this.providers.named(name);
    if (provider === null) throw new DomainError('NOT_FOUND', { detail: t('membership.payments.notConfigured') });
    try {
      return provider.readEvent(body, headers);
    } catch (error) {
      if (!(error instanceof WebhookSignatureError)) throw error;
      throw new DomainError('WEBHOOK_REJECTED', { detail: t('membership.payments.notSigned') });
    }
  }

  /** Asks about an order; a failure of the provider is no answer, so that the buyer's page goes on. */
  private async ask(provider: PaymentProvider, { id, checkoutRef }: Order): Promise<readonly ProviderPayment[]> {
    try {
      return await provider.paymentsOf({ orderId: id, ref: checkoutRef });
    } catch (error) {
      if (error instanceof ProviderAwayError) this.log.warn('payment provider away, order not refreshed', { order: id });
      else this.log.error('payment provider refused a question', error, { order: id });
      return [];
    }
  }

  private async takeAll(provider: ProviderName, payments: readonly ProviderPayment[]): Promise<void> {
    for (const payment of payments) await this.take(provider, payment);
  }

  /** Runs `work` in one transaction that reads what is committed by then: it waits for locks, and then needs what came before. */
  private change(work: () => Promise<void>): Promise<void> {
    return retryLockConflicts(() => this.transactions.run(work, { readsCommitted: true }));
  }
}
