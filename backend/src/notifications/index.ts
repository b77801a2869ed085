export { LiveEventsService } from './live-events/live-events.service';
export { emailOf } from './mail-choice';
export { lastNine, nextNine } from './nine-in-india';
export { NotificationsRecords } from './notifications.records';
export { NotificationsModule } from './notifications.module';
export type { NotificationRow } from './notifications.repository';
export { MAIL_LIFE_MS, type NewNotification, NotificationsService } from './notifications.service';
export { OwnNotificationsService } from './own-notifications.service';
