export { LiveEventsService } from './live-events/live-events.service';
export { NotificationsRecords } from './notifications.records';
export { NotificationsModule } from './notifications.module';
export type { NotificationRow } from './notifications.repository';
export { type NewNotification, NotificationsService } from './notifications.service';
export { OwnNotificationsService } from './own-notifications.service';
