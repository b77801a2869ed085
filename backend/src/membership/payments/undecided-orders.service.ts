import type { OrderState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { type Order, type OrderPlace, OrdersRepository } from '../orders/orders.repository';
import { ProviderAwayError } from './payment-provider';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Age from which an order is asked about: before, the buyer's return and the webhook tell of it. */
const ASKED_AFTER_MS = 2 * MINUTE_MS;
/** Orders that were cancelled or expired are asked about for so long, as a payment may have been under way. */
const CLOSED_FOR_MS = 48 * HOUR_MS;
const PAGE = 100;

/** What one run has asked already, and which providers do not answer it. */
type Run = { readonly asked: Set<string>; readonly away: Set<string> };

/** Asks providers about the orders whose payment is not decided. */
@Injectable()
export class UndecidedOrdersService {
  private closedAt = 0;

  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly service: PaymentsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async refresh(): Promise<void> {
    const now = this.clock.now();
    const run: Run = { asked: new Set(), away: new Set() };
    await this.askPlaced(run, { state: 'open', from: 0, to: now - ASKED_AFTER_MS });
    await this.askPending(run, now - ASKED_AFTER_MS);
    if (now - this.closedAt < HOUR_MS) return;
    for (const state of ['cancelled', 'expired'] as const) await this.askPlaced(run, { state, from: now - CLOSED_FOR_MS, to: now });
    this.closedAt = now;
  }

  private async askPlaced(run: Run, time: { readonly state: OrderState; readonly from: number; readonly to: number }): Promise<void> {
    let last: OrderPlace | null = null;
    for (;;) {
      const page: readonly Order[] = await this.orders.findPlaced({ ...time, most: PAGE }, last);
      for (const order of page) await this.ask(run, order);
      last = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }

  /** Payments may be pending for days, whatever became of their orders. */
  private async askPending(run: Run, seenBefore: number): Promise<void> {
    for (let after = 0; ;) {
      const page = await this.payments.findInState('pending', { seenBefore, after, most: PAGE });
      const orders = await this.orders.findMany([...new Set(page.map(({ orderId }) => orderId))]);
      for (const order of orders) await this.ask(run, order);
      after = page.at(-1)?.id ?? 0;
      if (page.length < PAGE) return;
    }
  }

  /** A failure with one order does not keep the others waiting, and a provider that is away is asked once a run. */
  private async ask({ asked, away }: Run, order: Order): Promise<void> {
    if (asked.has(order.id) || away.has(order.provider)) return;
    asked.add(order.id);
    try {
      await this.service.refreshOrThrow(order);
    } catch (error) {
      if (error instanceof ProviderAwayError) away.add(order.provider);
      this.log.warn('order not refreshed', { order: order.id, reason: String(error) });
    }
  }
}
