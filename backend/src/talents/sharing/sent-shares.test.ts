import { randomUUID } from 'node:crypto';
import { ENDPOINTS, managedShareResponseSchema, MEDIUM_TYPE, ownSharesResponseSchema } from '@alltalent/shared/contracts';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { SmsNotificationsService } from '../../auth/codes/sms-notifications.service';
import { aShareOf, MEMBER, PAIR, sharingAt } from '../../../test/support/sharing/sharing-at';

describeSites('Sent shares', (site) => {
  const { visibleIds, share, proved, sent, sentByMember } = sharingAt(site);
  const own = async (browser: TestBrowser) =>
    ownSharesResponseSchema.validateSync((await browser.get(ENDPOINTS.ownShares.path)).json(), { strict: true }).data;
  const managed = (token: string) =>
    site()
      .browse()
      .then((browser) => browser.get(`/api/shares/${token}`));
  const revoke = (browser: TestBrowser, body: object) => browser.post(ENDPOINTS.revokeShare.path, body);
  const answer = async (token: string, talent_id: number, given: object) =>
    (await site().browse()).post(ENDPOINTS.sendLookbookFeedback.path, { token, talent_id, ...given });

  beforeEach(() => site().clock.pass(25 * 3600));

  test('SHR-05 a member sees what was shared, the newest first, with the answers of each', async () => {
    const before = await own((await sentByMember()).browser);
    const { browser, body, token, ids } = await sentByMember({ passcode: 'monsoon', works_days: 7 });
    await (await site().browse()).post(ENDPOINTS.openLookbook.path, { token, passcode: 'monsoon' });
    const [newest, ...others] = await own(browser);
    expect(others).toEqual(before);
    expect(newest).toMatchObject({
      receiver_name: 'Dev Marwah',
      description: body.description,
      created_at: new Date(site().clock.now()).toISOString(),
      state: 'open',
      has_passcode: 1,
      views: 0,
      last_viewed_at: null,
    });
    expect(newest?.profiles.map(({ talent_id }) => talent_id)).toEqual(ids);
    expect(newest?.profiles.every(({ name, answer: given }) => name !== '' && given === null)).toBe(true);
  });

  test('the sender reads every answer with its comment; nobody’s token or contact data is in it', async () => {
    const { token, manageToken, ids, body } = await sent();
    await answer(token, ids[1] ?? 0, { answer: 'maybe', comment: 'For the roof?' });
    const page = await managed(manageToken);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { data } = managedShareResponseSchema.validateSync(page.json(), { strict: true });
    expect(data.profiles).toMatchObject([
      { answer: null, comment: '' },
      { answer: 'maybe', comment: 'For the roof?' },
    ]);
    for (const secret of [token, manageToken, body.receiver_contact_no, '@']) expect(page.body).not.toContain(secret);
    const rows = JSON.stringify(await site().dataSource.query('SELECT * FROM share'));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(manageToken);
  });

  test('who is hidden since has no name any more', async () => {
    const { manageToken, ids } = await sent();
    await site().dataSource.query('UPDATE talent SET status = 1 WHERE id = ?', [ids[0]]);
    const { profiles } = (await managed(manageToken)).json().data;
    expect(profiles[0]).toMatchObject({ name: '', slug: '' });
    await site().dataSource.query('UPDATE talent SET status = 2 WHERE id = ?', [ids[0]]);
  });

  test('a sender takes a link back with the mailed token: the receiver’s page is gone, the own one says so', async () => {
    const { token, manageToken, ids } = await sent();
    const anybody = await site().browse();
    expect((await revoke(anybody, { token: manageToken })).statusCode).toBe(200);
    expect((await revoke(anybody, { token: manageToken })).statusCode).toBe(200);
    expect((await anybody.get(`/api/lookbook/${token}`)).json()).toMatchObject({
      status: 404,
      detail: 'This link is no longer available.',
    });
    expect((await answer(token, ids[0] ?? 0, { answer: 'yes' })).statusCode).toBe(404);
    expect((await managed(manageToken)).json().data.state).toBe('stopped');
  });

  test('SEC-27 by its id only the sender takes a share back: it does not exist for anybody else', async () => {
    const { browser, token } = await sentByMember();
    const id = (await own(browser))[0]?.id ?? 0;
    const other = await signedIn(site(), 'asha.rao@example.com');
    expect((await revoke(other, { id })).statusCode).toBe(404);
    expect((await revoke(await site().browse(), { id })).statusCode).toBe(401);
    expect((await revoke(other, { id: 999_999 })).statusCode).toBe(404);
    expect(await own(other)).toEqual([]);
    expect((await other.get(`/api/lookbook/${token}`)).statusCode).toBe(200);
    expect((await revoke(browser, { id })).statusCode).toBe(200);
    expect((await other.get(`/api/lookbook/${token}`)).statusCode).toBe(404);
    expect((await own(browser))[0]?.state).toBe('stopped');
  });

  test('SEC-27 neither the receiver’s token nor a made-up one manages a share', async () => {
    const { token, manageToken } = await sent();
    for (const other of [token, 'a'.repeat(43)]) {
      expect((await managed(other)).statusCode).toBe(404);
      expect((await revoke(await site().browse(), { token: other })).statusCode).toBe(404);
    }
    expect((await (await site().browse()).get(`/api/lookbook/${manageToken}`)).statusCode).toBe(404);
    expect((await revoke(await site().browse(), {})).json()).toMatchObject({ status: 400, fields: { token: 'Say which share' } });
  });

  test('a share says when its days are over, and is forgotten a month later', async () => {
    const { manageToken } = await sent({ works_days: 7 });
    site().clock.pass(8 * 24 * 3600);
    expect((await managed(manageToken)).json().data.state).toBe('ended');
    site().clock.pass(30 * 24 * 3600);
    await site().app.get(OldRowsJob).run();
    expect((await managed(manageToken)).statusCode).toBe(404);
  });

  test('SHR-05 a sender without an account is mailed a page of the share; a member is led to all of them', async () => {
    const { body } = await sent({ passcode: 'monsoon' });
    const [record] = await messagesTo(site(), PAIR.email);
    expect(record?.subject).toBe('You shared 2 profiles with Dev Marwah');
    expect(record?.text).toMatch(/\/shares\/[\w-]{43}\n/u);
    expect(record?.text).toContain('Tell Dev Marwah the passcode yourself');
    expect(record?.text).not.toContain(body.receiver_email_id);
    await sentByMember();
    const [own] = await messagesTo(site(), MEMBER);
    expect(own?.text).toMatch(/\/shares\n/u);
  });

  test('SHR-05 the receiver’s mobile gets one SMS with the link, however often the share is sent', async () => {
    const browser = await proved();
    const body = aShareOf(await visibleIds(), { receiver_contact_no: '9701234567' });
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) expect((await share(browser, body, key)).statusCode).toBe(200);
    const messages = await messagesTo(site(), '+919701234567');
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toMatch(/^(?:Somebody|Ritu, a member,) shared 2 profiles with you on All Talent: http\S+\/s\/[\w-]{43}$/u);
  });

  test('SEC-11 SMS without a code are not taken for codes that nobody sends in', async () => {
    const phones = site().app.get(SmsNotificationsService);
    const notice = { text: 'Mila shared one profile with you.', lifetimeMs: 60_000 };
    for (let count = 10; count < 65; count += 1) {
      expect(await phones.send({ type: MEDIUM_TYPE.phone, value: `+9172${count}000000` }, notice)).toBe(true);
    }
    await (await site().browse()).post(ENDPOINTS.sendCode.path, { otp_send_medium: '+917400000000', otp_type: '' });
    expect(site().log.filter((line) => line.includes('sms_verification_ratio_low'))).toEqual([]);
  });

  test.each([
    ['a landline', '1161234567', '91'],
    ['a country that gets no SMS', '2025550123', '1'],
  ])('SEC-11 %s is shared with by mail alone', async (_what, receiver_contact_no, receiver_country_code) => {
    const { body } = await sent({ receiver_contact_no, receiver_country_code });
    expect(await messagesTo(site(), body.receiver_email_id)).toHaveLength(1);
    expect(await messagesTo(site(), `+${receiver_country_code}${receiver_contact_no}`)).toEqual([]);
  });
});

describeSites(
  'Shares with a small budget of SMS',
  (site) => {
    const { sentByMember } = sharingAt(site);

    test('SEC-11 past a quarter of the budget shares go by mail alone, and codes still go', async () => {
      const numbers = ['9711111111', '9722222222', '9733333333'];
      for (const receiver_contact_no of numbers) await sentByMember({ receiver_contact_no });
      const sms = await Promise.all(numbers.map((number) => messagesTo(site(), `+91${number}`)));
      expect(sms.map(({ length }) => length)).toEqual([1, 1, 0]);
      const codes = await (await site().browse()).post(ENDPOINTS.sendCode.path, { otp_send_medium: '+919744444444', otp_type: '' });
      expect(codes.statusCode).toBe(200);
    });
  },
  { SMS_DAILY_LIMIT: '5' },
);
