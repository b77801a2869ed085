import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type Repository } from 'typeorm';
import { deleteInSteps } from '../../kernel/database/delete-in-steps';
import { TeamInvitationEntity } from './team-invitation.entity';

@Injectable()
export class TeamInvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get invitations(): Repository<TeamInvitationEntity> {
    return this.dataSource.getRepository(TeamInvitationEntity);
  }

  /** Invitations of an account, the newest first, at most so many. */
  findOfAccount(accountId: string, most: number): Promise<TeamInvitationEntity[]> {
    return this.invitations.find({ where: { accountId }, order: { invitedAt: 'DESC', id: 'ASC' }, take: most });
  }

  findByToken(tokenHash: string): Promise<TeamInvitationEntity | null> {
    return this.invitations.findOneBy({ tokenHash });
  }

  findByEmail(accountId: string, email: string): Promise<TeamInvitationEntity | null> {
    return this.invitations.findOneBy({ accountId, email });
  }

  find(accountId: string, id: string): Promise<TeamInvitationEntity | null> {
    return this.invitations.findOneBy({ accountId, id });
  }

  /** Invitations that a person sent, or got at this address. */
  findOfPerson(invitedBy: string, email: string | null): Promise<TeamInvitationEntity[]> {
    return this.invitations.find({
      where: [{ invitedBy }, { accountId: invitedBy }, ...(email === null ? [] : [{ email }])],
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Stores an invitation; one that is there is renewed. */
  async save(invitation: TeamInvitationEntity): Promise<void> {
    await this.invitations.save(invitation);
  }

  async delete(id: string): Promise<void> {
    await this.invitations.delete({ id });
  }

  async deleteTo(email: string): Promise<void> {
    await this.invitations.delete({ email });
  }

  /** Deletes invitations that ended before `time`. */
  deleteEndedBefore(time: number): Promise<number> {
    return deleteInSteps(this.invitations, { expiresAt: LessThan(time) });
  }
}
