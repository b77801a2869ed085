import { randomBytes } from 'node:crypto';
import { type DoneResponse, type InviteColleagueInput, TEAM_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { hashOf } from '../sessions/session-ids';
import type { CurrentSession } from '../sessions/current-session';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { TeamChangesService } from './team-changes.service';
import { TeamInvitationsRepository } from './team-invitations.repository';
import { TeamMailsService } from './team-mails.service';
import { TeamService } from './team.service';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Invitations of colleagues, by mail. */
@Injectable()
export class InvitingService {
  constructor(
    private readonly changes: TeamChangesService,
    private readonly team: TeamService,
    private readonly invitations: TeamInvitationsRepository,
    private readonly users: UsersService,
    private readonly mails: TeamMailsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Invites an address, or renews its invitation: the former link stops working. */
  async invite(session: CurrentSession, input: InviteColleagueInput): Promise<DoneResponse> {
    const done = { status: 200, message: t('team.invited', { email: input.email, days: TEAM_LIMITS.invitationDays }) };
    if (wasDoneBefore()) return done;
    await this.requireInvitable(await this.changes.requireManager(session), input.email);
    const mail = await this.limits.consume([
      { name: 'team-invitation:account', subject: session.userId, most: TEAM_LIMITS.mailsPerDay, windowMs: DAY_MS },
      { name: 'team-invitation:address', subject: input.email, most: 1, windowMs: HOUR_MS },
    ]);
    try {
      await this.changes.runAsManager(session, (holder) => this.send(session, holder, input));
    } catch (error) {
      await mail.refund();
      throw error;
    }
    this.log.info('colleague invited', { user_id: session.personId, account_id: session.userId, role: input.role });
    return done;
  }

  async withdraw(session: CurrentSession, id: string): Promise<DoneResponse> {
    const email = await this.changes.runAsManager(session, async () => {
      const invitation = await this.invitations.find(session.userId, id);
      if (!invitation) throw new DomainError('NOT_FOUND', { detail: t('team.noInvitation') });
      await this.invitations.delete(id);
      return invitation.email;
    });
    this.log.info('invitation withdrawn', { user_id: session.personId, account_id: session.userId });
    return { status: 200, message: t('team.withdrawn', { email }) };
  }

  private async send({ personId }: CurrentSession, holder: UserAccount, { email, role }: InviteColleagueInput): Promise<null> {
    await this.requireInvitable(holder, email);
    const by = await this.users.findById(personId);
    const known = await this.invitations.findByEmail(holder.id, email);
    const token = randomBytes(32).toString('base64url');
    const invitedAt = this.clock.now();
    await this.invitations.save({
      id: known?.id ?? `ti_${randomBytes(12).toString('hex')}`,
      accountId: holder.id,
      email,
      role,
      tokenHash: hashOf(token),
      invitedBy: personId,
      invitedAt,
      expiresAt: invitedAt + TEAM_LIMITS.invitationDays * DAY_MS,
    });
    await this.mails.invited({ to: email, token, role, by: by ?? holder, holder });
    return null;
  }

  private async requireInvitable(holder: UserAccount, email: string): Promise<void> {
    if (holder.loginEmail === email) throw refuse(t('team.holderAddress'));
    const { people, room } = await this.team.sizeWithout(holder.id, email);
    if (people.some(({ loginEmail }) => loginEmail === email)) throw refuse(t('team.memberAlready', { email }));
    if (room === 0) throw refuse(t('team.full', { most: TEAM_LIMITS.people }));
  }
}

function refuse(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { email: message } });
}
