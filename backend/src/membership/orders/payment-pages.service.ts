import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { type Checkout, type CheckoutRequest, ProviderAwayError } from '../payments/payment-provider';
import { PaymentProviders } from '../payments/payment-providers';
import { type Order, OrdersRepository } from './orders.repository';

/** Pages of the payment provider on which orders are paid. Called outside transactions, for a provider may take its time. */
@Injectable()
export class PaymentPagesService {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly orders: OrdersRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Opens the page of an open order that has none, and keeps its address. The order stays open without one while the provider is away. */
  async open(order: Order): Promise<void> {
    const provider = this.providers.named(order.provider);
    const needsPage = order.state === 'open' && order.kind === 'purchase' && order.paymentUrl === '';
    if (!needsPage || provider === null || order.expiresAt <= this.clock.now()) return;
    const request = await this.requestOf(order);
    const page = await this.ask(order, () => provider.openCheckout(request));
    if (page === null) return;
    const isKept = await retryLockConflicts(() => this.transactions.run(() => this.store(order.id, page)));
    if (!isKept) await this.close({ ...order, checkoutRef: page.ref });
  }

  /** Closes the page of an order that is no longer wanted. A page that stays open does no harm: what is paid on it counts. */
  async close({ id, provider: name, checkoutRef }: Order): Promise<void> {
    const provider = this.providers.named(name);
    if (provider === null || checkoutRef === '') return;
    await this.ask({ id }, () => provider.closeCheckout({ orderId: id, ref: checkoutRef }));
  }

  /** Keeps the page of an order; false when the order is not open any more. */
  private async store(id: string, { ref: checkoutRef, url: paymentUrl }: Checkout): Promise<boolean> {
    const order = await this.orders.lock(id);
    if (order?.state !== 'open') return false;
    await this.orders.update(id, { checkoutRef, paymentUrl });
    return true;
  }

  private async requestOf(order: Order): Promise<CheckoutRequest> {
    const user = order.userId === null ? null : await this.users.findById(order.userId);
    return {
      orderId: order.id,
      amountMinor: order.totalMinor,
      currency: order.currency,
      description: t('membership.orders.description', { plan: order.planName }),
      buyer: { name: order.billing.name, email: user?.email ?? '' },
      mandate: order.renews ? { mostMinor: order.renewalMinor } : null,
      returnUrl: `${this.config.publicUrl}/checkout/${order.planId}?order=${order.id}`,
      expiresAt: order.expiresAt,
    };
  }

  private async ask<T>({ id }: Pick<Order, 'id'>, question: () => Promise<T>): Promise<T | null> {
    try {
      return await question();
    } catch (error) {
      if (error instanceof ProviderAwayError) this.log.warn('payment provider away', { order: id, reason: error.message });
      else this.log.error('payment provider refused an order', error, { order: id });
      return null;
    }
  }
}
