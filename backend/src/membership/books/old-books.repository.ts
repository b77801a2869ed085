import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Not, Raw } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { InvoiceEntity, LedgerEntryEntity } from '../schema/books.entity';
import { OrderEntity, PaymentEntity } from '../schema/order.entity';
import { PromoUseEntity } from '../schema/promo-code.entity';

/** Records that the tax law does not ask for any more. Every method resolves to the number of deleted rows. */
@Injectable()
export class OldBooksRepository {
  constructor(private readonly dataSource: DataSource) {}

  deleteInvoices(before: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(InvoiceEntity), { issuedAt: LessThan(before) });
  }

  deleteLedger(before: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(LedgerEntryEntity), { bookedAt: LessThan(before) });
  }

  /** Deletes payments; one that is not decided, or whose money is to go back, stays. */
  async deletePayments(before: number): Promise<number> {
    const payments = this.dataSource.getRepository(PaymentEntity);
    const old = { state: In(['failed', 'captured', 'refunded']), seenAt: LessThan(before) };
    const taken = await deleteInSteps(payments, { ...old, capturedAt: LessThan(before) });
    return taken + (await deleteInSteps(payments, { ...old, capturedAt: IsNull() }));
  }

  deletePromoUses(before: number): Promise<number> {
    return deleteInSteps(this.dataSource.getRepository(PromoUseEntity), { usedAt: LessThan(before) });
  }

  /** Deletes orders that are not open and whose period is over: of one that was bought long ahead, the order stays with it. */
  async deleteOrders(before: number, now: number): Promise<number> {
    const orders = this.dataSource.getRepository(OrderEntity);
    const running = 'SELECT p.order_id FROM membership_period p WHERE p.ends_at > :now AND p.order_id IS NOT NULL';
    const old = { placedAt: LessThan(before), state: Not('open' as const), id: Raw((id) => `${id} NOT IN (${running})`, { now }) };
    const paid = await deleteInSteps(orders, { ...old, paidAt: LessThan(before) });
    return paid + (await deleteInSteps(orders, { ...old, paidAt: IsNull() }));
  }
}
