import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppConfig } from '../kernel/config/config';
import { Transactions } from '../kernel/database/transaction';
import { AppLog } from '../kernel/logging/app-log';
import { OutboxService } from '../kernel/outbox/outbox.service';
import { emailOf, type NotifiedAccount } from './mail-choice';
import { lastNine, nextNine } from './nine-in-india';
import { digestMail } from './notification-mail';
import { NotificationsJobRepository } from './notifications-job.repository';
import type { NotificationEntity } from './notification.entity';
import { NotificationsRepository } from './notifications.repository';
import { MAIL_LIFE_MS } from './notifications.service';
import { NotifiedAccountsRepository } from './notified-accounts.repository';

/** Sends the mail of the day at nine in India: one to each user for whom notifications wait. Instances share the work. */
@Injectable()
export class DigestsService {
  constructor(
    private readonly jobRows: NotificationsJobRepository,
    private readonly notifications: NotificationsRepository,
    private readonly accounts: NotifiedAccountsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  async send(): Promise<void> {
    const until = lastNine(this.clock.now());
    let sent = 0;
    let userIds = await this.jobRows.findWaiting(until, '');
    while (userIds.length > 0) {
      for (const userId of userIds) sent += (await this.transactions.run(() => this.sendTo(userId, until))) ? 1 : 0;
      userIds = await this.jobRows.findWaiting(until, userIds.at(-1) ?? '');
    }
    if (sent > 0) this.log.info('mails of the day put into the outbox', { mails: sent });
  }

  /** Mails a user's notifications of before `until`, without those that were read or chosen away meanwhile. True when a mail was enqueued. */
  private async sendTo(userId: string, until: number): Promise<boolean> {
    const waiting = await this.jobRows.claimWaiting(userId, until);
    if (waiting.length === 0) return false;
    const account = (await this.accounts.find([userId])).get(userId);
    const to = account ? emailOf(account) : null;
    const wanted = account && to !== null ? waiting.filter((notification) => isWanted(notification, account)) : [];
    await this.notifications.setMailState(waiting, 'none');
    if (wanted.length === 0 || to === null) return false;
    await this.notifications.setMailState(wanted, 'sent');
    const message = digestMail(wanted, { to, publicUrl: this.config.publicUrl, childName: account?.childName ?? null });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFE_MS, dueAt: nextNine(Math.min(...wanted.map(({ at }) => at))) });
    return true;
  }
}

function isWanted({ readAt, group }: NotificationEntity, { mail }: NotifiedAccount): boolean {
  return readAt === null && mail[group] !== 'never';
}
