import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Like, MoreThanOrEqual, type Repository } from 'typeorm';
import { NotificationEntity } from './notification.entity';

export type NotificationRow = Omit<NotificationEntity, 'id' | 'readAt' | 'mailId'>;
type Numbered = readonly { readonly id: number }[];

/** Sorts by user, so that concurrent inserts lock rows in the same order. */
function inOrder(notifications: readonly NotificationRow[]): NotificationRow[] {
  return [...notifications].sort((one, other) => (one.userId < other.userId ? -1 : Number(one.userId > other.userId)));
}

/** Notifications of users. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<NotificationEntity> {
    return this.dataSource.getRepository(NotificationEntity);
  }

  /** Inserts notifications; those whose user has the key already are skipped. */
  async insert(notifications: readonly NotificationRow[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.rows.createQueryBuilder().insert().values(inOrder(notifications)).orIgnore().updateEntity(false).execute();
  }

  /** Finds those of the given notifications that this transaction inserted and has to mail now; no other transaction sees that state. */
  findMailing(notifications: readonly Pick<NotificationRow, 'userId' | 'key'>[]): Promise<NotificationEntity[]> {
    const [userId, key] = [
      In(notifications.map((notification) => notification.userId)),
      In([...new Set(notifications.map((notification) => notification.key))]),
    ];
    return this.rows.find({ where: { userId, key, mailState: 'mailing' }, order: { id: 'ASC' } });
  }

  async setMailState(notifications: Numbered, mailState: NotificationEntity['mailState']): Promise<void> {
    if (notifications.length > 0) await this.rows.update({ id: In(notifications.map(({ id }) => id)) }, { mailState });
  }

  async setMail(id: number, mailId: number): Promise<void> {
    await this.rows.update({ id }, { mailId });
  }

  /** Finds a user's notifications since a moment whose key starts with `keyPrefix`. */
  findSince(userId: string, keyPrefix: string, since: number): Promise<NotificationEntity[]> {
    return this.rows.find({ where: { userId, key: Like(`${keyPrefix}%`), at: MoreThanOrEqual(since) } });
  }

  async delete(notifications: Numbered): Promise<void> {
    await this.rows.delete({ id: In(notifications.map(({ id }) => id)) });
  }

  /** True when the user has an unread notification whose key starts with `keyPrefix`. */
  hasUnread(userId: string, keyPrefix: string): Promise<boolean> {
    return this.rows.existsBy({ userId, readAt: IsNull(), key: Like(`${keyPrefix}%`) });
  }

  findAll(userId: string): Promise<NotificationEntity[]> {
    return this.rows.find({ where: { userId }, order: { id: 'ASC' } });
  }

  /** Lists a user's notifications, newest first. `before`: id; only older ones are listed. */
  find(userId: string, { group, before, limit }: { group?: NotificationGroup | undefined; before?: number | undefined; limit: number }) {
    const where = { userId, ...(group === undefined ? {} : { group }), ...(before === undefined ? {} : { id: LessThan(before) }) };
    return this.rows.find({ where, order: { id: 'DESC' }, take: limit });
  }

  async deleteByKeyPrefix(userId: string, keyPrefix: string): Promise<void> {
    await this.rows.delete({ userId, key: Like(`${keyPrefix}%`) });
  }
}
