import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity, NotificationMailEntity } from './notification.entity';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { DigestsService } from './digests.service';
import { NoticeRetentionService } from './notice-retention.service';
import { NotificationsJobRepository } from './notifications-job.repository';
import { NotificationsJob } from './notifications.job';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { NotifiedAccountsRepository } from './notified-accounts.repository';
import { OwnNoticesService } from './own-notices.service';
import { ReadNoticesRepository } from './read-notices.repository';
import { NoticesRecords } from './notices.records';

@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity, NotificationMailEntity]), OutboxModule],
  controllers: [NotificationsController],
  providers: [
    NoticesRecords,
    NotificationsRepository,
    NotifiedAccountsRepository,
    ReadNoticesRepository,
    NotificationsService,
    OwnNoticesService,
    NotificationsJobRepository,
    DigestsService,
    NoticeRetentionService,
    NotificationsJob,
  ],
  exports: [NoticesRecords, NotificationsService, OwnNoticesService],
})
export class NotificationsModule {}
