import { Injectable } from '@nestjs/common';
import { isChildAccount, type UserAccount, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type NewNotification, NotificationsService } from '../../notifications';
import { ProfileReviewsService } from '../../talents';
import type { MailAddressing } from '../console/staff.messages';
import { approvalMail, approvalNotification, changesMail, changesNotification, refusalMail, refusalNotification } from './profile.messages';

const MAIL_LIFETIME_MS = 7 * 24 * 3600 * 1000;

/** Who was told of a decision, and of whom it was about. */
export type DecidedProfile = { readonly user: UserAccount; readonly told: 'owner' | 'guardian' | 'bell' };

/** Decides about submitted profiles: the decision, its entry in the audit trail, the notification and the mail to the owner. */
@Injectable()
export class ProfileDecisionsService {
  constructor(
    private readonly users: UsersService,
    private readonly reviews: ProfileReviewsService,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  async approve(userId: string): Promise<DecidedProfile> {
    const talentId = await this.reviews.approve(userId);
    await this.audit.record('approve-profile', userId, `talent:${talentId}`);
    const user = await this.require(userId);
    await this.notify(user, approvalNotification(await this.decisionOf(userId), user.slug));
    return this.mailed(user, (addressing) => approvalMail(addressing, user.slug));
  }

  async askChanges(userId: string, reason: string): Promise<DecidedProfile> {
    await this.reviews.askChanges(userId, reason);
    await this.audit.record('ask-profile-changes', userId, reason);
    const user = await this.require(userId);
    await this.notify(user, changesNotification(await this.decisionOf(userId), reason));
    return this.mailed(user, (addressing) => changesMail(addressing, reason));
  }

  /**
   * Refuses a submission: it goes back to its owner as with `askChanges`, in the words of a refusal. Nothing more is barred: the owner
   * may send the profile in again, and somebody who abuses that is suspended.
   */
  async reject(userId: string, reason: string): Promise<DecidedProfile> {
    await this.reviews.askChanges(userId, reason);
    await this.audit.record('reject-profile', userId, reason);
    const user = await this.require(userId);
    await this.notify(user, refusalNotification(await this.decisionOf(userId), reason));
    return this.mailed(user, (addressing) => refusalMail(addressing, reason));
  }

  private async require(userId: string): Promise<UserAccount> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_FOUND');
    return user;
  }

  /** Sends a notification to the bell only, since this service sends the mail itself; a child's guardian gets the mail of the notification. */
  private notify({ id }: UserAccount, notification: NewNotification): Promise<void> {
    return this.notifications.notify([notification], { isMailedByCaller: !isChildAccount(id) });
  }

  private async decisionOf(userId: string): Promise<{ userId: string; at: number }> {
    return { userId, at: (await this.reviews.find(userId))?.decidedAt ?? 0 };
  }

  private async mailed(user: UserAccount, write: (addressing: MailAddressing) => Message): Promise<DecidedProfile> {
    if (isChildAccount(user.id)) return { user, told: 'guardian' };
    if (user.loginEmail === null) return { user, told: 'bell' };
    const message = write({ to: user.loginEmail, publicUrl: this.config.publicUrl });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFETIME_MS });
    return { user, told: 'owner' };
  }
}
