import type { NotificationsResponse, ReadNotificationsInput } from '@alltalent/shared/contracts';
import type { NotificationPages } from './notifications.query';

type Unread = NotificationsResponse['unread'];
const NONE: Unread = { all: 0, applications: 0, invites: 0, threads: 0, messages: 0, account: 0 };

/** A list as it is once these were read. */
export function withRead(notifications: NotificationPages, { ids }: ReadNotificationsInput): NotificationPages {
  const isMeant = (id: number) => ids === undefined || ids.includes(id);
  const read = notifications.pages.flatMap(({ data }) => data).filter(({ id, is_read }) => !is_read && isMeant(id));
  const pages = notifications.pages.map((page) => ({
    ...page,
    data: page.data.map((notification) => (isMeant(notification.id) ? { ...notification, is_read: true } : notification)),
    unread: ids === undefined ? NONE : read.reduce((left, { group }) => fewer(left, group), page.unread),
  }));
  return { ...notifications, pages };
}

const fewer = (unread: Unread, group: Exclude<keyof Unread, 'all'>): Unread => ({
  ...unread,
  all: Math.max(0, unread.all - 1),
  [group]: Math.max(0, unread[group] - 1),
});
