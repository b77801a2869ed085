import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { NotificationEntity } from './notification.entity';

export type NewNotice = Omit<NotificationEntity, 'id' | 'readAt'>;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<NotificationEntity> {
    return this.dataSource.getRepository(NotificationEntity);
  }

  /** One that the user was told before, by its key, is left out. */
  async insert(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length === 0) return;
    await this.rows
      .createQueryBuilder()
      .insert()
      .values([...notices])
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}
