import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity, NotificationMailEntity } from './notification.entity';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { LiveEventEntity } from './live-events/live-event.entity';
import { LiveEventsRepository } from './live-events/live-events.repository';
import { LiveEventsService } from './live-events/live-events.service';
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
  imports: [TypeOrmModule.forFeature([NotificationEntity, NotificationMailEntity, LiveEventEntity]), OutboxModule],
  controllers: [NotificationsController],
  providers: [
    LiveEventsRepository,
    LiveEventsService,
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
  exports: [LiveEventsService, NotificationsRecords, NotificationsService, OwnNotificationsService],
})
export class NotificationsModule {}
