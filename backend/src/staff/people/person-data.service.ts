import { confirmationOf, type ErasePersonInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import {
  AccountDeletionService,
  type AccountExport,
  AccountExportService,
  AccountMailsService,
  DelegatesService,
  isChildAccount,
  ownMedia,
  type UserAccount,
  UsersService,
} from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { OwnProfilesService } from '../../talents';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { refused } from './refused';

const DAY_MS = 24 * 3600 * 1000;
const EXPORTS_PER_DAY = 20;

/** What people may ask of the site about their data, done by the office for those who cannot do it themselves. */
@Injectable()
export class PersonDataService {
  constructor(
    private readonly users: UsersService,
    private readonly exports: AccountExportService,
    private readonly deletions: AccountDeletionService,
    private readonly profiles: OwnProfilesService,
    private readonly delegates: DelegatesService,
    private readonly mails: AccountMailsService,
    private readonly members: StaffMembersRepository,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Makes the data file of an account and tells its person. The entry and the mail are there before the file is given. */
  async export(staffId: string, userId: string, reason: string): Promise<AccountExport> {
    const user = await this.require(userId);
    await this.limits.consume([{ name: 'export:staff', subject: staffId, most: EXPORTS_PER_DAY, windowMs: DAY_MS }]);
    const file = await this.exports.of(user);
    await this.transactions.run(async () => {
      await this.audit.record('export-person', userId, reason);
      await this.notify(user);
    });
    return file;
  }

  /** Has an account deleted as its owner can: hidden at once, deleted thirty days later. For the caller's transaction. */
  async erase({ user_id: userId, confirmation, reason }: ErasePersonInput): Promise<void> {
    const user = await this.lock(userId);
    if (confirmation.toLowerCase() !== confirmationOf({ ...user, user_id: userId })) {
      throw new DomainError('VALIDATION_FAILED', { fields: { confirmation: t('office.confirmation') } });
    }
    if (await this.members.find(userId)) throw refused(t('office.eraseStaff'));
    if (isChildAccount(userId)) throw refused(t('office.eraseChild'));
    if (!(await this.deletions.askFor(user, reason))) throw refused(t('office.erasedAlready'));
    await this.audit.record('erase-person', userId, reason);
  }

  /** Takes the deletion back; the profile of an account that is suspended stays hidden. For the caller's transaction. */
  async cancelErasure(userId: string, reason: string): Promise<void> {
    const user = await this.lock(userId);
    if (!(await this.deletions.cancelFor(user))) throw refused(t('office.notErased'));
    if (user.status === 'suspended') await this.profiles.suspend(user.slug);
    await this.audit.record('keep-person', userId, reason);
  }

  /** Tells the person of the account, which is the guardian of a child's. */
  private async notify(user: UserAccount): Promise<void> {
    const isChild = isChildAccount(user.id);
    const guardianId = isChild ? await this.delegates.guardianOf(user.id) : null;
    const person = guardianId === null ? user : await this.users.findById(guardianId);
    if (!person) return;
    await this.mails.send(ownMedia(person), {
      subject: t('office.exportSubject'),
      paragraphs: [isChild ? t('office.exportedChild', { name: user.firstName }) : t('office.exported'), t('office.exportedMistake')],
      text: t('office.exportedText'),
    });
  }

  private async lock(userId: string): Promise<UserAccount> {
    await this.users.lock(userId);
    return this.require(userId);
  }

  private async require(userId: string): Promise<UserAccount> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_FOUND', { detail: t('office.noPerson') });
    return user;
  }
}
