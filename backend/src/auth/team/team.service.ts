import {
  type ChangeTeamRoleInput,
  type DoneResponse,
  type OwnTeam,
  ROLES,
  TEAM_LIMITS,
  type TeamResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { AccountDelegatesRepository } from '../delegates/account-delegates.repository';
import { DelegatesService, MOST_ACCOUNTS } from '../delegates/delegates.service';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import type { UserAccount } from '../users/user-account';
import { UsersRepository } from '../users/users.repository';
import { fullName } from '../users/full-name';
import { TeamChangesService } from './team-changes.service';
import { TeamInvitationsRepository } from './team-invitations.repository';
import { TeamMailsService } from './team-mails.service';
import { toJoinedTeam, toMember, toSentInvitation } from './team.mapper';
import { isInTeam, isOpen, isTeamRole, mayChangeTeam, roomIn, type TeamMembership } from './team.policy';

/** More than a team has: invitations that ended are deleted later. */
const MOST_INVITATIONS = 1000;

/** Team of a client: people who use its account with what their role allows. */
@Injectable()
export class TeamService {
  constructor(
    private readonly changes: TeamChangesService,
    private readonly delegates: AccountDelegatesRepository,
    private readonly rights: DelegatesService,
    private readonly invitations: TeamInvitationsRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionService,
    private readonly mails: TeamMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async read(session: CurrentSession): Promise<TeamResponse> {
    const joined = await this.delegates.findUsable(session.personId, MOST_ACCOUNTS);
    return {
      status: 200,
      data: {
        team: session.roles.includes(ROLES.client) ? await this.describe(session) : null,
        joined: joined.flatMap((one) => (isTeamRole(one.standing) ? [toJoinedTeam({ ...one, standing: one.standing })] : [])),
      },
    };
  }

  /** Members of a team, and how many people it has room for when the invitation of `email` is not counted. */
  async sizeWithout(accountId: string, email: string): Promise<{ readonly people: readonly UserAccount[]; readonly room: number }> {
    const members = await this.membersOf(accountId);
    const invitations = await this.invitations.findOfAccount(accountId, MOST_INVITATIONS);
    const others = invitations.filter((one) => one.email !== email);
    return {
      people: await this.users.findByIds(members.map(({ userId }) => userId)),
      room: roomIn(members, others, this.clock.now()),
    };
  }

  async changeRole(session: CurrentSession, { user_id: userId, role }: ChangeTeamRoleInput): Promise<DoneResponse> {
    const name = await this.changes.runAsManager(session, async (holder) => {
      const { member, membership } = await this.requireOther(session, userId, t('team.notOwnRole'));
      if (membership.standing !== role) {
        await this.rights.allow(holder.id, userId, role);
        await this.mails.roleChanged({ holder, member }, role);
      }
      return fullName(member);
    });
    this.log.info('team role changed', { user_id: session.personId, account_id: session.userId, colleague_id: userId, role });
    return { status: 200, message: t('team.roleChanged', { name, role }) };
  }

  async remove(session: CurrentSession, userId: string): Promise<DoneResponse> {
    const name = await this.changes.runAsManager(session, async (holder) => {
      const { member } = await this.requireOther(session, userId, t('team.notOwnRemoval'));
      await this.rights.stop(holder.id, userId);
      await this.mails.removed({ holder, member });
      return fullName(member);
    });
    this.log.info('colleague removed', { user_id: session.personId, account_id: session.userId, colleague_id: userId });
    return { status: 200, message: t('team.removed', { name }) };
  }

  /** The person of the session leaves a team, whatever account is in use. */
  async leave({ sidHash, personId, userId }: CurrentSession, accountId: string): Promise<DoneResponse> {
    const name = await this.changes.run([accountId], async () => {
      const [holder, member] = await Promise.all([this.users.findById(accountId), this.users.findById(personId)]);
      const membership = await this.delegates.find(accountId, personId);
      if (!holder || !member || !membership || !isInTeam(membership)) throw new DomainError('NOT_FOUND', { detail: t('team.notIn') });
      await this.rights.stop(accountId, personId);
      await this.mails.left({ holder, member });
      return fullName(holder);
    });
    if (userId === accountId) await this.sessions.useAccount(sidHash, null);
    this.log.info('team left', { user_id: personId, account_id: accountId });
    return { status: 200, message: t('team.left', { name }) };
  }

  private async describe({ userId, personId, standing }: CurrentSession): Promise<OwnTeam> {
    const members = await this.membersOf(userId);
    const people = await this.users.findByIds([userId, ...members.map((one) => one.userId)]);
    const accounts = new Map(people.map((person) => [person.id, person]));
    const holder = accounts.get(userId);
    const mayChange = mayChangeTeam(standing);
    const invitations = mayChange ? await this.invitations.findOfAccount(userId, MOST_INVITATIONS) : [];
    const now = this.clock.now();
    const open = invitations.filter((one) => isOpen(one, now));
    const ended = invitations.filter((one) => !isOpen(one, now)).slice(0, TEAM_LIMITS.endedShown);
    return {
      holder: { name: fullName(holder), is_you: userId === personId },
      members: members.flatMap((member) => {
        const account = accounts.get(member.userId);
        return account ? [toMember(member, account, { personId, mayChange })] : [];
      }),
      invitations: [...open, ...ended].map((one) => toSentInvitation(one, now)),
      may_change: mayChange,
      room: mayChange ? roomIn(members, invitations, now) : 0,
    };
  }

  private async membersOf(accountId: string): Promise<TeamMembership[]> {
    return (await this.delegates.findOfAccount(accountId)).filter(isInTeam);
  }

  /** Returns a colleague in the team of the account in use; refused with `refusal` for the person of the session. */
  private async requireOther({ userId: accountId, personId }: CurrentSession, userId: string, refusal: string) {
    if (userId === personId && userId !== accountId) throw new DomainError('FORBIDDEN', { detail: refusal });
    const [membership, member] = await Promise.all([this.delegates.find(accountId, userId), this.users.findById(userId)]);
    if (!membership || !member || !isInTeam(membership)) throw new DomainError('NOT_FOUND', { detail: t('team.noMember') });
    return { membership, member };
  }
}
