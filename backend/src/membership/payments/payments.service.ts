import { Injectable } from '@nestjs/common';
import type { Order } from '../orders/orders.repository';
import type { ProviderName, ProviderPayment } from './payment-provider';

/** Takes in what providers say about payments. This is the only place in which an order becomes paid. */
@Injectable()
export class PaymentsService {
  /**
   * Stores what a provider says about a payment and settles its order in one transaction: period, ledger, invoice, mails. Saying it
   * again, late or in another order changes nothing more. A payment of an unknown order is kept for the comparison.
   */
  take(_provider: ProviderName, _payment: ProviderPayment): Promise<void> {
    throw new Error('not built');
  }

  /** Asks the provider about an order that is not decided, and takes in the answer. A provider that is away changes nothing. */
  refresh(_order: Order): Promise<void> {
    throw new Error('not built');
  }

  /** Takes in an event of a provider once. Throws WEBHOOK_REJECTED for one that it did not sign. */
  takeEvent(_provider: ProviderName, _body: Buffer, _headers: Readonly<Record<string, string | undefined>>): Promise<void> {
    throw new Error('not built');
  }
}
