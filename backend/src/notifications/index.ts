export { NoticesRecords } from './notices.records';
export { NotificationsModule } from './notifications.module';
export { type NewNotice, NotificationsRepository } from './notifications.repository';
export { type Notice, NotificationsService } from './notifications.service';
export { NotifiedAccountsRepository } from './notified-accounts.repository';
export { OwnNoticesService } from './own-notices.service';
