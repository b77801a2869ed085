import { Transactions } from '../../../src/kernel/database/transaction';
import type { TestSite } from '../test-site';
import { type NewNotification, NotificationsService } from '../../../src/notifications/notifications.service';

type Stored = { readonly id: number; readonly user_id: string; readonly notice_key: string; readonly mail_state: string };

export const ASHA = { id: 'u_demo_asha', email: 'asha.rao@example.com' } as const;
export const RITU = { id: 'u_demo_ritu', email: 'ritu.khanna@example.com' } as const;

let count = 0;

export function aNotification(changes: Partial<NewNotification> = {}): NewNotification {
  count += 1;
  const key = `application:${count}:shortlisted:${count}`;
  const text = 'Mira Deo put you on the shortlist for “Lead” in “Monsoon ad”.';
  const way = { path: '/talent/applications', action: 'See your application', image: '' };
  return { userId: ASHA.id, group: 'invites', key, title: `You were shortlisted (${count})`, text, ...way, ...changes };
}

/** Notifies in a transaction of its own. */
export function notify(
  site: TestSite,
  notifications: readonly NewNotification[],
  options: { isMailedByCaller?: boolean } = {},
): Promise<void> {
  return site.app.get(Transactions).run(() => site.app.get(NotificationsService).notify(notifications, options));
}

export function stored(site: TestSite): Promise<Stored[]> {
  return site.dataSource.query('SELECT id, user_id, notice_key, mail_state FROM notification ORDER BY id');
}

export async function deleteNotifications(site: TestSite): Promise<void> {
  for (const table of ['notification', 'notification_mail', 'outbox_message']) await site.dataSource.query(`DELETE FROM ${table}`);
}
