import { Injectable } from '@nestjs/common';
import { ExpiringCache } from '../../kernel/caching/expiring-cache';
import { Clock } from '../../kernel/clock/clock';
import { PaymentsService } from '../payments/payments.service';
import type { Order } from './orders.repository';

const SECONDS = 2;
const MOST_ORDERS = 5000;

/** Asks the provider about orders that are not decided, at most every two seconds for each. */
@Injectable()
export class OrderRefreshService {
  private readonly asked: ExpiringCache<void>;

  constructor(
    private readonly payments: PaymentsService,
    clock: Clock,
  ) {
    this.asked = new ExpiringCache({ seconds: SECONDS, maxEntries: MOST_ORDERS, now: () => clock.now() });
  }

  /** Refreshes an order; calls at the same moment wait for one answer. */
  async refresh(order: Order): Promise<void> {
    await this.asked.get(order.id, () => this.payments.refresh(order));
  }
}
