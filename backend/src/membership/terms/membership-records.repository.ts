import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Order } from '../orders/orders.repository';
import { OrderEntity } from '../schema/order.entity';
import { PromoUseEntity } from '../schema/promo-code.entity';
import { ShootBookingEntity } from '../schema/shoot-booking.entity';

/** Orders and shoots of one account, for its export and its erasure. */
@Injectable()
export class MembershipRecordsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the orders of an account, the oldest first. */
  findOrders(userId: string): Promise<readonly Order[]> {
    return this.dataSource.getRepository(OrderEntity).find({ where: { userId }, order: { placedAt: 'ASC', id: 'ASC' } });
  }

  findShoots(userId: string): Promise<readonly Readonly<ShootBookingEntity>[]> {
    return this.dataSource.getRepository(ShootBookingEntity).find({ where: { userId }, order: { id: 'ASC' } });
  }

  /**
   * Takes the account off an order and off its use of a code, and cancels it while it is open. The order keeps of the buyer the place
   * of supply alone, and the code the count of its uses.
   */
  async detachOrder(id: string, stateCode: string): Promise<void> {
    const orders = this.dataSource.getRepository(OrderEntity);
    await orders.update({ id, state: 'open' }, { state: 'cancelled' });
    const billing = { name: '', address: '', city: '', postal_code: '', state_code: stateCode, gstin: '' };
    await orders.update({ id }, { userId: null, openKey: null, termKey: null, billing });
    await this.dataSource.getRepository(PromoUseEntity).update({ orderId: id }, { onceKey: null });
  }
}
