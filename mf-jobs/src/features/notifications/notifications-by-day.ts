import type { Notification } from '@alltalent/shared/contracts';
import { dayLabel, indianDay } from '../../domain/days/indian-time';

export type NotificationDay = { readonly day: string; readonly title: string; readonly notifications: readonly Notification[] };

/**
 * Groups notifications by day in their order, the newest first. A notification returned on two pages, because new ones came in between,
 * appears once.
 */
export function byDay(notifications: readonly Notification[], now: Date): readonly NotificationDay[] {
  const today = indianDay(now);
  const days = new Map<string, Map<number, Notification>>();
  for (const notification of notifications) {
    const day = indianDay(notification.at);
    days.set(day, (days.get(day) ?? new Map<number, Notification>()).set(notification.id, notification));
  }
  return [...days].map(([day, found]) => ({ day, title: dayLabel(day, today), notifications: [...found.values()] }));
}
