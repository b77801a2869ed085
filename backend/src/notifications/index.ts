export { NoticesRecords } from './notices.records';
export { NotificationsModule } from './notifications.module';
export type { NewNotice } from './notifications.repository';
export { type Notice, NotificationsService } from './notifications.service';
export { OwnNoticesService } from './own-notices.service';
