import { Injectable } from '@nestjs/common';
import type { Order } from '../orders/orders.repository';
import { type LedgerLine, LedgerRepository } from './ledger.repository';

/** Ledger in double entry. Every method runs in the caller's transaction; a booking that exists is not made again. */
@Injectable()
export class LedgerService {
  constructor(private readonly ledger: LedgerRepository) {}

  /** Books a paid order: the provider holds the total; revenue and taxes are owed. */
  async bookPaid(order: Order, at: number): Promise<void> {
    await this.ledger.add(paidLines(order, at));
  }

  /** Reverses the booking of a paid order. */
  async bookRefunded({ id }: Order, at: number): Promise<void> {
    const paid = await this.ledger.findBooking(`paid:${id}`);
    const reversed = paid.map(({ account, amountMinor, currency, orderId }) => {
      return { booking: `refunded:${id}`, account, amountMinor: -amountMinor, currency, orderId, bookedAt: at };
    });
    await this.ledger.add(reversed);
  }
}

function paidLines(order: Order, bookedAt: number): readonly LedgerLine[] {
  const sums = [
    ['provider', order.totalMinor],
    ['revenue', -order.taxableMinor],
    ['cgst', -order.cgstMinor],
    ['sgst', -order.sgstMinor],
    ['igst', -order.igstMinor],
  ] as const;
  const balance = sums.reduce((sum, [, amount]) => sum + amount, 0);
  if (balance !== 0) throw new Error(`The sums of the order ${order.id} differ by ${balance}.`);
  const { id: orderId, currency } = order;
  return sums
    .filter(([, amount]) => amount !== 0)
    .map(([account, amountMinor]) => ({ booking: `paid:${orderId}`, account, amountMinor, currency, orderId, bookedAt }));
}
