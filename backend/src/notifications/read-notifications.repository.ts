import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThanOrEqual, Like } from 'typeorm';
import { NotificationEntity } from './notification.entity';

type Read = { readonly ids: readonly number[] | undefined; readonly until: number | undefined; readonly at: number };
type Counts = Readonly<Record<NotificationGroup, number>>;

/** Which notifications a user has read. */
@Injectable()
export class ReadNotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts unread notifications with one statement that reads only the index ix_notification_unread. */
  async countUnread(userId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      'SELECT COUNT(*) AS total FROM notification WHERE user_id = ? AND read_at IS NULL',
      [userId],
    );
    return Number(row?.total ?? 0);
  }

  async countUnreadByGroup(userId: string): Promise<Counts> {
    const rows = await this.dataSource.query<{ name: NotificationGroup; total: number | string }[]>(
      'SELECT notice_group AS name, COUNT(*) AS total FROM notification WHERE user_id = ? AND read_at IS NULL GROUP BY notice_group',
      [userId],
    );
    const none: Counts = { applications: 0, invites: 0, threads: 0, messages: 0, account: 0 };
    return rows.reduce((counts, { name, total }) => ({ ...counts, [name]: Number(total) }), none);
  }

  /** Marks the user's unread notifications whose keys start with `keyPrefix` as read. Returns how many. */
  async markReadByKeyPrefix(userId: string, keyPrefix: string, at: number): Promise<number> {
    const which = { userId, readAt: IsNull(), key: Like(`${keyPrefix}%`) };
    return (await this.dataSource.getRepository(NotificationEntity).update(which, { readAt: at })).affected ?? 0;
  }

  /** Marks the user's unread notifications as read: those in `ids`, or up to the id `until`, or all. Ids of other users change nothing. */
  async markRead(userId: string, { ids, until, at }: Read): Promise<void> {
    const which = ids === undefined ? (until === undefined ? {} : { id: LessThanOrEqual(until) }) : { id: In([...ids]) };
    if (ids?.length === 0) return;
    await this.dataSource.getRepository(NotificationEntity).update({ userId, readAt: IsNull(), ...which }, { readAt: at });
  }
}
