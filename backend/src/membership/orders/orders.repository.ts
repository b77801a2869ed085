import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { forUpdate } from '../../kernel/database/for-update';
import { OrderEntity } from '../schema/order.entity';

export type Order = Readonly<OrderEntity>;

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

  /** Finds the purchase of an account that waits for its payment. */
  findOpenPurchase(userId: string): Promise<Order | null> {
    return this.rows.findOneBy({ openKey: userId, state: 'open' });
  }

  /** Finds and locks an order until the end of the transaction. */
  lock(id: string): Promise<Order | null> {
    return this.rows.findOne({ where: { id }, ...forUpdate(this.dataSource.manager) });
  }
}
