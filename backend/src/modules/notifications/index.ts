import { NotificationEntity, NotificationMailEntity } from './notification.entity';

export { noticeMail } from './notice-mail';
export { KEEP_MS as KEEP_NOTICES_MS, KEEP_READ_MS as KEEP_READ_NOTICES_MS } from './notice-retention.service';
export { NotificationsModule } from './notifications.module';
export { type NewNotice, NotificationsRepository } from './notifications.repository';
export { type Notice, NotificationsService } from './notifications.service';
export { OwnNoticesService } from './own-notices.service';

export const notificationEntities = [NotificationEntity, NotificationMailEntity] as const;
