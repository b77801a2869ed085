import { Transactions } from '../../../src/kernel/database/transaction';
import type { TestSite } from '../test-site';
import { type Notice, NotificationsService } from '../../../src/notifications/notifications.service';

type Stored = { readonly id: number; readonly user_id: string; readonly notice_key: string; readonly mail_state: string };

export const ASHA = { id: 'u_demo_asha', email: 'asha.rao@example.com' } as const;
export const RITU = { id: 'u_demo_ritu', email: 'ritu.khanna@example.com' } as const;

let told = 0;

export function aNotice(changes: Partial<Notice> = {}): Notice {
  told += 1;
  const key = `application:${told}:shortlisted:${told}`;
  const text = 'Mira Deo put you on the shortlist for “Lead” in “Monsoon ad”.';
  const way = { path: '/talent/applications', action: 'See your application', image: '' };
  return { userId: ASHA.id, group: 'invites', key, title: `You were shortlisted (${told})`, text, ...way, ...changes };
}

/** Each in a transaction of its own, as a change of the site has one. */
export function tell(site: TestSite, notices: readonly Notice[], options: { isMailedByCaller?: boolean } = {}): Promise<void> {
  return site.app.get(Transactions).run(() => site.app.get(NotificationsService).tell(notices, options));
}

export function stored(site: TestSite): Promise<Stored[]> {
  return site.dataSource.query('SELECT id, user_id, notice_key, mail_state FROM notification ORDER BY id');
}

export async function forgetNotices(site: TestSite): Promise<void> {
  for (const table of ['notification', 'notification_mail', 'outbox_message']) await site.dataSource.query(`DELETE FROM ${table}`);
}
