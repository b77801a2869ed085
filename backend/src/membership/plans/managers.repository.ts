import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type Repository } from 'typeorm';
import { MembershipEntity } from '../schema/membership.entity';
import { ManagerEntity } from '../schema/plan.entity';

export type Manager = Readonly<ManagerEntity>;
export type ManagerContact = Pick<Manager, 'name' | 'email'>;

/** Talent managers. */
@Injectable()
export class ManagersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<ManagerEntity> {
    return this.dataSource.getRepository(ManagerEntity);
  }

  findAll(): Promise<readonly Manager[]> {
    return this.rows.find({ order: { id: 'ASC' } });
  }

  /** Finds a manager, also one who is not active any more. */
  find(id: number): Promise<Manager | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds the active manager with the fewest members; null without an active one. */
  async findFreest(): Promise<number | null> {
    const row = await this.rows
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

  /** Counts the members of each manager whose membership runs, by the manager's id; managers without one are absent. */
  async countMembers(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.dataSource
      .getRepository(MembershipEntity)
      .createQueryBuilder('member')
      .select('member.managerId', 'id')
      .addSelect('COUNT(*)', 'members')
      .where("member.managerId IS NOT NULL AND member.state <> 'ended'")
      .groupBy('member.managerId')
      .getRawMany<{ id: number; members: number | string }>();
    return new Map(rows.map(({ id, members }) => [id, Number(members)]));
  }

  /** Makes these the active managers: known ones by their e-mail address, new ones added, absent ones deactivated and kept. */
  async replace(managers: readonly ManagerContact[]): Promise<void> {
    for (const { name, email } of managers) await this.rows.upsert({ name, email, isActive: true }, ['email']);
    await this.rows.update({ email: Not(In(managers.map(({ email }) => email))), isActive: true }, { isActive: false });
  }

  /** Stores a manager unless the address is known. */
  async addMissing({ name, email }: ManagerContact): Promise<void> {
    await this.rows.createQueryBuilder().insert().values({ name, email, isActive: true }).orIgnore().updateEntity(false).execute();
  }
}
