import type {
  MailFrequencies,
  Notification,
  NotificationsQuery,
  NotificationsResponse,
  ReadNotificationsInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import type { NotificationEntity } from './notification.entity';
import { NotifiedAccountsRepository } from './notified-accounts.repository';
import { ReadNoticesRepository } from './read-notices.repository';
import { NotificationsRepository } from './notifications.repository';

const PAGE = 30;

/** A user's own notices. Every method takes whose they are, and touches nobody else's. */
@Injectable()
export class OwnNoticesService {
  constructor(
    private readonly notices: NotificationsRepository,
    private readonly reading: ReadNoticesRepository,
    private readonly accounts: NotifiedAccountsRepository,
    private readonly clock: Clock,
  ) {}

  async page(userId: string, { group, before }: NotificationsQuery): Promise<Omit<NotificationsResponse, 'status'>> {
    const [rows, unread, mail] = await Promise.all([
      this.notices.find(userId, { group, before, limit: PAGE + 1 }),
      this.reading.countUnreadByGroup(userId),
      this.accounts.mailOf(userId),
    ]);
    const all = Object.values(unread).reduce((sum, one) => sum + one, 0);
    return { data: rows.slice(0, PAGE).map(toNotification), has_more: rows.length > PAGE, unread: { all, ...unread }, mail };
  }

  /** Asked for by every open page, again and again. */
  countUnread(userId: string): Promise<number> {
    return this.reading.countUnread(userId);
  }

  /** Answers how many are unread then. */
  async read(userId: string, { ids, until }: ReadNotificationsInput): Promise<number> {
    await this.reading.markRead(userId, { ids, until, at: this.clock.now() });
    return this.reading.countUnread(userId);
  }

  /** For the account's export: everything, the oldest first. */
  async exportOf(userId: string): Promise<{ readonly told: readonly Notification[]; readonly mail: MailFrequencies }> {
    const [rows, mail] = await Promise.all([this.notices.findAll(userId), this.accounts.mailOf(userId)]);
    return { told: rows.map(toNotification), mail };
  }

  /** What the user was told of something, by how its keys begin: it names somebody who is gone. */
  forget(userId: string, beginning: string): Promise<void> {
    return this.notices.deleteBeginning(userId, beginning);
  }

  saveMail(userId: string, mail: MailFrequencies): Promise<void> {
    return this.accounts.saveMail(userId, mail);
  }
}

function toNotification({ id, group, title, text, path, action, image, at, readAt }: NotificationEntity): Notification {
  return { id, group, title, text, path, action, image, at: new Date(at).toISOString(), is_read: readAt !== null };
}
