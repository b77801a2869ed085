import type { OrderState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { OrderEntity } from '../schema/order.entity';

export type Order = Readonly<OrderEntity>;
/** Place in the list of one state by time: what comes after it is the next page. */
export type OrderPlace = Pick<Order, 'placedAt' | 'id'>;
export type OrdersAsked = { readonly state: OrderState; readonly from: number; readonly to: number; readonly most: number };

/** Orders of terms. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<OrderEntity> {
    return this.dataSource.getRepository(OrderEntity);
  }

  find(id: string): Promise<Order | null> {
    return this.rows.findOneBy({ id });
  }

  findMany(ids: readonly string[]): Promise<readonly Order[]> {
    return this.rows.findBy({ id: In([...ids]) });
  }

  /** Finds and locks an order until the end of the transaction. */
  lock(id: string): Promise<Order | null> {
    return this.rows.findOne({ where: { id }, ...forUpdate(this.dataSource.manager) });
  }

  /** Finds the open purchase of an account. */
  findOpen(userId: string): Promise<Order | null> {
    return this.rows.findOneBy({ openKey: userId });
  }

  /**
   * Finds and locks the open purchase of an account. By its id, as everything locks orders: a lock by another index takes the same
   * locks in another order, and two transactions would wait for each other.
   */
  async lockOpen(userId: string): Promise<Order | null> {
    const open = await this.findOpen(userId);
    const order = open && (await this.lock(open.id));
    return order?.openKey === userId ? order : null;
  }

  /** Finds the purchases of an account that were paid after `since`, the newest first. */
  findPaidSince(userId: string, since: number): Promise<readonly Order[]> {
    return this.rows.find({
      where: { userId, kind: 'purchase', state: 'paid', placedAt: MoreThan(since) },
      order: { placedAt: 'DESC' },
    });
  }

  /** Stores an order; false when the account has an open purchase already, or the term was renewed. */
  insert(order: Order): Promise<boolean> {
    return unlessDuplicate(() => this.rows.insert({ ...order }));
  }

  async update(id: string, changes: Partial<Omit<Order, 'id'>>): Promise<void> {
    await this.rows.update({ id }, { ...changes });
  }

  /** Reads orders of one state that were placed in a time, the oldest first, after `last` of the page before. */
  findPlaced({ state, from, to, most }: OrdersAsked, last: OrderPlace | null): Promise<readonly Order[]> {
    const query = this.rows
      .createQueryBuilder('placed')
      .where({ state, placedAt: LessThanOrEqual(to) })
      .andWhere('placed.placedAt >= :from', { from: last?.placedAt ?? from });
    if (last) query.andWhere('(placed.placedAt > :at OR placed.id > :id)', { at: last.placedAt, id: last.id });
    return query.orderBy('placed.placedAt', 'ASC').addOrderBy('placed.id', 'ASC').limit(most).getMany();
  }
}
