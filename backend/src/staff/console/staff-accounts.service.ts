import { dayInIndia, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { JobReviewsService } from '../../jobs';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { DelegatesService, isChildAccount, SessionService, type UserAccount, type UserChanges, UsersService } from '../../auth';
import { OwnProfilesService } from '../../talents';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { addStaffRole, removeStaffRole } from '../members/staff-role.policy';
import { StaffTeamService } from '../members/staff-team.service';
import { refuseStatusChange, refuseVerifying } from './staff.policy';
import { type MailAddressing, restorationMail, suspensionMail, terminationMail } from './staff.messages';

const MAIL_LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Staff commands on accounts (product-spec section 4). Each method returns a summary of what it did. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly delegates: DelegatesService,
    private readonly sessions: SessionService,
    private readonly profiles: OwnProfilesService,
    private readonly jobs: JobReviewsService,
    private readonly team: StaffTeamService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns an account by e-mail address or id; throws NOT_FOUND. */
  async find(name: string): Promise<UserAccount> {
    const email = { type: MEDIUM_TYPE.email, value: name.trim().toLowerCase() };
    const user = await (name.startsWith('u_') || isChildAccount(name) ? this.users.findById(name) : this.users.findByLogin(email));
    if (!user) throw new DomainError('NOT_FOUND', { detail: `There is no account of ${name}.` });
    return user;
  }

  async makeStaff(name: string): Promise<string> {
    const user = await this.findToChange(name);
    const change = addStaffRole(user);
    if (change.refusal !== undefined) throw refused(change.refusal);
    await this.change(user, { roleId: change.roleId });
    await this.team.admit(user.id, ['administrator']);
    await this.audit.record('make-staff', user.id, `roles ${user.roleId || 'none'} -> ${change.roleId}`);
    return `${user.id} is staff from the next login on.`;
  }

  async removeStaff(name: string): Promise<string> {
    const user = await this.findToChange(name);
    const change = removeStaffRole(user);
    if (change.refusal !== undefined) throw refused(change.refusal);
    await this.change(user, { roleId: change.roleId });
    await this.team.dismiss(user.id);
    await this.audit.record('remove-staff', user.id, `roles ${user.roleId} -> ${change.roleId || 'none'}`);
    return `${user.id} is staff no longer; every session has ended.`;
  }

  /** Marks a client whom staff checked as verified; verified clients see what talents show only them. */
  async verifyClient(name: string): Promise<string> {
    const user = await this.findToChange(name);
    const today = dayInIndia(this.clock.now());
    requireNoRefusal(refuseVerifying(user));
    await this.users.update(user.id, { verifiedClientOn: today });
    await this.audit.record('verify-client', user.id);
    return `${user.id} is a verified client since ${today}.`;
  }

  async unverifyClient(name: string): Promise<string> {
    const user = await this.findToChange(name);
    if (user.verifiedClientOn === null) throw refused(`${user.id} is not a verified client.`);
    await this.users.update(user.id, { verifiedClientOn: null });
    await this.audit.record('unverify-client', user.id, `verified on ${user.verifiedClientOn}`);
    return `${user.id} is a verified client no longer.`;
  }

  async suspend(name: string, reason: string): Promise<string> {
    const user = await this.findToChange(name);
    requireNoRefusal(refuseStatusChange('suspend', user));
    await this.change(user, { status: 'suspended' });
    await this.profiles.suspend(user.slug);
    const held = await this.jobs.hold(user.id);
    await this.audit.record('suspend', user.id, reason);
    return `${user.id} is suspended; every session has ended.${sayJobs(held, 'off the site')} ${await this.sendMail(user, (addressing) => suspensionMail(addressing, reason))}`;
  }

  async restore(name: string, reason = ''): Promise<string> {
    const user = await this.findToChange(name);
    requireNoRefusal(refuseStatusChange('restore', user));
    // A child's account without a valid consent stays closed.
    const isWithheld = isChildAccount(user.id) && (await this.delegates.guardianOf(user.id)) === null;
    await this.change(user, { status: isWithheld ? 'withheld' : 'active' });
    if (isWithheld) return `${user.id} is no longer suspended, but closed until a guardian gives the consent again.`;
    await this.profiles.resume(user.slug);
    const shown = await this.jobs.release(user.id);
    await this.audit.record('restore', user.id, reason);
    return `${user.id} is active again.${sayJobs(shown, 'on the site again')} ${await this.sendMail(user, restorationMail)}`;
  }

  /** Terminates an account; its records stay for staff only. */
  async terminate(name: string, reason: string): Promise<string> {
    const user = await this.findToChange(name);
    const closed = await this.close(user, reason);
    await this.audit.record('terminate', user.id, reason);
    return `${user.id} is terminated; every session has ended.${sayJobs(closed, 'closed')} ${await this.sendMail(user, (addressing) => terminationMail(addressing, reason))}`;
  }

  /** Closes an account for good, without a mail and an entry; returns how many jobs were closed with it. */
  async close(user: UserAccount, reason: string): Promise<number> {
    requireNoRefusal(refuseStatusChange('terminate', user));
    await this.change(user, { status: 'terminated' });
    await this.profiles.withdraw(user.slug);
    return this.jobs.closeAllOf(user.id, reason);
  }

  private async findToChange(name: string): Promise<UserAccount> {
    const { id } = await this.find(name);
    await this.users.lock(id);
    return this.find(id);
  }

  /** Changes an account and ends its sessions, which carry the former roles and status. */
  private async change(user: UserAccount, changes: UserChanges): Promise<void> {
    await this.users.update(user.id, changes);
    await this.sessions.endAllOf(user.id);
  }

  private async sendMail(user: UserAccount, write: (addressing: MailAddressing) => Message): Promise<string> {
    if (user.loginEmail === null) return 'There is no confirmed e-mail address, so nobody was told.';
    const message = write({ to: user.loginEmail, publicUrl: this.config.publicUrl });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFETIME_MS });
    return 'A mail tells its owner.';
  }
}

function sayJobs(count: number, where: string): string {
  if (count === 0) return '';
  return count === 1 ? ` 1 job is ${where}.` : ` ${count} jobs are ${where}.`;
}

function requireNoRefusal(refusal: string | null): void {
  if (refusal !== null) throw refused(refusal);
}

function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}
