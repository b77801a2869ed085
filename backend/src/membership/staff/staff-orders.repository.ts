import type { OrderState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { findPage } from '../../kernel/database/find-page';
import type { Order } from '../orders/orders.repository';
import { PROVIDER_NAMES } from '../payments/payment-provider';
import { InvoiceEntity } from '../schema/books.entity';
import { MembershipPeriodEntity } from '../schema/membership.entity';
import { OrderEntity, PaymentEntity } from '../schema/order.entity';

/** Last order of a page. */
export type OrderCursor = { readonly placedAt: number; readonly id: string };
export type OrderFilter = {
  readonly state?: OrderState | undefined;
  readonly userId?: string | undefined;
  /** Placed at this time or later, in milliseconds since 1970. */
  readonly since?: number | undefined;
};
type Period = Readonly<MembershipPeriodEntity>;

/** Greatest character: a range of texts with one beginning ends before it. */
const GREATEST = '\u{10FFFF}';

/** Orders as staff list and find them; a page is a range of one index, whatever the number of orders. */
@Injectable()
export class StaffOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds orders, the newest first. */
  find(filter: OrderFilter, before: OrderCursor | null, most: number): Promise<readonly Order[]> {
    const order = { by: ['o.placedAt', 'o.id'], direction: 'DESC' } as const;
    return findPage(this.filtered(filter), order, before && [before.placedAt, before.id], most);
  }

  /** Finds orders whose ids have this beginning, by their ids. */
  findById(start: string, filter: OrderFilter, most: number): Promise<readonly Order[]> {
    const query = this.filtered(filter).andWhere('o.id >= :start AND o.id < :end', { start, end: `${start}${GREATEST}` });
    return query.orderBy('o.id', 'ASC').limit(most).getMany();
  }

  /** Finds ids of orders whose invoice or credit note has a number with this beginning, by these numbers. */
  async findIdsByInvoice(start: string, most: number): Promise<readonly string[]> {
    const rows = await this.dataSource
      .getRepository(InvoiceEntity)
      .createQueryBuilder('i')
      .select('i.orderId', 'orderId')
      .where('i.number >= :start AND i.number < :end', { start, end: `${start}${GREATEST}` })
      .orderBy('i.number', 'ASC')
      .limit(most)
      .getRawMany<{ orderId: string }>();
    return [...new Set(rows.map(({ orderId }) => orderId))];
  }

  /** Finds ids of the orders of a payment by the reference that its provider gave it. */
  async findIdsByPayment(ref: string): Promise<readonly string[]> {
    const where = { provider: In([...PROVIDER_NAMES]), paymentRef: ref };
    const rows = await this.dataSource.getRepository(PaymentEntity).find({ select: { orderId: true }, where });
    return [...new Set(rows.map(({ orderId }) => orderId))];
  }

  findMany(ids: readonly string[], filter: OrderFilter): Promise<readonly Order[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const query = this.filtered(filter).andWhere('o.id IN (:...ids)', { ids });
    return query.orderBy('o.placedAt', 'DESC').addOrderBy('o.id', 'DESC').getMany();
  }

  /** Finds the numbers of the orders' invoices, by order id. */
  async findInvoiceNumbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const where = { orderId: In([...orderIds]), kind: 'invoice' as const };
    const rows = await this.dataSource.getRepository(InvoiceEntity).find({ select: { orderId: true, number: true }, where });
    return new Map(rows.map(({ orderId, number }) => [orderId, number]));
  }

  /** Finds the invoice and the credit note of an order, the older first. */
  findInvoices(orderId: string): Promise<readonly Readonly<InvoiceEntity>[]> {
    return this.dataSource.getRepository(InvoiceEntity).find({ where: { orderId }, order: { id: 'ASC' } });
  }

  /** Finds the term that an account's order paid; null while it is not paid. */
  async findPeriod(userId: string, orderId: string): Promise<Period | null> {
    return this.dataSource.getRepository(MembershipPeriodEntity).findOneBy({ userId, orderId });
  }

  private filtered({ state, userId, since }: OrderFilter): SelectQueryBuilder<OrderEntity> {
    const query = this.dataSource.getRepository(OrderEntity).createQueryBuilder('o');
    if (state !== undefined) query.andWhere('o.state = :state', { state });
    if (userId !== undefined) query.andWhere('o.userId = :userId', { userId });
    if (since !== undefined) query.andWhere('o.placedAt >= :since', { since });
    return query;
  }
}
