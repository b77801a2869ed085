import { Injectable } from '@nestjs/common';
import type { Order } from '../orders/orders.repository';

/** Ledger in double entry. Every method runs in the caller's transaction; a booking that exists is not made again. */
@Injectable()
export class LedgerService {
  /** Books a paid order: the provider holds the total; revenue and taxes are owed. */
  bookPaid(_order: Order, _at: number): Promise<void> {
    throw new Error('not built');
  }

  /** Reverses the booking of a paid order. */
  bookRefunded(_order: Order, _at: number): Promise<void> {
    throw new Error('not built');
  }
}
