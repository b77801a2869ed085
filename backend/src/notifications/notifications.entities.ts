import { NotificationEntity, NotificationMailEntity } from './notification.entity';

/** Every table of this context. */
export const notificationsEntities = [NotificationEntity, NotificationMailEntity] as const;
