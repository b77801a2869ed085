import { STAFF_ROLES, type StaffRole } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { StaffInvitationEntity } from './staff-invitation.entity';
import { StaffMemberEntity } from './staff-member.entity';

export type StaffMember = { readonly userId: string; readonly roles: readonly StaffRole[]; readonly since: number };
export type StaffInvitation = Omit<Readonly<StaffInvitationEntity>, 'roles'> & { readonly roles: readonly StaffRole[] };

@Injectable()
export class StaffMembersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: string): Promise<StaffMember | null> {
    const row = await this.dataSource.manager.findOneBy(StaffMemberEntity, { userId });
    return row && { ...row, roles: splitStaffRoles(row.roles) };
  }

  async findAll(): Promise<StaffMember[]> {
    const rows = await this.dataSource.manager.find(StaffMemberEntity, { order: { since: 'ASC', userId: 'ASC' } });
    return rows.map((row) => ({ ...row, roles: splitStaffRoles(row.roles) }));
  }

  /** Stores a member, or the new roles of one. */
  async save({ userId, roles, since }: StaffMember): Promise<void> {
    await this.dataSource.manager.save(StaffMemberEntity, { userId, roles: roles.join(','), since });
  }

  async delete(userId: string): Promise<void> {
    await this.dataSource.manager.delete(StaffMemberEntity, { userId });
  }

  async findInvitations(now: number): Promise<StaffInvitation[]> {
    const rows = await this.dataSource.manager.find(StaffInvitationEntity, {
      where: { expiresAt: MoreThan(now) },
      order: { expiresAt: 'ASC' },
    });
    return rows.map(invitationOf);
  }

  async findInvitation(tokenHash: string): Promise<StaffInvitation | null> {
    const row = await this.dataSource.manager.findOneBy(StaffInvitationEntity, { tokenHash });
    return row && invitationOf(row);
  }

  /** Stores an invitation in place of an earlier one to the same address. */
  async invite({ roles, ...invitation }: StaffInvitation): Promise<void> {
    await this.dataSource.manager.delete(StaffInvitationEntity, { email: invitation.email });
    await this.dataSource.manager.insert(StaffInvitationEntity, { ...invitation, roles: roles.join(',') });
  }

  /** Deletes an invitation; false when it is gone already. */
  async deleteInvitation(id: string): Promise<boolean> {
    return ((await this.dataSource.manager.delete(StaffInvitationEntity, { id })).affected ?? 0) > 0;
  }
}

function invitationOf(row: StaffInvitationEntity): StaffInvitation {
  return { ...row, roles: splitStaffRoles(row.roles) };
}

function splitStaffRoles(text: string): readonly StaffRole[] {
  const names = text.split(',');
  return STAFF_ROLES.filter((role) => names.includes(role));
}
