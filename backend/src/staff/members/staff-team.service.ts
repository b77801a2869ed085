import { randomBytes } from 'node:crypto';
import type { InviteStaffInput, StaffRole, StaffTeamResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { fullName, hashOf, SessionService, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { SecondStepRepository } from '../second-step/second-step.repository';
import { addStaffRole, removeStaffRole } from './staff-role.policy';
import { StaffInvitationMails } from './staff-invitation-mails';
import { StaffMembersRepository } from './staff-members.repository';

const DAY_MS = 24 * 3600 * 1000;
export const INVITATION_DAYS = 7;

/** Who works in the office: invitations, roles, and the end of somebody's work here. */
@Injectable()
export class StaffTeamService {
  constructor(
    private readonly members: StaffMembersRepository,
    private readonly steps: SecondStepRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly mails: StaffInvitationMails,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<StaffTeamResponse> {
    const [members, invitations, kinds] = await Promise.all([
      this.members.findAll(),
      this.members.findInvitations(this.clock.now()),
      this.steps.findKinds(),
    ]);
    const shown = members.map(async ({ userId, roles, since }) => {
      const user = await this.users.findById(userId);
      const own = new Set(kinds.filter((factor) => factor.userId === userId).map(({ kind }) => kind));
      return {
        user_id: userId,
        name: fullName(user),
        email: user?.loginEmail ?? '',
        roles: [...roles],
        since: new Date(since).toISOString(),
        second_step: secondStepOf(own),
      };
    });
    const open = invitations.map(async ({ id, email, roles, invitedBy, expiresAt }) => {
      const inviter = invitedBy === null ? null : await this.users.findById(invitedBy);
      const by = fullName(inviter);
      return { id, email, roles: [...roles], invited_by: by, expires_at: new Date(expiresAt).toISOString() };
    });
    return { status: 200, members: await Promise.all(shown), invitations: await Promise.all(open) };
  }

  async invite(administratorId: string, { email, roles }: InviteStaffInput): Promise<void> {
    const user = await this.users.findByLogin({ type: 2, value: email });
    if (user && (await this.members.find(user.id)))
      throw new DomainError('VALIDATION_FAILED', { fields: { email: t('office.memberAlready', { email }) } });
    const token = randomBytes(24).toString('base64url');
    const inviter = await this.users.findById(administratorId);
    await this.transactions.run(async () => {
      await this.members.invite({
        id: `si_${randomBytes(12).toString('hex')}`,
        email,
        roles,
        tokenHash: hashOf(token),
        invitedBy: administratorId,
        expiresAt: this.clock.now() + INVITATION_DAYS * DAY_MS,
      });
      await this.audit.record('invite-staff', `staff:${roles.join(',')}`, email);
      await this.mails.invited({ to: email, token, inviter: fullName(inviter), days: INVITATION_DAYS });
    });
  }

  async withdraw(id: string): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.members.deleteInvitation(id))) throw new DomainError('NOT_FOUND', { detail: t('office.noInvitation') });
      await this.audit.record('withdraw-staff-invitation', id);
    });
  }

  /** Accepts an invitation with the account of its address, and ends the sessions of that account: they carry its former roles. */
  async accept(userId: string, token: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.users.lock(userId);
      const [user, invitation] = [await this.users.findById(userId), await this.members.findInvitation(hashOf(token))];
      const isTheirs = user && invitation && invitation.expiresAt > this.clock.now() && user.loginEmail === invitation.email;
      if (!isTheirs || !(await this.members.deleteInvitation(invitation.id)))
        throw new DomainError('NOT_FOUND', { detail: t('office.noInvitation') });
      const change = addStaffRole(user);
      if (change.refusal !== undefined) throw new DomainError('VALIDATION_FAILED', { detail: change.refusal });
      await this.users.update(userId, { roleId: change.roleId });
      await this.members.save({ userId, roles: invitation.roles, since: this.clock.now() });
      await this.sessions.endAllOf(userId);
      await this.audit.record('join-office', userId, invitation.roles.join(','));
    });
  }

  async changeRoles(userId: string, roles: readonly StaffRole[]): Promise<void> {
    await this.transactions.run(async () => {
      const member = await this.require(userId);
      await this.requireOtherAdministrator(userId, roles);
      await this.members.save({ ...member, roles });
      await this.audit.record('change-staff-roles', userId, `${member.roles.join(',')} -> ${roles.join(',')}`);
    });
  }

  /** Takes a person out of the office, with their second steps and every session. */
  async remove(userId: string): Promise<void> {
    await this.transactions.run(async () => {
      const member = await this.require(userId);
      await this.requireOtherAdministrator(userId, []);
      const user = await this.users.findById(userId);
      const change = user && removeStaffRole(user);
      if (change?.refusal === undefined && change) await this.users.update(userId, { roleId: change.roleId });
      await this.dismiss(userId);
      await this.sessions.endAllOf(userId);
      await this.audit.record('remove-staff', userId, member.roles.join(','));
    });
  }

  /** Stores who works here with all rights, for the command that makes the first person of the office. */
  async admit(userId: string, roles: readonly StaffRole[]): Promise<void> {
    await this.members.save({ userId, roles, since: this.clock.now() });
  }

  /** Deletes a member with second steps and visits. */
  async dismiss(userId: string): Promise<void> {
    await this.members.delete(userId);
    await this.steps.deleteFactors(userId);
    await this.steps.deleteVisitsOf(userId);
  }

  private async require(userId: string) {
    await this.users.lock(userId);
    const member = await this.members.find(userId);
    if (!member) throw new DomainError('NOT_FOUND', { detail: t('office.noMember') });
    return member;
  }

  private async requireOtherAdministrator(userId: string, roles: readonly StaffRole[]): Promise<void> {
    if (roles.includes('administrator')) return;
    const others = (await this.members.findAll()).filter((member) => member.userId !== userId);
    if (others.some((member) => member.roles.includes('administrator'))) return;
    throw new DomainError('VALIDATION_FAILED', { detail: t('office.lastAdministrator') });
  }
}

function secondStepOf(kinds: ReadonlySet<string>): 'none' | 'totp' | 'passkey' | 'both' {
  if (kinds.has('totp')) return kinds.has('passkey') ? 'both' : 'totp';
  return kinds.has('passkey') ? 'passkey' : 'none';
}
