import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity, NotificationMailEntity } from './notification.entity';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { DigestsService } from './digests.service';
import { NotificationRetentionService } from './notification-retention.service';
import { NotificationsJobRepository } from './notifications-job.repository';
import { NotificationsJob } from './notifications.job';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { NotifiedAccountsRepository } from './notified-accounts.repository';
import { OwnNotificationsService } from './own-notifications.service';
import { ReadNotificationsRepository } from './read-notifications.repository';
import { NotificationsRecords } from './notifications.records';

@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity, NotificationMailEntity]), OutboxModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsRecords,
    NotificationsRepository,
    NotifiedAccountsRepository,
    ReadNotificationsRepository,
    NotificationsService,
    OwnNotificationsService,
    NotificationsJobRepository,
    DigestsService,
    NotificationRetentionService,
    NotificationsJob,
  ],
  exports: [NotificationsRecords, NotificationsService, OwnNotificationsService],
})
export class NotificationsModule {}
