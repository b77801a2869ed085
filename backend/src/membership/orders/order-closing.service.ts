import { Injectable } from '@nestjs/common';
import { PaymentsRepository } from '../payments/payments.repository';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { type Order, OrdersRepository } from './orders.repository';

/** Closes open purchases that nobody pays any more. Runs in the caller's transaction, with the order locked. */
@Injectable()
export class OrderClosingService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly payments: PaymentsRepository,
    private readonly promoCodes: PromoCodesService,
  ) {}

  /** Closes an open purchase and gives its code free; false while a payment of it is not decided, and for any other order. */
  async close({ id, kind, state }: Order, closed: 'cancelled' | 'expired'): Promise<boolean> {
    if (kind !== 'purchase' || state !== 'open' || (await this.payments.hasPending(id))) return false;
    await this.orders.update(id, { state: closed, openKey: null, paymentUrl: '' });
    await this.promoCodes.release(id);
    return true;
  }
}
