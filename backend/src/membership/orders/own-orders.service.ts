import type { Order as WireOrder } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { InvoicesService } from '../books/invoices.service';
import { PaymentsRepository } from '../payments/payments.repository';
import { MembershipsRepository } from '../terms/memberships.repository';
import { OrderClosingService } from './order-closing.service';
import { noSuchOrder, notCancellable, paymentPending } from './order-refusals';
import { OrderRefreshService } from './order-refresh.service';
import { toWireOrder } from './orders.mapper';
import { type Order, OrdersRepository } from './orders.repository';
import { PaymentPagesService } from './payment-pages.service';

const MINUTE_MS = 60 * 1000;
const MOST_READS = 120;
const MOST_CANCELS = 20;

/** Orders as their buyers see them. */
@Injectable()
export class OwnOrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly invoices: InvoicesService,
    private readonly closing: OrderClosingService,
    private readonly refreshing: OrderRefreshService,
    private readonly pages: PaymentPagesService,
    private readonly transactions: Transactions,
    private readonly limits: RateLimitsService,
  ) {}

  /** Answers an order, after asking the provider about it where that can change something. */
  async read(userId: string, id: string): Promise<WireOrder> {
    await this.limits.consumeForRead([{ name: 'read-order:user', subject: userId, most: MOST_READS, windowMs: MINUTE_MS }]);
    const order = await this.require(userId, id);
    if (await this.isUndecided(order)) {
      await this.refreshing.refresh(order);
      await this.pages.open(await this.require(userId, id));
    }
    return this.show(userId, id);
  }

  /** Cancels an open purchase; one that is cancelled or expired stays as it is. */
  async cancel(userId: string, id: string): Promise<WireOrder> {
    await this.limits.consume([{ name: 'cancel-order:user', subject: userId, most: MOST_CANCELS, windowMs: MINUTE_MS }]);
    const order = await this.require(userId, id);
    // The buyer may have paid a moment ago.
    if (order.state === 'open') await this.refreshing.refresh(order);
    const run = () => this.transactions.run(() => this.close(id), { readsCommitted: true });
    if (await retryLockConflicts(run)) await this.pages.close(await this.require(userId, id));
    return this.show(userId, id);
  }

  async show(userId: string, id: string): Promise<WireOrder> {
    const order = await this.require(userId, id);
    const [payments, period, invoice] = await Promise.all([
      this.payments.findOfOrder(id),
      this.memberships.findPeriodOfOrder(id),
      order.paidAt === null ? null : this.invoices.ofOrder(id),
    ]);
    return toWireOrder(order, { payments, period, invoiceId: invoice?.id ?? null });
  }

  /** Closes an order within the transaction; false when nothing had to be done. */
  private async close(id: string): Promise<boolean> {
    const order = await this.orders.lock(id);
    if (order?.state === 'cancelled' || order?.state === 'expired') return false;
    if (order?.state !== 'open' || order.kind !== 'purchase') throw notCancellable();
    if (!(await this.closing.close(order, 'cancelled'))) throw paymentPending();
    return true;
  }

  private async isUndecided({ id, state }: Order): Promise<boolean> {
    return state === 'open' || state === 'checking' || (state !== 'paid' && (await this.payments.hasPending(id)));
  }

  private async require(userId: string, id: string): Promise<Order> {
    const order = await this.orders.find(id);
    if (order?.userId !== userId) throw noSuchOrder();
    return order;
  }
}
