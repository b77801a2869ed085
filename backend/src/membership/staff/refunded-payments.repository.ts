import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentEntity } from '../schema/order.entity';

/** Payments whose refund staff decided. */
@Injectable()
export class RefundedPaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Marks the payment of an order to be sent back by the payments job. */
  async markForRefund(orderId: string): Promise<void> {
    await this.dataSource.getRepository(PaymentEntity).update({ orderId, state: 'captured' }, { state: 'refunding' });
  }
}
