import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import type { Order } from '../orders/orders.repository';
import { OrderEntity } from '../schema/order.entity';

/** Orders of renewals. */
@Injectable()
export class RenewalOrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<OrderEntity> {
    return this.dataSource.getRepository(OrderEntity);
  }

  findByTerm(termKey: string): Promise<Order | null> {
    return this.rows.findOneBy({ termKey });
  }

  /** Finds the last order that the account paid, even if it was refunded since: the next invoice is made out like it. */
  findLastPaid(userId: string): Promise<Order | null> {
    return this.rows.findOne({ where: { userId, state: In(['paid', 'refunded']) }, order: { placedAt: 'DESC', id: 'DESC' } });
  }

  /** Stores an order; false when the term has one already. */
  add(order: Order): Promise<boolean> {
    return unlessDuplicate(() => this.rows.insert({ ...order }));
  }

  async setAttempts(id: string, attempts: number): Promise<void> {
    await this.rows.update({ id }, { attempts });
  }

  /** Locks an order until the end of the transaction. */
  async lock(id: string): Promise<void> {
    await this.rows.findOne({ select: { id: true }, where: { id }, ...forUpdate(this.dataSource.manager) });
  }

  /** Gives up an order that is still open. */
  async giveUp({ id, remarks }: Pick<Order, 'id' | 'remarks'>, remark: string): Promise<void> {
    await this.rows.update({ id, state: 'open' }, { state: 'failed', remarks: [...remarks, remark] });
  }
}
