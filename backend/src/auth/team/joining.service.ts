import { type DoneResponse, type JoinedResponse, MEDIUM_TYPE, TEAM_LIMITS, type TeamInvitationResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { maskMedium } from '../codes/medium';
import { DelegatesService, MOST_ACCOUNTS } from '../delegates/delegates.service';
import { hashOf } from '../sessions/session-ids';
import type { CurrentSession } from '../sessions/current-session';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { fullName } from '../users/full-name';
import { TeamChangesService } from './team-changes.service';
import type { TeamInvitationEntity } from './team-invitation.entity';
import { TeamInvitationsRepository } from './team-invitations.repository';
import { TeamMailsService } from './team-mails.service';
import { hasTeam, isOpen, mayJoin } from './team.policy';

type Found = { readonly invitation: TeamInvitationEntity; readonly holder: UserAccount };

/** Answers of invited people. The link proves nothing but the mail: the confirmed address of the person has to be the invited one. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly changes: TeamChangesService,
    private readonly invitations: TeamInvitationsRepository,
    private readonly rights: DelegatesService,
    private readonly users: UsersService,
    private readonly mails: TeamMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** What an invitation is about, and whether it is for the person who reads it. */
  async read(token: string, personId: string | null): Promise<TeamInvitationResponse> {
    const { invitation, holder } = await this.find(token);
    const [inviter, reader] = await Promise.all([this.userOf(invitation.invitedBy), this.userOf(personId)]);
    return {
      status: 200,
      data: {
        team: fullName(holder),
        invited_by: fullName(inviter),
        role: invitation.role,
        email: masked(invitation),
        expires_at: new Date(invitation.expiresAt).toISOString(),
        reader: reader === null ? 'visitor' : readerOf(reader, invitation),
      },
    };
  }

  /** Joins the team. */
  async accept({ personId }: CurrentSession, token: string): Promise<JoinedResponse> {
    const accountId = wasDoneBefore() ? null : (await this.find(token)).holder.id;
    const locked = accountId === null ? [] : [accountId, personId];
    const response = await this.changes.run(locked, () => this.join(personId, token));
    if (accountId !== null) this.log.info('colleague joined', { user_id: personId, account_id: accountId });
    return response;
  }

  async decline({ personId }: CurrentSession, token: string): Promise<DoneResponse> {
    const { holder } = await this.find(token);
    await this.changes.run([holder.id], async () => {
      const { invitation } = await this.find(token);
      this.requireInvited(await this.users.findById(personId), invitation);
      await this.invitations.delete(invitation.id);
    });
    this.log.info('invitation declined', { user_id: personId, account_id: holder.id });
    return { status: 200, message: t('team.declined', { name: fullName(holder) }) };
  }

  private async join(personId: string, token: string): Promise<JoinedResponse> {
    const { invitation, holder } = await this.find(token);
    const member = this.requireInvited(await this.users.findById(personId), invitation);
    if ((await this.rights.countFor(personId)) >= MOST_ACCOUNTS) throw refuse(t('team.tooMany', { most: MOST_ACCOUNTS }));
    await this.rights.allow(holder.id, personId, invitation.role);
    await this.invitations.delete(invitation.id);
    await this.mails.joined({ holder, member }, invitation.role);
    const name = fullName(holder);
    return { status: 200, message: t('team.joined', { name }), data: { account_id: holder.id, name } };
  }

  private requireInvited(person: UserAccount | null, invitation: TeamInvitationEntity): UserAccount {
    if (!mayJoin(person)) throw new DomainError('FORBIDDEN');
    const reader = readerOf(person, invitation);
    if (reader === 'holder') throw refuse(t('team.ownAccount'));
    if (reader === 'other') throw refuse(t('team.otherAddress', { address: masked(invitation) }));
    return person;
  }

  /** Finds an open invitation to a team that works today. */
  private async find(token: string): Promise<Found> {
    const invitation = await this.invitations.findByToken(hashOf(token));
    const holder = await this.userOf(invitation?.accountId ?? null);
    if (!invitation || !hasTeam(holder)) throw new DomainError('NOT_FOUND', { detail: t('team.gone') });
    if (!isOpen(invitation, this.clock.now())) {
      throw new DomainError('NOT_FOUND', { detail: t('team.late', { days: TEAM_LIMITS.invitationDays }) });
    }
    return { invitation, holder };
  }

  private userOf(id: string | null): Promise<UserAccount | null> {
    return id === null ? Promise.resolve(null) : this.users.findById(id);
  }
}

function readerOf(person: UserAccount, { accountId, email }: TeamInvitationEntity): 'invited' | 'other' | 'holder' {
  if (person.id === accountId) return 'holder';
  return person.loginEmail === email ? 'invited' : 'other';
}

function masked({ email }: TeamInvitationEntity): string {
  return maskMedium({ type: MEDIUM_TYPE.email, value: email });
}

function refuse(detail: string): DomainError {
  return new DomainError('FORBIDDEN', { detail });
}
