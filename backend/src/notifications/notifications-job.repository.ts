import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { NotificationEntity } from './notification.entity';

/** The beginning of the index ix_notification_mail. */
const SETTLED = In<NotificationEntity['mailState']>(['none', 'waiting', 'sent']);
const BATCH = 500;

/** What is done with notices later: the mail of the day, and their end. */
@Injectable()
export class NotificationsJobRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows() {
    return this.dataSource.getRepository(NotificationEntity);
  }

  /** Whose notices of before `until` wait for a mail, in the order of their ids after `last`. */
  async findWaiting(until: number, last: string): Promise<string[]> {
    const rows = await this.rows
      .createQueryBuilder('notice')
      .select('notice.userId', 'userId')
      .distinct()
      .where({ mailState: 'waiting', at: LessThan(until), userId: MoreThan(last) })
      .orderBy('notice.userId')
      .limit(BATCH)
      .getRawMany<{ userId: string }>();
    return rows.map(({ userId }) => userId);
  }

  /** Takes the waiting ones of one user, so that they are nobody else's; answers them, the oldest first. */
  async claimWaiting(userId: string, until: number): Promise<NotificationEntity[]> {
    const { affected } = await this.rows.update({ mailState: 'waiting', at: LessThan(until), userId }, { mailState: 'mailing' });
    if (affected === 0) return [];
    return this.rows.find({ where: { mailState: 'mailing', userId }, order: { id: 'ASC' } });
  }

  /** Answers how many went. */
  async deleteOld({ readUntil, until }: { readonly readUntil: number; readonly until: number }): Promise<number> {
    const read = { mailState: SETTLED, at: LessThan(readUntil), readAt: Not(IsNull()) };
    return (await this.deleteAll(read)) + (await this.deleteAll({ mailState: SETTLED, at: LessThan(until) }));
  }

  /** In parts, so that nobody who is told something waits for long. */
  private async deleteAll(where: object): Promise<number> {
    const found = await this.rows.find({ where, select: { id: true }, take: BATCH });
    if (found.length === 0) return 0;
    await this.rows.delete({ id: In(found.map(({ id }) => id)) });
    return found.length + (await this.deleteAll(where));
  }
}
