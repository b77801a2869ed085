import { randomBytes } from 'node:crypto';
import {
  type ChangeRolesOfPersonInput,
  type CloseJobOfPersonInput,
  type ErasePersonInput,
  ROLES,
  splitRoles,
  type TakeDownReviewInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type AccountExport, RoleDependentsFinder, SessionService, type UserAccount, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { StaffAccountsService } from '../console/staff-accounts.service';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { PersonContentService } from './person-content.service';
import { PersonDataService } from './person-data.service';
import { PersonNotesRepository } from './person-notes.repository';
import { refused } from './refused';

/** What the office does to an account. Nobody acts on their own, and only an administrator on one of the office. */
@Injectable()
export class PersonActsService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly members: StaffMembersRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly dependents: RoleDependentsFinder,
    private readonly data: PersonDataService,
    private readonly content: PersonContentService,
    private readonly notes: PersonNotesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async suspend(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, () => this.accounts.suspend(userId, reason));
  }

  async restore(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, () => this.accounts.restore(userId, reason));
  }

  async terminate(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, () => this.accounts.terminate(userId, reason));
  }

  async setVerifiedClient(staffId: string, userId: string, isVerified: boolean): Promise<void> {
    await this.act(staffId, userId, () => (isVerified ? this.accounts.verifyClient(userId) : this.accounts.unverifyClient(userId)));
  }

  async export(staffId: string, userId: string, reason: string): Promise<AccountExport> {
    if (staffId === userId) throw refused(t('office.notOwnAccount'));
    await this.assertMayActOn(staffId, userId);
    return this.data.export(staffId, userId, reason);
  }

  async erase(staffId: string, input: ErasePersonInput): Promise<void> {
    await this.act(staffId, input.user_id, () => this.data.erase(input));
  }

  async cancelErasure(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, () => this.data.cancelErasure(userId, reason));
  }

  async removeProfile(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, (user) => this.content.removeProfile(user, reason));
  }

  async closeJob(staffId: string, { user_id: userId, job_id: jobId, reason }: CloseJobOfPersonInput): Promise<void> {
    await this.act(staffId, userId, (user) => this.content.closeJob(user, jobId, reason));
  }

  async takeDownReview(staffId: string, { user_id: userId, review_id: reviewId, reason }: TakeDownReviewInput): Promise<void> {
    await this.act(staffId, userId, (user) => this.content.takeDownReview(user, reviewId, reason));
  }

  async endSessions(staffId: string, userId: string, reason: string): Promise<void> {
    await this.act(staffId, userId, async () => {
      await this.sessions.endAllOf(userId);
      await this.audit.record('end-sessions', userId, reason);
    });
  }

  async note(staffId: string, userId: string, text: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.require(userId);
      const id = `pn_${randomBytes(12).toString('hex')}`;
      await this.notes.insert({ id, userId, authorId: staffId, text, writtenAt: this.clock.now() });
      await this.audit.record('note-person', userId);
    });
  }

  /** Gives a role or takes it, and ends the sessions. The last side stays, and one on which something depends. */
  async changeRoles(staffId: string, { user_id: userId, role, has, reason }: ChangeRolesOfPersonInput): Promise<void> {
    await this.act(staffId, userId, async () => {
      await this.users.lock(userId);
      const user = await this.require(userId);
      const held = splitRoles(user.roleId);
      if (held.includes(role) === has) throw refused(t('office.roleSame'));
      const roles = has ? [...held, role] : held.filter((one) => one !== role);
      if (roles.length === 0) throw refused(t('office.lastRole'));
      if (!has) await this.assertFree(user, role);
      await this.users.update(userId, { roleId: roles.join(',') });
      await this.sessions.endAllOf(userId);
      await this.audit.record('change-roles', userId, `${user.roleId} -> ${roles.join(',')}: ${reason}`);
    });
  }

  private async assertFree(user: UserAccount, role: string): Promise<void> {
    if (role === ROLES.restricted) return;
    const found = await this.dependents.find(user);
    const isInUse =
      role === ROLES.talent ? found.hasProfile || found.hasPhotos || user.hasPremium : found.hasJobs || user.verifiedClientOn !== null;
    if (isInUse) throw new DomainError('ROLE_IN_USE', { detail: t('office.roleInUse') });
  }

  private async act(staffId: string, userId: string, work: (user: UserAccount) => Promise<unknown>): Promise<void> {
    if (staffId === userId) throw refused(t('office.notOwnAccount'));
    const steps = async () => {
      const user = await this.require(userId);
      await this.assertMayActOn(staffId, userId);
      await work(user);
    };
    // What a colleague did while this act waited for a lock is read, too.
    await retryLockConflicts(() => this.transactions.run(steps, { readsCommitted: true }));
  }

  private async assertMayActOn(staffId: string, userId: string): Promise<void> {
    if (!(await this.members.find(userId))) return;
    const staff = await this.members.find(staffId);
    if (!staff?.roles.includes('administrator')) throw new DomainError('FORBIDDEN', { detail: t('office.administratorsOnly') });
  }

  private async require(userId: string): Promise<UserAccount> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_FOUND', { detail: t('office.noPerson') });
    return user;
  }
}
