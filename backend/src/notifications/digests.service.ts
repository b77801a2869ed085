import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppConfig } from '../kernel/config/config';
import { Transactions } from '../kernel/database/transaction';
import { AppLog } from '../kernel/logging/app-log';
import { OutboxService } from '../kernel/outbox/outbox.service';
import { addressOf, type NotifiedAccount } from './mail-choice';
import { lastNine, nextNine } from './nine-in-india';
import { digestMail } from './notice-mail';
import { NotificationsJobRepository } from './notifications-job.repository';
import type { NotificationEntity } from './notification.entity';
import { NotificationsRepository } from './notifications.repository';
import { MAIL_LIFE_MS } from './notifications.service';
import { NotifiedAccountsRepository } from './notified-accounts.repository';

/** The mail of the day: at nine in India, one to each user for whom something waits. Instances share the work. */
@Injectable()
export class DigestsService {
  constructor(
    private readonly jobRows: NotificationsJobRepository,
    private readonly notices: NotificationsRepository,
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

  /** What was read meanwhile needs no mail, and what the user chose meanwhile holds. */
  private async sendTo(userId: string, until: number): Promise<boolean> {
    const waiting = await this.jobRows.claimWaiting(userId, until);
    if (waiting.length === 0) return false;
    const account = (await this.accounts.find([userId])).get(userId);
    const to = account ? addressOf(account) : null;
    const told = account && to !== null ? waiting.filter((notice) => isWanted(notice, account)) : [];
    await this.notices.setMailState(waiting, 'none');
    if (told.length === 0 || to === null) return false;
    await this.notices.setMailState(told, 'sent');
    const message = digestMail(told, { to, publicUrl: this.config.publicUrl });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFE_MS, dueAt: nextNine(Math.min(...told.map(({ at }) => at))) });
    return true;
  }
}

function isWanted({ readAt, group }: NotificationEntity, { mail }: NotifiedAccount): boolean {
  return readAt === null && mail[group] !== 'never';
}
