import { messagesTo, signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { Transactions } from '../kernel/database/transaction';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { NotificationsService } from './notifications.service';
import { ASHA, aNotification, deleteNotifications, RITU, stored, notify } from '../../test/support/notifications/notifications';

describeSites('Notifying users of what happened', (site) => {
  beforeEach(() => deleteNotifications(site()));

  const mails = async (email: string) => (await messagesTo(site(), email)).map(({ subject }) => subject);
  const setStatus = (id: string, status: string) =>
    site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, id]);

  test('what happened once gives one notification and one mail, however often and concurrently it is tried', async () => {
    const notification = aNotification();
    await Promise.all(Array.from({ length: 8 }, () => notify(site(), [notification, notification])));
    await notify(site(), [notification]);
    expect(await stored(site())).toEqual([expect.objectContaining({ user_id: ASHA.id, notice_key: notification.key, mail_state: 'sent' })]);
    expect(await mails(ASHA.email)).toEqual([notification.title]);
  });

  test('a change that is rolled back notifies nobody', async () => {
    const failing = site()
      .app.get(Transactions)
      .run(async () => {
        await site().app.get(NotificationsService).notify([aNotification()]);
        throw new Error('too late');
      });
    await expect(failing).rejects.toThrow('too late');
    expect([await stored(site()), await mails(ASHA.email)]).toEqual([[], []]);
  });

  test('the mail says what happened, leads there, and says where mails are chosen', async () => {
    const notification = aNotification({ title: 'You are\r\nBcc: x@example.com invited', text: 'Come on Monday.\nBring shoes.' });
    await notify(site(), [notification]);
    const [mail] = await messagesTo(site(), ASHA.email);
    expect(mail?.subject).toBe('You are Bcc: x@example.com invited');
    const { publicUrl } = site().config;
    expect(mail?.text).toContain(`Come on Monday.\n\nSee your application:\n${publicUrl}/talent/applications\n\nBring shoes.`);
    expect(mail?.text).toContain(`At once, once a day or never: you choose at ${publicUrl}/notifications.`);
  });

  test('unless chosen otherwise applications wait for the mail of the day, and everything else leaves at once', async () => {
    for (const group of ['applications', 'invites', 'messages', 'account'] as const) await notify(site(), [aNotification({ group })]);
    expect((await stored(site())).map(({ mail_state }) => mail_state)).toEqual(['waiting', 'sent', 'sent', 'sent']);
  });

  test('what is urgent is mailed at once where mail is daily, and never where there is to be none', async () => {
    await notify(site(), [aNotification({ group: 'applications', isUrgent: true })]);
    const browser = await signedIn(site(), RITU.email);
    const chosen = { applications: 'daily', invites: 'daily', messages: 'daily', account: 'daily' };
    await browser.post(ENDPOINTS.saveMailFrequencies.path, chosen);
    await notify(site(), [aNotification({ userId: RITU.id, group: 'applications', isUrgent: true })]);
    await browser.post(ENDPOINTS.saveMailFrequencies.path, { ...chosen, applications: 'never' });
    await notify(site(), [aNotification({ userId: RITU.id, group: 'applications', isUrgent: true })]);
    expect((await stored(site())).map(({ mail_state }) => mail_state)).toEqual(['sent', 'sent', 'none']);
  });

  test('users who chose no mail, are suspended or confirmed no e-mail address get the bell alone, and deleted users nothing', async () => {
    const mail = { applications: 'never', invites: 'never', messages: 'never', account: 'never' };
    expect((await (await signedIn(site(), RITU.email)).post(ENDPOINTS.saveMailFrequencies.path, mail)).statusCode).toBe(200);
    await setStatus(ASHA.id, 'suspended');
    await notify(site(), [
      aNotification(),
      aNotification({ userId: RITU.id }),
      aNotification({ userId: 'u_nobody' }),
      aNotification({ userId: 'u_demo_sana' }),
    ]);
    await setStatus(ASHA.id, 'active');
    expect((await stored(site())).map(({ user_id, mail_state }) => `${user_id} ${mail_state}`).sort()).toEqual([
      'u_demo_asha none',
      'u_demo_ritu none',
      'u_demo_sana none',
    ]);
    for (const email of [ASHA.email, RITU.email, 'sana.mirza@example.com']) expect(await mails(email)).toEqual([]);
  });

  test('a caller that mails the user itself adds a notification without a mail', async () => {
    await notify(site(), [aNotification({ group: 'account' })], { isMailedByCaller: true });
    expect([(await stored(site())).length, await mails(ASHA.email)]).toEqual([1, []]);
  });

  test('a hundred users are notified in six statements', async () => {
    const notifications = Array.from({ length: 100 }, () => aNotification());
    const statements = await site()
      .app.get(Transactions)
      .run(async () => {
        const { queryRunner } = site().dataSource.manager;
        if (!queryRunner) throw new Error('A transaction has a runner.');
        const query = jest.spyOn(queryRunner, 'query');
        await site().app.get(NotificationsService).notify(notifications);
        return query.mock.calls.map(([text]) => text.slice(0, 12));
      });
    expect(statements).toHaveLength(6);
    expect((await stored(site())).filter(({ mail_state }) => mail_state === 'sent')).toHaveLength(100);
  });

  test('thousands of users are notified, more than one statement takes', async () => {
    await notify(
      site(),
      Array.from({ length: 3000 }, (_, index) => aNotification({ group: 'applications', key: `job:1:closed:${index}` })),
    );
    expect((await stored(site())).filter(({ mail_state }) => mail_state === 'waiting')).toHaveLength(3000);
  });
});
