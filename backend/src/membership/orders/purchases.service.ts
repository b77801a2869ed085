import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { SettlingService } from '../payments/settling.service';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { agreedOf, isSamePurchase, newOrder, type Purchase } from './new-order';
import { OrderClosingService } from './order-closing.service';
import { paymentPending, promoRefused } from './order-refusals';
import { type Order, OrdersRepository } from './orders.repository';

const REPEATED_WITHIN_MS = 2 * 60 * 1000;

/** What a purchase came to; kept with the idempotency key. '' for none cancelled. */
export type Placed = { readonly orderId: string; readonly cancelledId: string };

/** Stores purchases. An account has one open at most. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly orders: OrdersRepository,
    private readonly closing: OrderClosingService,
    private readonly promoCodes: PromoCodesService,
    private readonly settling: SettlingService,
  ) {}

  /** Answers what an earlier run of the request placed. */
  placedBefore(): Promise<Placed> {
    return onceForKey(() => Promise.reject(new Error('There was no earlier run.')));
  }

  /** Places a purchase, or answers the open one for the same; another open one is cancelled. */
  place(purchase: Purchase): Promise<Placed> {
    const run = async () => {
      // Two tabs of one account place one after another: the second finds what the first has stored.
      await this.users.lock(purchase.userId);
      return onceForKey(() => this.store(purchase));
    };
    return retryLockConflicts(() => this.transactions.run(run, { readsCommitted: true }));
  }

  private async store(purchase: Purchase): Promise<Placed> {
    const open = await this.orders.lockOpen(purchase.userId);
    const former = (open && canBePaid(open, purchase) ? open : null) ?? (await this.justPaid(purchase));
    if (former) return this.repeat(former, purchase);
    if (open) await this.close(open, purchase);
    const order = newOrder(purchase);
    await this.add(order);
    if (order.totalMinor === 0) await this.settling.settle(order, { provider: '', mandate: null, paymentRef: '' });
    return { orderId: order.id, cancelledId: open?.id ?? '' };
  }

  private async repeat(former: Order, { input, quote }: Purchase): Promise<Placed> {
    if (former.state === 'open') await this.orders.update(former.id, agreedOf(input, quote));
    return { orderId: former.id, cancelledId: '' };
  }

  /** Finds the same purchase of a moment ago: a second click on the button pays nothing twice. */
  private async justPaid(purchase: Purchase): Promise<Order | undefined> {
    const paid = await this.orders.findPaidSince(purchase.userId, purchase.at - REPEATED_WITHIN_MS);
    return paid.find((order) => isSamePurchase(order, purchase));
  }

  private async close(open: Order, { at }: Purchase): Promise<void> {
    const isClosed = await this.closing.close(open, open.expiresAt <= at ? 'expired' : 'cancelled');
    if (!isClosed) throw paymentPending();
  }

  private async add(order: Order): Promise<void> {
    const { id, userId, promoCode } = order;
    if (!(await this.orders.insert(order))) throw new Error('The account has an open order that was not found.');
    if (promoCode === '' || userId === null) return;
    if (!(await this.promoCodes.hold({ id, userId, promoCode }))) throw promoRefused(t('membership.orders.codeUsedUp'));
  }
}

function canBePaid(open: Order, purchase: Purchase): boolean {
  return open.expiresAt > purchase.at && isSamePurchase(open, purchase);
}
