import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { PaymentEntity } from '../schema/order.entity';

export type StoredPayment = Readonly<PaymentEntity>;
/** Order whose books do not agree, and how. */
export type BookMistake = { readonly orderId: string; readonly mistake: BookMistakeName };
export type BookMistakeName = 'unbalanced' | 'no-booking' | 'no-invoice' | 'no-period' | 'sum-differs';
type Time = { readonly from: number; readonly to: number };

/** What is wrong with an order, as a condition on `o`. An order of nothing is neither booked nor owed. */
const MISTAKES: Readonly<Record<BookMistakeName, string>> = {
  unbalanced: '(SELECT COALESCE(SUM(e.amount_minor), 0) FROM ledger_entry e WHERE e.order_id = o.id) <> 0',
  'no-booking': `o.total_minor > 0 AND NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.order_id = o.id AND e.account = 'provider' AND e.amount_minor > 0)`,
  'sum-differs': `EXISTS (SELECT 1 FROM ledger_entry e WHERE e.order_id = o.id AND e.account = 'provider' AND ABS(e.amount_minor) <> o.total_minor)`,
  'no-invoice': "NOT EXISTS (SELECT 1 FROM invoice i WHERE i.order_id = o.id AND i.kind = 'invoice')",
  'no-period': 'o.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM membership_period p WHERE p.order_id = o.id)',
};

/** What reconciliation reads of payments and books. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly dataSource: DataSource) {}

  findPayments(provider: string, refs: readonly string[]): Promise<readonly StoredPayment[]> {
    return this.dataSource.getRepository(PaymentEntity).findBy({ provider, paymentRef: In([...refs]) });
  }

  /** Finds captured payments of a time, `most` after the id `after`. */
  findCaptured(provider: string, { from, to }: Time, after: number, most: number): Promise<readonly StoredPayment[]> {
    return this.dataSource
      .getRepository(PaymentEntity)
      .createQueryBuilder('p')
      .where('p.provider = :provider AND p.capturedAt >= :from AND p.capturedAt < :to AND p.id > :after', { provider, from, to, after })
      .orderBy('p.id')
      .limit(most)
      .getMany();
  }

  /** Finds orders paid in a time whose ledger, invoice or period is missing or wrong. */
  async findBookMistakes({ from, to }: Time): Promise<readonly BookMistake[]> {
    const paid = "o.paid_at >= ? AND o.paid_at < ? AND o.state IN ('paid', 'refunded')";
    const found: BookMistake[] = [];
    for (const [mistake, condition] of Object.entries(MISTAKES)) {
      const rows = (await this.dataSource.query(`SELECT o.id AS id FROM membership_order o WHERE ${paid} AND ${condition} ORDER BY o.id`, [
        from,
        to,
      ])) as readonly { id: string }[];
      found.push(...rows.map(({ id }) => ({ orderId: id, mistake: mistake as BookMistakeName })));
    }
    return found;
  }
}
