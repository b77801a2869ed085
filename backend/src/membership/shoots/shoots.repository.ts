import type { ShootState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { MembershipPeriodEntity } from '../schema/membership.entity';
import { OrderEntity } from '../schema/order.entity';
import { ShootBookingEntity } from '../schema/shoot-booking.entity';

export type Shoot = Readonly<ShootBookingEntity>;
export type NewShoot = Omit<Shoot, 'id'>;

const MOST_SHOWN = 200;

/** Bookings of shoots, and the orders that include one. */
@Injectable()
export class ShootsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ShootBookingEntity> {
    return this.dataSource.getRepository(ShootBookingEntity);
  }

  /** Finds the paid orders of an account that include a shoot and whose period lasts at `now`, the oldest first. */
  async findOrdersWithShoot(userId: string, now: number): Promise<string[]> {
    const orders = await this.dataSource
      .getRepository(OrderEntity)
      .createQueryBuilder('ordered')
      .select('ordered.id', 'id')
      .innerJoin(MembershipPeriodEntity, 'period', 'period.orderId = ordered.id')
      .where("ordered.userId = :userId AND ordered.state = 'paid' AND ordered.hasShoot = :yes", { userId, yes: true })
      .andWhere('period.endsAt > :now AND period.revokedAt IS NULL', { now })
      .orderBy('ordered.placedAt', 'ASC')
      .getRawMany<{ id: string }>();
    return orders.map(({ id }) => id);
  }

  /** Finds the bookings of an account that were not cancelled, the newest first. */
  findOfUser(userId: string): Promise<Shoot[]> {
    return this.rows.find({ where: { userId, openKey: Not(IsNull()) }, order: { id: 'DESC' } });
  }

  /** Finds and locks a booking until the end of the transaction. */
  lock(id: number): Promise<Shoot | null> {
    return this.rows.findOne({ where: { id }, ...forUpdate(this.dataSource.manager) });
  }

  /** Stores a booking; null when its order has one already. */
  async insert(shoot: NewShoot): Promise<Shoot | null> {
    const row = this.rows.create({ ...shoot });
    return (await unlessDuplicate(() => this.rows.insert(row))) ? row : null;
  }

  async update(id: number, changes: Partial<NewShoot>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  /** Finds at most 200 bookings for staff: in one state the longest waiting first, in any the newest first. */
  findMany(state: ShootState | undefined): Promise<Shoot[]> {
    if (state === undefined) return this.rows.find({ order: { askedAt: 'DESC', id: 'DESC' }, take: MOST_SHOWN });
    return this.rows.find({ where: { state }, order: { askedAt: 'ASC', id: 'ASC' }, take: MOST_SHOWN });
  }
}
