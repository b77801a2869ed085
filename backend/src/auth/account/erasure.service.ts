import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { AccountRecordsService } from '../guardians/account-records.service';
import { GuardiansService } from '../guardians/guardians.service';
import { UsersService } from '../users/users.service';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountMailsService } from './account-mails.service';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { ownMedia } from './own-media';

const HOUR_MS = 3600 * 1000;
/** DPDP Rules 2025, rule 8: users are warned 48 hours before the erasure, even after a long outage. */
const NOTICE_PERIOD_MS = 48 * HOUR_MS;
/** Time after which another instance repeats an unfinished erasure. */
const TAKE_OVER_MS = HOUR_MS / 4;

/** Erases accounts whose day has come. Instances share the work: one of them claims each step, and a repeated step does no harm. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly users: UsersService,
    private readonly guardians: GuardiansService,
    private readonly accounts: AccountRecordsService,
    private readonly mails: AccountMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Hides profiles of users who requested the deletion, in case a process ended after storing the request. */
  async hideProfiles(): Promise<void> {
    for (const userId of await this.deletions.findWaiting()) {
      const user = await this.users.findById(userId);
      if (!user) continue;
      for (const records of this.records) await records.hide(user);
      if (await this.deletions.find(userId)) continue;
      for (const records of this.records) await records.show(user);
    }
  }

  async sendWarnings(): Promise<void> {
    const now = this.clock.now();
    for (const userId of await this.deletions.findToWarn(now + NOTICE_PERIOD_MS)) {
      if (await this.deletions.claimWarning(userId, now)) await this.warn(userId, now);
    }
  }

  async eraseDue(): Promise<void> {
    const now = this.clock.now();
    const startedUntil = now - TAKE_OVER_MS;
    for (const userId of await this.deletions.findToErase({ dueUntil: now, warnedUntil: now - NOTICE_PERIOD_MS, startedUntil })) {
      if (!(await this.deletions.claimErasure(userId, now, startedUntil))) continue;
      await this.erase(userId).catch((error: unknown) => this.log.error('account not erased, trying again', error, { user_id: userId }));
    }
  }

  private async warn(userId: string, now: number): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    const day = this.mails.dayOf(Math.max(user.deletionDueAt ?? 0, now + NOTICE_PERIOD_MS));
    const isOpen = user.status === 'active';
    try {
      await this.mails.send(ownMedia(user), {
        subject: `Last notice: your All Talent account will be deleted on ${day}`,
        paragraphs: [t('deletion.mail.lastNotice', { day }), t(isOpen ? 'deletion.mail.keepUntil' : 'deletion.mail.untilClosed')],
        text: t(isOpen ? 'deletion.sms.lastNotice' : 'deletion.sms.byStaffClosed', { day }),
        ...(isOpen && { link: 'Keep my account' }),
      });
    } catch (error) {
      await this.deletions.releaseWarning(userId);
      throw error;
    }
  }

  /** Erases an account with those of the children whom it registered. */
  private async erase(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    for (const childId of await this.guardians.idsOf(userId)) await this.accounts.erase(childId);
    await this.accounts.erase(userId);
    this.log.info('account erased', { user_id: userId });
    await this.mails.send(ownMedia(user), {
      subject: 'Your All Talent account is deleted',
      paragraphs: [t('deletion.mail.done'), 'You are welcome to come back with a new one.'],
      text: 'your account is deleted.',
    });
  }
}
