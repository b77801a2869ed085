import { messagesTo, signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { Transactions } from '../kernel/database/transaction';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { NotificationsService } from './notifications.service';
import { ASHA, aNotice, forgetNotices, RITU, stored, tell } from '../../test/support/notifications/notices';

describeSites('Telling users what happened', (site) => {
  beforeEach(() => forgetNotices(site()));

  const mails = async (email: string) => (await messagesTo(site(), email)).map(({ subject }) => subject);
  const setStatus = (id: string, status: string) =>
    site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, id]);

  test('what happened once is told once, by bell and by mail, however often and by however many at once it is tried', async () => {
    const notice = aNotice();
    await Promise.all(Array.from({ length: 8 }, () => tell(site(), [notice, notice])));
    await tell(site(), [notice]);
    expect(await stored(site())).toEqual([expect.objectContaining({ user_id: ASHA.id, notice_key: notice.key, mail_state: 'sent' })]);
    expect(await mails(ASHA.email)).toEqual([notice.title]);
  });

  test('a change that is undone tells nobody', async () => {
    const failing = site()
      .app.get(Transactions)
      .run(async () => {
        await site().app.get(NotificationsService).tell([aNotice()]);
        throw new Error('too late');
      });
    await expect(failing).rejects.toThrow('too late');
    expect([await stored(site()), await mails(ASHA.email)]).toEqual([[], []]);
  });

  test('the mail says what happened, leads there, and says where mails are chosen', async () => {
    const notice = aNotice({ title: 'You are\r\nBcc: x@example.com invited', text: 'Come on Monday.\nBring shoes.' });
    await tell(site(), [notice]);
    const [mail] = await messagesTo(site(), ASHA.email);
    expect(mail?.subject).toBe('You are Bcc: x@example.com invited');
    const { publicUrl } = site().config;
    expect(mail?.text).toContain(`Come on Monday.\n\nSee your application:\n${publicUrl}/talent/applications\n\nBring shoes.`);
    expect(mail?.text).toContain(`At once, once a day or never: you choose at ${publicUrl}/notifications.`);
  });

  test('unless chosen otherwise applications wait for the mail of the day, and everything else leaves at once', async () => {
    for (const group of ['applications', 'invites', 'messages', 'account'] as const) await tell(site(), [aNotice({ group })]);
    expect((await stored(site())).map(({ mail_state }) => mail_state)).toEqual(['waiting', 'sent', 'sent', 'sent']);
  });

  test('what is urgent is mailed at once where mail is daily, and never where there is to be none', async () => {
    await tell(site(), [aNotice({ group: 'applications', isUrgent: true })]);
    const browser = await signedIn(site(), RITU.email);
    const chosen = { applications: 'daily', invites: 'daily', messages: 'daily', account: 'daily' };
    await browser.post(ENDPOINTS.saveMailFrequencies.path, chosen);
    await tell(site(), [aNotice({ userId: RITU.id, group: 'applications', isUrgent: true })]);
    await browser.post(ENDPOINTS.saveMailFrequencies.path, { ...chosen, applications: 'never' });
    await tell(site(), [aNotice({ userId: RITU.id, group: 'applications', isUrgent: true })]);
    expect((await stored(site())).map(({ mail_state }) => mail_state)).toEqual(['sent', 'sent', 'none']);
  });

  test('who chose no mail, was suspended or confirmed no address has the bell alone; who is gone is left out', async () => {
    const mail = { applications: 'never', invites: 'never', messages: 'never', account: 'never' };
    expect((await (await signedIn(site(), RITU.email)).post(ENDPOINTS.saveMailFrequencies.path, mail)).statusCode).toBe(200);
    await setStatus(ASHA.id, 'suspended');
    await tell(site(), [aNotice(), aNotice({ userId: RITU.id }), aNotice({ userId: 'u_nobody' }), aNotice({ userId: 'u_demo_sana' })]);
    await setStatus(ASHA.id, 'active');
    expect((await stored(site())).map(({ user_id, mail_state }) => `${user_id} ${mail_state}`).sort()).toEqual([
      'u_demo_asha none',
      'u_demo_ritu none',
      'u_demo_sana none',
    ]);
    for (const address of [ASHA.email, RITU.email, 'sana.mirza@example.com']) expect(await mails(address)).toEqual([]);
  });

  test('a caller that writes itself leaves the bell to be told, so that one mail goes out', async () => {
    await tell(site(), [aNotice({ group: 'account' })], { isMailedByCaller: true });
    expect([(await stored(site())).length, await mails(ASHA.email)]).toEqual([1, []]);
  });

  test('a hundred are told in five statements', async () => {
    const notices = Array.from({ length: 100 }, () => aNotice());
    const statements = await site()
      .app.get(Transactions)
      .run(async () => {
        const { queryRunner } = site().dataSource.manager;
        if (!queryRunner) throw new Error('A transaction has a runner.');
        const query = jest.spyOn(queryRunner, 'query');
        await site().app.get(NotificationsService).tell(notices);
        return query.mock.calls.map(([text]) => text.slice(0, 12));
      });
    expect(statements).toHaveLength(5);
    expect((await stored(site())).filter(({ mail_state }) => mail_state === 'sent')).toHaveLength(100);
  });

  test('everybody of thousands is told, more than a database takes at once', async () => {
    await tell(
      site(),
      Array.from({ length: 3000 }, (_, index) => aNotice({ group: 'applications', key: `job:1:closed:${index}` })),
    );
    expect((await stored(site())).filter(({ mail_state }) => mail_state === 'waiting')).toHaveLength(3000);
  });
});
