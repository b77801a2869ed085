import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MembershipEntity } from '../schema/membership.entity';
import { ManagerEntity } from '../schema/plan.entity';

/** Talent managers, as members are assigned to them. */
@Injectable()
export class MemberManagersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the active manager with the fewest members; null without an active one. */
  async findFreest(): Promise<number | null> {
    const row = await this.dataSource
      .getRepository(ManagerEntity)
      .createQueryBuilder('manager')
      .leftJoin(MembershipEntity, 'member', "member.managerId = manager.id AND member.state <> 'ended'")
      .select('manager.id', 'id')
      .where({ isActive: true })
      .groupBy('manager.id')
      .orderBy('COUNT(member.userId)', 'ASC')
      .addOrderBy('manager.id', 'ASC')
      .limit(1)
      .getRawOne<{ id: number }>();
    return row?.id ?? null;
  }
}
