import type { DataSource } from 'typeorm';
import { OrderEntity } from '../../../src/membership/schema/order.entity';
import { anOrder } from './orders';

/** Stores an order as the checkout would, of the one-year plan unless said. */
export async function placeTestOrder(dataSource: DataSource, order: Partial<OrderEntity> & Pick<OrderEntity, 'id'>): Promise<OrderEntity> {
  const row = anOrder({ userId: null, state: 'open', renews: false, placedAt: 1, expiresAt: 2, paidAt: null, ...order });
  await dataSource.getRepository(OrderEntity).insert({ ...row });
  return row;
}
