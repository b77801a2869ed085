import type { PlaceOrderInput, Order as WireOrder } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { PaymentProviders } from '../payments/payment-providers';
import { PlansService } from '../plans/plans.service';
import { isSamePurchase, type Purchase } from './new-order';
import { notOnSale, nothingToRenewFrom, priceChanged, promoRefused } from './order-refusals';
import { OrderRefreshService } from './order-refresh.service';
import { OrdersRepository } from './orders.repository';
import { OwnOrdersService } from './own-orders.service';
import { PaymentPagesService } from './payment-pages.service';
import { PurchasesService } from './purchases.service';
import { QuotesService } from './quotes.service';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const MOST_ORDERS = 20;

/** Places orders: the quote again, the order in one transaction, and the provider's page after it. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly plans: PlansService,
    private readonly quotes: QuotesService,
    private readonly providers: PaymentProviders,
    private readonly purchases: PurchasesService,
    private readonly orders: OrdersRepository,
    private readonly refreshing: OrderRefreshService,
    private readonly pages: PaymentPagesService,
    private readonly own: OwnOrdersService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  async place(userId: string, input: PlaceOrderInput): Promise<WireOrder> {
    const { orderId, cancelledId } = await this.placed(userId, input);
    const [order, cancelled] = await Promise.all([orderId, cancelledId].map((id) => this.orders.find(id)));
    await Promise.all([order && this.pages.open(order), cancelled && this.pages.close(cancelled)]);
    return this.own.show(userId, orderId);
  }

  private async placed(userId: string, input: PlaceOrderInput) {
    // A repetition finds what the first one placed, whatever plans cost by now.
    if (wasDoneBefore()) return this.purchases.placedBefore();
    await this.limits.consume([{ name: 'place-order:user', subject: userId, most: MOST_ORDERS, windowMs: TEN_MINUTES_MS }]);
    const purchase = await this.quoted(userId, input);
    const open = await this.orders.findOpen(userId);
    if (open) {
      // Money that came meanwhile is taken in before an order is cancelled, or paid a second time.
      await this.refreshing.refresh(open);
      const paid = await this.orders.find(open.id);
      if (paid?.state === 'paid' && isSamePurchase(paid, purchase)) return { orderId: paid.id, cancelledId: '' };
    }
    return this.purchases.place(purchase);
  }

  private async quoted(userId: string, input: PlaceOrderInput): Promise<Purchase> {
    const provider = this.plans.isOnSale ? this.providers.current : null;
    if (provider === null) throw notOnSale();
    const plan = await this.plans.require(input.plan);
    const asked = { plan: input.plan, state_code: input.billing.state_code, code: input.code };
    const quote = await this.quotes.quote(userId, asked);
    if (quote.promo.state === 'refused') throw promoRefused(quote.promo.message);
    if (quote.total_minor !== input.total_minor) throw priceChanged(quote.total_minor, quote.currency);
    if (quote.total_minor === 0 && input.renews) throw nothingToRenewFrom();
    return { userId, input, quote, plan, provider: quote.total_minor === 0 ? '' : provider.name, at: this.clock.now() };
  }
}
