import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import { describeSite } from '../../test/support/test-site';
import { openCasting } from '../../test/support/jobs/applications/casting';
import { ASHA, aNotification, deleteNotifications, RITU, stored, notify } from '../../test/support/notifications/notifications';
import { report, reports } from '../../test/support/reports/reported';
import { UsersService } from '../auth/users/users.service';
import { NotificationsRecords } from './notifications.records';
import { ReportsRecords } from '../staff/reports/reports.records';

describeSite('Notifications and reports of an account', (site) => {
  const accountOf = async (id: string) => {
    const user = await site().app.get(UsersService).findById(id);
    if (!user) throw new Error('There is no such account.');
    return user;
  };

  test('SEC-68 SEC-27 both stand in the export, with nothing of anybody else', async () => {
    const browser = await signedIn(site(), ASHA.email);
    const { jobId } = await openCasting(site());
    await deleteNotifications(site());
    const notification = aNotification();
    await notify(site(), [notification, aNotification({ userId: RITU.id })]);
    await report(browser, { subject_id: jobId });
    await report(await signedIn(site(), RITU.email), { subject_id: jobId, text: 'Of somebody else' });
    const mail = { applications: 'never', invites: 'daily', messages: 'never', account: 'immediate', threads: 'daily' };
    await browser.post(ENDPOINTS.saveMailFrequencies.path, mail);
    const response = (await (await signedIn(site(), ASHA.email)).get(ENDPOINTS.exportAccount.path)).json();
    expect(response.notifications).toEqual({ told: [expect.objectContaining({ title: notification.title, is_read: false })], mail });
    expect(response.reports).toEqual([
      expect.objectContaining({ subject: 'job', subject_id: jobId, reason: 'fee', text: 'They ask for 500 rupees.', closed_at: null }),
    ]);
  });

  test('SEC-68 with the account its notifications go, and its reports have no name any more', async () => {
    const user = await accountOf(ASHA.id);
    const browser = await signedIn(site(), ASHA.email);
    const { jobId } = await openCasting(site());
    await report(browser, { subject_id: jobId, reason: 'fake' });
    await notify(site(), [aNotification()]);
    const before = (await reports(site())).length;
    await site().app.get(ReportsRecords).erase(user);
    await site().app.get(UsersService).remove(user.id);
    expect((await stored(site())).filter(({ user_id }) => user_id === ASHA.id)).toEqual([]);
    expect(await site().dataSource.query('SELECT user_id FROM notification_mail WHERE user_id = ?', [ASHA.id])).toEqual([]);
    const left = await reports(site());
    expect([left.length, left.filter(({ reporter_id }) => reporter_id === ASHA.id)]).toEqual([before, []]);
    expect(await site().app.get(NotificationsRecords).exportFor(user)).toMatchObject({ told: [] });
  });
});
