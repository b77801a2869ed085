import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { forUpdate } from '../../kernel/database/for-update';
import { MembershipEntity, MembershipPeriodEntity } from '../schema/membership.entity';

export type Membership = Readonly<MembershipEntity>;
export type DueMembership = Pick<Membership, 'userId' | 'nextAt'>;
export type MembershipPeriod = Readonly<MembershipPeriodEntity>;

/** Memberships and their periods. */
@Injectable()
export class MembershipsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<MembershipEntity> {
    return this.dataSource.getRepository(MembershipEntity);
  }

  private get periods(): Repository<MembershipPeriodEntity> {
    return this.dataSource.getRepository(MembershipPeriodEntity);
  }

  find(userId: string): Promise<Membership | null> {
    return this.rows.findOneBy({ userId });
  }

  /** Finds and locks a membership until the end of the transaction. */
  lock(userId: string): Promise<Membership | null> {
    return this.rows.findOne({ where: { userId }, ...forUpdate(this.dataSource.manager) });
  }

  /** Stores a membership as it is, whether there is a row or not. */
  async save(membership: Membership): Promise<void> {
    await this.rows.upsert({ ...membership }, ['userId']);
  }

  /** Finds memberships with a step due at `now`, the longest due first. */
  findDue(now: number, most: number): Promise<readonly DueMembership[]> {
    return this.rows.find({
      select: { userId: true, nextAt: true },
      where: { nextAt: LessThanOrEqual(now) },
      order: { nextAt: 'ASC' },
      take: most,
    });
  }

  /** Moves a due step to `until`, so that no other instance does it meanwhile; false when another one has. */
  async claim({ userId, nextAt }: DueMembership, until: number): Promise<boolean> {
    const { affected } = await this.rows.update({ userId, nextAt: nextAt ?? IsNull() }, { nextAt: until });
    return affected === 1;
  }

  /** Stores a period; null when the order has one already. */
  async addPeriod(period: Omit<MembershipPeriod, 'id'>): Promise<MembershipPeriod | null> {
    const row = this.periods.create({ ...period });
    return (await unlessDuplicate(() => this.periods.insert(row))) ? { ...period, id: row.id } : null;
  }

  /** Finds the periods of an account, the oldest first. */
  findPeriods(userId: string): Promise<readonly MembershipPeriod[]> {
    return this.periods.find({ where: { userId }, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  /** Finds and locks the periods of an account as they are by now, whatever the transaction has read before; the oldest first. */
  lockPeriods(userId: string): Promise<readonly MembershipPeriod[]> {
    return this.periods.find({ where: { userId }, order: { startsAt: 'ASC', id: 'ASC' }, ...forUpdate(this.dataSource.manager) });
  }

  findPeriodOfOrder(orderId: string): Promise<MembershipPeriod | null> {
    return this.periods.findOneBy({ orderId });
  }

  /** Finds the period that runs at `now`, without revoked ones. */
  findRunning(userId: string, now: number): Promise<MembershipPeriod | null> {
    return this.periods.findOne({
      where: { userId, startsAt: LessThanOrEqual(now), endsAt: MoreThan(now), revokedAt: IsNull() },
      order: { startsAt: 'ASC' },
    });
  }

  async revokePeriod(id: number, revokedAt: number): Promise<void> {
    await this.periods.update({ id, revokedAt: IsNull() }, { revokedAt });
  }
}
