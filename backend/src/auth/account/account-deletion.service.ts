import { type DoneResponse, LIMITS } from '@alltalent/shared/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import type { CurrentSession } from '../sessions/current-session';
import { SessionService } from '../sessions/session.service';
import type { UserAccount } from '../users/user-account';
import { UsersService } from '../users/users.service';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountMailsService } from './account-mails.service';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { AccountService } from './account.service';
import { ownMedia } from './own-media';

const WAITING_MS = LIMITS.deletionDays * 24 * 3600 * 1000;

/** Requests to delete an account, and their cancellation. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly account: AccountService,
    private readonly users: UsersService,
    private readonly deletions: AccountDeletionRepository,
    private readonly sessions: SessionService,
    private readonly mails: AccountMailsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Requests the deletion and hides the profile at once. A second request keeps the first day. Needs a fresh code. */
  async ask(session: CurrentSession, reason: string): Promise<DoneResponse> {
    this.sessions.requireFresh(session);
    const user = await this.account.require(session.userId);
    const { isFirst, day } = await this.store(user, reason);
    await this.sessions.endOthers(session);
    if (isFirst) {
      await this.mails.send(ownMedia(user), {
        subject: `Your All Talent account will be deleted on ${day}`,
        paragraphs: [
          t('deletion.mail.asked', { day }),
          t('deletion.mail.until'),
          t('deletion.mail.renewal'),
          'If it was not you, log in now, keep the account and end all other sessions.',
        ],
        text: `your account will be deleted on ${day}. Log in before that day to keep it.`,
        link: 'Keep my account',
      });
    }
    return { status: 200, message: `Your account will be deleted on ${day}. Until then you can log in and keep it.` };
  }

  /** Requests the deletion on behalf of the staff, and ends every session. False when the account has a day already, which it keeps. */
  async askFor(user: UserAccount, reason: string): Promise<boolean> {
    const { isFirst, day } = await this.store(user, reason);
    if (!isFirst) return false;
    await this.sessions.endAllOf(user.id);
    const isOpen = user.status === 'active';
    await this.mails.send(ownMedia(user), {
      subject: `Your All Talent account will be deleted on ${day}`,
      paragraphs: [
        t('deletion.mail.byStaff', { day }),
        t('deletion.mail.reason', { reason }),
        t(isOpen ? 'deletion.mail.until' : 'deletion.mail.untilClosed'),
        t('deletion.mail.renewal'),
      ],
      text: t(isOpen ? 'deletion.sms.byStaff' : 'deletion.sms.byStaffClosed', { day }),
      ...(isOpen && { link: 'Keep my account' }),
    });
    return true;
  }

  /** Cancels the request and shows the profile again; without a request nothing changes. NOT_FOUND once the erasure has begun. */
  async cancel({ userId }: CurrentSession): Promise<DoneResponse> {
    await this.takeBack(await this.account.require(userId));
    return { status: 200, message: 'Your account stays.' };
  }

  /** Cancels the request on behalf of the staff. False when there is none. NOT_FOUND once the erasure has begun. */
  async cancelFor(user: UserAccount): Promise<boolean> {
    if (!(await this.takeBack(user))) return false;
    await this.mails.send(ownMedia(user), {
      subject: t('deletion.mail.keptSubject'),
      paragraphs: [t(user.status === 'active' ? 'deletion.mail.kept' : 'deletion.mail.keptClosed'), t('deletion.mail.renewal')],
      text: t('deletion.sms.kept'),
    });
    return true;
  }

  private async store(user: UserAccount, reason: string): Promise<{ readonly isFirst: boolean; readonly day: string }> {
    const isFirst = await this.deletions.insert({ userId: user.id, askedAt: this.clock.now(), reason });
    const request = await this.deletions.find(user.id);
    const dueAt = (request?.askedAt ?? this.clock.now()) + WAITING_MS;
    await this.users.update(user.id, { deletionDueAt: dueAt });
    for (const records of this.records) await records.hide(user);
    if (isFirst) this.log.info('deletion asked for', { user_id: user.id });
    return { isFirst, day: this.mails.dayOf(dueAt) };
  }

  private async takeBack({ id: userId }: Pick<UserAccount, 'id'>): Promise<boolean> {
    const isCancelled = await this.deletions.remove(userId);
    if (!isCancelled && (await this.deletions.find(userId))) {
      throw new DomainError('NOT_FOUND', { detail: 'This account is being deleted at this moment. Please write to us.' });
    }
    await this.users.update(userId, { deletionDueAt: null });
    const user = await this.account.require(userId);
    for (const records of this.records) await records.show(user);
    if (isCancelled) this.log.info('deletion taken back', { user_id: userId });
    return isCancelled;
  }
}
