import type { NotificationGroup } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, Like, type Repository } from 'typeorm';
import { NotificationEntity } from './notification.entity';

export type NewNotice = Omit<NotificationEntity, 'id' | 'readAt'>;
type Numbered = readonly { readonly id: number }[];

/** By user, so that two writers do not wait for each other. */
function inOrder(notices: readonly NewNotice[]): NewNotice[] {
  return [...notices].sort((one, other) => (one.userId < other.userId ? -1 : Number(one.userId > other.userId)));
}

/** What users were told. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<NotificationEntity> {
    return this.dataSource.getRepository(NotificationEntity);
  }

  /** One that the user was told before, by its key, is left out. */
  async insert(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length === 0) return;
    await this.rows.createQueryBuilder().insert().values(inOrder(notices)).orIgnore().updateEntity(false).execute();
  }

  /** Of these the ones whose mail is to leave now. No other transaction ever sees one. */
  findMailing(notices: readonly Pick<NewNotice, 'userId' | 'key'>[]): Promise<NotificationEntity[]> {
    const [userId, key] = [In(notices.map((notice) => notice.userId)), In([...new Set(notices.map((notice) => notice.key))])];
    return this.rows.find({ where: { userId, key, mailState: 'mailing' }, order: { id: 'ASC' } });
  }

  async setMailState(notices: Numbered, mailState: NotificationEntity['mailState']): Promise<void> {
    if (notices.length > 0) await this.rows.update({ id: In(notices.map(({ id }) => id)) }, { mailState });
  }

  /** Of the notices whose key begins like this. */
  hasUnread(userId: string, beginning: string): Promise<boolean> {
    return this.rows.existsBy({ userId, readAt: IsNull(), key: Like(`${beginning}%`) });
  }

  findAll(userId: string): Promise<NotificationEntity[]> {
    return this.rows.find({ where: { userId }, order: { id: 'ASC' } });
  }

  /** The newest first; `before`: only older ones than that. */
  find(userId: string, { group, before, limit }: { group?: NotificationGroup | undefined; before?: number | undefined; limit: number }) {
    const where = { userId, ...(group === undefined ? {} : { group }), ...(before === undefined ? {} : { id: LessThan(before) }) };
    return this.rows.find({ where, order: { id: 'DESC' }, take: limit });
  }

  async deleteBeginning(userId: string, beginning: string): Promise<void> {
    await this.rows.delete({ userId, key: Like(`${beginning}%`) });
  }
}
