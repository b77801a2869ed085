import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity, NotificationMailEntity } from './notification.entity';
import { SessionsModule } from '../auth';
import { AppConfig } from '../kernel/config/config';
import { OutboxModule } from '../kernel/outbox/outbox.module';
import { OldRows } from '../kernel/scheduling/old-rows';
import { LiveEventEntity } from './live-events/live-event.entity';
import { LiveEventsController } from './live-events/live-events.controller';
import { LiveEventsRepository } from './live-events/live-events.repository';
import { LiveEventsService } from './live-events/live-events.service';
import { LiveSignal } from './live-events/live-signal';
import { LiveStreamsService } from './live-events/live-streams.service';
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

const LIVE_EVENT_LIFE_MS = 3600 * 1000;

@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity, NotificationMailEntity, LiveEventEntity]), OutboxModule, SessionsModule],
  controllers: [NotificationsController, LiveEventsController],
  providers: [
    { provide: LiveSignal, inject: [AppConfig], useFactory: ({ redisUrl }: AppConfig) => new LiveSignal(redisUrl) },
    LiveEventsRepository,
    LiveEventsService,
    LiveStreamsService,
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
export class NotificationsModule {
  constructor(oldRows: OldRows, events: LiveEventsRepository) {
    oldRows.add('live events', (now) => events.deleteBefore(now - LIVE_EVENT_LIFE_MS));
  }
}
