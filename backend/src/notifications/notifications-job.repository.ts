import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { NotificationEntity } from './notification.entity';

/** Every mail state outside of a transaction; names the first column of the index ix_notification_mail, so that it is used. */
const STORED_MAIL_STATES = In<NotificationEntity['mailState']>(['none', 'waiting', 'sent']);
const BATCH = 500;

/** Notifications as the periodic job reads and deletes them. */
@Injectable()
export class NotificationsJobRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows() {
    return this.dataSource.getRepository(NotificationEntity);
  }

  /** Finds ids of users, sorted and after `last`, whose notifications of before `until` wait for the mail of the day. */
  async findWaiting(until: number, last: string): Promise<string[]> {
    const rows = await this.rows
      .createQueryBuilder('notification')
      .select('notification.userId', 'userId')
      .distinct()
      .where({ mailState: 'waiting', at: LessThan(until), userId: MoreThan(last) })
      .orderBy('notification.userId')
      .limit(BATCH)
      .getRawMany<{ userId: string }>();
    return rows.map(({ userId }) => userId);
  }

  /** Claims a user's waiting notifications for this transaction; returns them, oldest first. */
  async claimWaiting(userId: string, until: number): Promise<NotificationEntity[]> {
    const { affected } = await this.rows.update({ mailState: 'waiting', at: LessThan(until), userId }, { mailState: 'mailing' });
    if (affected === 0) return [];
    return this.rows.find({ where: { mailState: 'mailing', userId }, order: { id: 'ASC' } });
  }

  /** Deletes read notifications of before `readUntil` and all of before `until`; returns their number. */
  async deleteOld({ readUntil, until }: { readonly readUntil: number; readonly until: number }): Promise<number> {
    const read = { mailState: STORED_MAIL_STATES, at: LessThan(readUntil), readAt: Not(IsNull()) };
    return (await this.deleteAll(read)) + (await this.deleteAll({ mailState: STORED_MAIL_STATES, at: LessThan(until) }));
  }

  /** Deletes in batches, so that new notifications are not locked out for long. */
  private async deleteAll(where: object): Promise<number> {
    const found = await this.rows.find({ where, select: { id: true }, take: BATCH });
    if (found.length === 0) return 0;
    await this.rows.delete({ id: In(found.map(({ id }) => id)) });
    return found.length + (await this.deleteAll(where));
  }
}
