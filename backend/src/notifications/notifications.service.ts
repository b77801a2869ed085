import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { AppConfig } from '../kernel/config/config';
import { oneLine, severalLines } from '../kernel/text/form-text';
import { OutboxService } from '../kernel/outbox/outbox.service';
import { emailOf, mailStateOf, type NotifiedAccount } from './mail-choice';
import { notificationMail } from './notification-mail';
import { type NotificationRow, NotificationsRepository } from './notifications.repository';
import { LiveEventsService } from './live-events/live-events.service';
import { NotifiedAccountsRepository } from './notified-accounts.repository';

/** Notification to store for one user. */
export type NewNotification = {
  readonly userId: string;
  readonly group: NotificationGroup;
  /** Names what happened, equal at every retry: 'application:12:shortlisted:34'. A user gets one notification for each key. */
  readonly key: string;
  readonly title: string;
  /** Subject of the mail, where the title quotes what another user wrote. */
  readonly subject?: string;
  readonly text: string;
  /** Path on the site to which it links. */
  readonly path: string;
  /** Label of that link. */
  readonly action: string;
  /** URL of a picture, or ''. */
  readonly image: string;
  /** True when another user waits for a reaction: mailed at once even where the group is mailed once a day. */
  readonly isUrgent?: boolean;
};

type NotifyOptions = {
  /** True when the caller mails the user itself, so that only the bell shows the notification. */
  readonly isMailedByCaller?: boolean;
  /** Milliseconds until a mail leaves, in which it can be taken back with its notification. Default: it leaves at once. */
  readonly mailAfterMs?: number;
};
type Batch = {
  readonly mailAfterMs?: number | undefined;
  readonly rows: readonly NotificationRow[];
  readonly notifications: readonly NewNotification[];
};
type NotificationMail = { readonly id: number; readonly message: ReturnType<typeof notificationMail> };
type Accounts = ReadonlyMap<string, NotifiedAccount>;

const TITLE_LENGTH = 200;
const BATCH = 500;
/** Three days: a weekend, and a day to notice that mails do not leave. */
export const MAIL_LIFE_MS = 3 * 24 * 3600 * 1000;

/** Notifies users of what happened: by the bell, and by mail as each of them chose. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly accounts: NotifiedAccountsRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly live: LiveEventsService,
  ) {}

  /**
   * Stores notifications in the transaction of the change that causes them; a rollback discards them with their mails. Takes
   * six statements for each batch of 500, since databases limit the values of a statement.
   */
  async notify(notifications: readonly NewNotification[], options: NotifyOptions = {}): Promise<void> {
    for (let start = 0; start < notifications.length; start += BATCH)
      await this.notifyBatch(notifications.slice(start, start + BATCH), options);
  }

  /** True when the user has an unread notification whose key starts with `keyPrefix`. */
  hasUnread(userId: string, keyPrefix: string): Promise<boolean> {
    return this.notifications.hasUnread(userId, keyPrefix);
  }

  /** Takes back what a user was told since a moment under keys that start with `keyPrefix`, with the mails that have not left. */
  async withdraw(userId: string, keyPrefix: string, since: number): Promise<void> {
    const found = await this.notifications.findSince(userId, keyPrefix, since);
    if (found.length === 0) return;
    await this.notifications.delete(found);
    await this.outbox.withdraw(found.flatMap(({ mailId }) => mailId ?? []));
    await this.live.publish([userId], 'notifications', 0);
  }

  private async notifyBatch(
    notifications: readonly NewNotification[],
    { isMailedByCaller = false, mailAfterMs }: NotifyOptions,
  ): Promise<void> {
    const accounts = await this.accounts.find([...new Set(notifications.map(({ userId }) => userId))]);
    const rows = notifications.flatMap((notification) => this.rowOf(notification, accounts, isMailedByCaller));
    await this.notifications.insert(rows);
    await this.live.publish(
      rows.map(({ userId }) => userId),
      'notifications',
      0,
    );
    if (rows.some(({ mailState }) => mailState === 'mailing')) await this.mail({ rows, notifications, mailAfterMs }, accounts);
  }

  private rowOf(notification: NewNotification, accounts: Accounts, isMailedByCaller: boolean): NotificationRow[] {
    const account = accounts.get(notification.userId);
    if (!account) return [];
    const title = [...oneLine(notification.title)].slice(0, TITLE_LENGTH).join('');
    const mailState = isMailedByCaller ? 'none' : mailStateOf(account, notification);
    const { isUrgent: _isUrgent, subject: _subject, ...stored } = notification;
    return [{ ...stored, title, text: severalLines(notification.text), at: this.clock.now(), mailState }];
  }

  /** Mails the rows that were inserted as 'mailing'. Rows skipped because of their key are never in that state. */
  private async mail({ rows, notifications, mailAfterMs }: Batch, accounts: Accounts): Promise<void> {
    const subjects = new Map(notifications.map(({ userId, key, subject }) => [`${userId} ${key}`, subject]));
    const fresh = await this.notifications.findMailing(rows);
    const mails = fresh.flatMap((notification): NotificationMail[] => {
      const account = accounts.get(notification.userId);
      const to = account ? emailOf(account) : null;
      if (to === null) return [];
      const subject = subjects.get(`${notification.userId} ${notification.key}`);
      const about = { to, publicUrl: this.config.publicUrl, childName: account?.childName ?? null };
      return [{ id: notification.id, message: notificationMail({ ...notification, subject }, about) }];
    });
    await this.enqueue(mails, mailAfterMs);
    await this.notifications.setMailState(fresh, 'sent');
  }

  /** Enqueues mails; one that leaves later can be taken back by its number. */
  private async enqueue(mails: readonly NotificationMail[], afterMs: number | undefined): Promise<void> {
    if (afterMs === undefined) {
      const messages = mails.map(({ message }) => message);
      return this.outbox.enqueueAll(messages, { lifetimeMs: MAIL_LIFE_MS });
    }
    const dueAt = this.clock.now() + afterMs;
    for (const { id, message } of mails)
      await this.notifications.setMail(id, await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFE_MS, dueAt }));
  }
}
