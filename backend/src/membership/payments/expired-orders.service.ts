import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { OrderClosingService } from '../orders/order-closing.service';
import { type Order, type OrderPlace, OrdersRepository } from '../orders/orders.repository';
import { PaymentPagesService } from '../orders/payment-pages.service';

/** A payment made in the last minute may be told of later. */
const GRACE_MS = 3600 * 1000;
const PAGE = 100;

/** Ends purchases that nobody paid in time. */
@Injectable()
export class ExpiredOrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly closing: OrderClosingService,
    private readonly pages: PaymentPagesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async expire(): Promise<void> {
    const to = this.clock.now() - GRACE_MS;
    let last: OrderPlace | null = null;
    for (;;) {
      const page: readonly Order[] = await this.orders.findPlaced({ state: 'open', from: 0, to, most: PAGE }, last);
      for (const order of page) if (order.expiresAt <= to) await this.expireOne(order);
      last = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }

  private async expireOne({ id }: Order): Promise<void> {
    const close = async () => {
      const order = await this.orders.lock(id);
      return order && (await this.closing.close(order, 'expired')) ? order : null;
    };
    const expired = await retryLockConflicts(() => this.transactions.run(close, { readsCommitted: true }));
    if (expired) await this.pages.close(expired);
  }
}
