import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { forUpdate } from '../../kernel/database/for-update';
import { PaymentEntity, PaymentEventEntity } from '../schema/order.entity';

export type Payment = Readonly<PaymentEntity>;
export type PaymentKey = Pick<Payment, 'provider' | 'paymentRef'>;
type Asked = { readonly seenBefore: number; readonly after: number; readonly most: number };

/** Payments as providers told of them, and the events by which they did. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<PaymentEntity> {
    return this.dataSource.getRepository(PaymentEntity);
  }

  private get events(): Repository<PaymentEventEntity> {
    return this.dataSource.getRepository(PaymentEventEntity);
  }

  /** Finds and locks a payment until the end of the transaction. */
  lock({ provider, paymentRef }: PaymentKey): Promise<Payment | null> {
    return this.rows.findOne({ where: { provider, paymentRef }, ...forUpdate(this.dataSource.manager) });
  }

  /** Stores a payment; false when it is known already. */
  insert(payment: Omit<Payment, 'id'>): Promise<boolean> {
    return unlessDuplicate(() => this.rows.insert({ ...payment }));
  }

  async update(id: number, changes: Partial<Omit<Payment, 'id'>>): Promise<void> {
    await this.rows.update({ id }, { ...changes });
  }

  /** Moves a payment from one state to another; false when it is not in that state any more. */
  async move(id: number, from: Payment['state'], changes: Pick<Payment, 'state' | 'refundRef'>): Promise<boolean> {
    const { affected } = await this.rows.update({ id, state: from }, changes);
    return affected === 1;
  }

  /** Finds the payments of an order, the oldest first. */
  findOfOrder(orderId: string): Promise<readonly Payment[]> {
    return this.rows.find({ where: { orderId }, order: { id: 'ASC' } });
  }

  /** True while a payment of the order was begun at the provider and is not decided. */
  hasPending(orderId: string): Promise<boolean> {
    return this.rows.existsBy({ orderId, state: 'pending' });
  }

  /** Reads payments of one state by id, after `after` of the page before. */
  findInState(state: Payment['state'], { seenBefore, after, most }: Asked): Promise<readonly Payment[]> {
    return this.rows.find({ where: { state, seenAt: LessThanOrEqual(seenBefore), id: MoreThan(after) }, order: { id: 'ASC' }, take: most });
  }

  /** Stores that an event was taken in; false when it was before. */
  addEvent(event: Readonly<PaymentEventEntity>): Promise<boolean> {
    return unlessDuplicate(() => this.events.insert({ ...event }));
  }

  deleteEventsBefore(time: number): Promise<number> {
    return deleteInSteps(this.events, { receivedAt: LessThan(time) });
  }
}
