import type {
  MailFrequencies,
  Notification,
  NotificationsQuery,
  NotificationsResponse,
  ReadNotificationsInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { LiveEventsService } from './live-events/live-events.service';
import type { NotificationEntity } from './notification.entity';
import { NotifiedAccountsRepository } from './notified-accounts.repository';
import { ReadNotificationsRepository } from './read-notifications.repository';
import { NotificationsRepository } from './notifications.repository';

const PAGE = 30;

/** A user's own notifications. Every method takes the user's id and touches no other user's rows. */
@Injectable()
export class OwnNotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly reading: ReadNotificationsRepository,
    private readonly accounts: NotifiedAccountsRepository,
    private readonly clock: Clock,
    private readonly live: LiveEventsService,
  ) {}

  async page(userId: string, { group, before }: NotificationsQuery): Promise<Omit<NotificationsResponse, 'status'>> {
    const [rows, unread, mail] = await Promise.all([
      this.notifications.find(userId, { group, before, limit: PAGE + 1 }),
      this.reading.countUnreadByGroup(userId),
      this.accounts.mailOf(userId),
    ]);
    const all = Object.values(unread).reduce((sum, one) => sum + one, 0);
    return { data: rows.slice(0, PAGE).map(toNotification), has_more: rows.length > PAGE, unread: { all, ...unread }, mail };
  }

  /** Number of unread notifications. Every open page polls it. */
  countUnread(userId: string): Promise<number> {
    return this.reading.countUnread(userId);
  }

  /** Marks notifications as read; returns the number of those still unread. */
  async read(userId: string, { ids, until }: ReadNotificationsInput): Promise<number> {
    await this.reading.markRead(userId, { ids, until, at: this.clock.now() });
    return this.reading.countUnread(userId);
  }

  /** Marks notifications whose keys start with `keyPrefix` as read, because the user opened what they are about; tells open pages. */
  async readByKeyPrefix(userId: string, keyPrefix: string): Promise<void> {
    const count = await this.reading.markReadByKeyPrefix(userId, keyPrefix, this.clock.now());
    if (count > 0) await this.live.publish([userId], 'notifications', 0);
  }

  /** Everything for the account's export, oldest first. */
  async exportOf(userId: string): Promise<{ readonly told: readonly Notification[]; readonly mail: MailFrequencies }> {
    const [rows, mail] = await Promise.all([this.notifications.findAll(userId), this.accounts.mailOf(userId)]);
    return { told: rows.map(toNotification), mail };
  }

  /** Deletes the user's notifications whose keys start with `keyPrefix`, since they name a user whose data is erased. */
  deleteByKeyPrefix(userId: string, keyPrefix: string): Promise<void> {
    return this.notifications.deleteByKeyPrefix(userId, keyPrefix);
  }

  saveMail(userId: string, mail: MailFrequencies): Promise<void> {
    return this.accounts.saveMail(userId, mail);
  }
}

function toNotification({ id, group, title, text, path, action, image, at, readAt }: NotificationEntity): Notification {
  return { id, group, title, text, path, action, image, at: new Date(at).toISOString(), is_read: readAt !== null };
}
