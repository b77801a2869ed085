import { Injectable } from '@nestjs/common';
import { AccountDelegatesRepository } from '../delegates/account-delegates.repository';
import { MOST_ACCOUNTS } from '../delegates/delegates.service';
import { PersonalData, toIso } from '../users/personal-data';
import type { UserAccount } from '../users/user-account';
import { UsersRepository } from '../users/users.repository';
import { fullName } from '../users/full-name';
import { TeamInvitationsRepository } from './team-invitations.repository';
import { isInTeam, isTeamRole } from './team.policy';

@Injectable()
export class TeamRecords extends PersonalData {
  readonly name = 'team';

  constructor(
    private readonly delegates: AccountDelegatesRepository,
    private readonly invitations: TeamInvitationsRepository,
    private readonly users: UsersRepository,
  ) {
    super();
  }

  async exportFor({ id, loginEmail }: UserAccount): Promise<unknown> {
    const invitations = await this.invitations.findOfPerson(id, loginEmail);
    const parts = {
      member_of: await this.memberships(id),
      members: await this.members(id),
      invitations_sent: invitations
        .filter(({ accountId, invitedBy }) => accountId === id || invitedBy === id)
        .map(({ email, role, invitedAt, expiresAt }) => ({ email, role, invited_at: toIso(invitedAt), expires_at: toIso(expiresAt) })),
      invitations_received: invitations
        .filter(({ email }) => email === loginEmail)
        .map(({ role, invitedAt, expiresAt }) => ({ role, invited_at: toIso(invitedAt), expires_at: toIso(expiresAt) })),
    };
    return Object.values(parts).some((part) => part.length > 0) ? parts : null;
  }

  /** Memberships and the own team's invitations go with the account; those to its address do not. */
  override async erase({ loginEmail }: UserAccount): Promise<void> {
    if (loginEmail !== null) await this.invitations.deleteTo(loginEmail);
  }

  private async memberships(id: string) {
    const usable = await this.delegates.findUsable(id, MOST_ACCOUNTS);
    return usable
      .filter(({ standing }) => isTeamRole(standing))
      .map(({ name, standing, since }) => ({ team: name, role: standing, since: toIso(since) }));
  }

  private async members(id: string) {
    const members = (await this.delegates.findOfAccount(id)).filter(isInTeam);
    const people = new Map(
      (await this.users.findByIds(members.map(({ userId }) => userId))).map((person) => [person.id, fullName(person)]),
    );
    return members.map(({ userId, standing, createdAt }) => ({ name: people.get(userId) ?? '', role: standing, since: toIso(createdAt) }));
  }
}
