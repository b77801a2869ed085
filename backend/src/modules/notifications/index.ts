import { NotificationEntity, NotificationMailEntity } from './notification.entity';

export { noticeMail } from './notice-mail';
export { NotificationsModule } from './notifications.module';
export { type NewNotice, NotificationsRepository } from './notifications.repository';
export { type Notice, NotificationsService } from './notifications.service';
export { OwnNoticesService } from './own-notices.service';

export const notificationEntities = [NotificationEntity, NotificationMailEntity] as const;
