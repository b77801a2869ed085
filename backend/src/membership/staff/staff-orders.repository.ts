import type { OrderState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, In } from 'typeorm';
import type { Order } from '../orders/orders.repository';
import { InvoiceEntity } from '../schema/books.entity';
import { OrderEntity } from '../schema/order.entity';

/** Last order of a page. */
export type OrderCursor = { readonly placedAt: number; readonly id: string };
type Filter = { readonly state?: OrderState | undefined; readonly userId?: string | undefined; readonly before: OrderCursor | null };

/** Orders as staff list them. */
@Injectable()
export class StaffOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds orders, the newest first. */
  find({ state, userId, before }: Filter, most: number): Promise<readonly Order[]> {
    const query = this.dataSource.getRepository(OrderEntity).createQueryBuilder('o');
    if (state !== undefined) query.andWhere('o.state = :state', { state });
    if (userId !== undefined) query.andWhere('o.userId = :userId', { userId });
    if (before) {
      const older = new Brackets((where) =>
        where.where('o.placedAt < :placedAt', before).orWhere('o.placedAt = :placedAt AND o.id < :id', before),
      );
      query.andWhere(older);
    }
    return query.orderBy('o.placedAt', 'DESC').addOrderBy('o.id', 'DESC').limit(most).getMany();
  }

  /** Finds the numbers of the orders' invoices, by order id. */
  async findInvoiceNumbers(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const where = { orderId: In([...orderIds]), kind: 'invoice' as const };
    const rows = await this.dataSource.getRepository(InvoiceEntity).find({ select: { orderId: true, number: true }, where });
    return new Map(rows.map(({ orderId, number }) => [orderId, number]));
  }
}
