import { randomUUID } from 'node:crypto';
import { ENDPOINTS, lookbookResponseSchema, MESSAGES } from '@alltalent/shared/contracts';
import { keyedHash } from '../../kernel/keyed-hash';
import { messagesTo, newestCode, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { SharesRepository } from './shares.repository';
import { aShareOf, MEMBER, PAIR, sharingAt, tokenTo } from '../../../test/support/sharing/sharing-at';

describeSites('Sharing', (site) => {
  let ids: readonly number[] = [];
  const { newest, visibleIds, share, ask, verify, prove, proved } = sharingAt(site);
  const aShare = (change: object = {}) => aShareOf(ids, change);
  const linkTo = (email: string) => tokenTo(site(), email);

  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    ids = await visibleIds();
  });

  test('API-17 API-18 one code goes to both media of the sender, and proves the pair', async () => {
    const browser = await site().browse();
    expect((await ask(browser)).json()).toEqual({ status: 1, message: MESSAGES.leadCodeSent, retry_after: 60 });
    const code = await newestCode(site(), PAIR.email);
    expect(await newestCode(site(), '+919876501234')).toBe(code);
    expect((await ask(browser)).statusCode).toBe(429);
    expect((await verify(browser, code)).json()).toEqual({ data: 1 });
    expect((await verify(browser, code)).statusCode).toBe(422);
  });

  test('REL-12 SEC-68 who asked for a code is forgotten after a day by a job, and by no request of somebody else', async () => {
    await site().dataSource.query('DELETE FROM share_sender');
    await ask(await site().browse());
    site().clock.pass(25 * 3600);
    await ask(await site().browse());
    const senders = async () => (await site().dataSource.query('SELECT * FROM share_sender')).length;
    expect(await senders()).toBe(2);
    expect(await site().app.get(OldRowsJob).run()).toBe(true);
    expect(await senders()).toBe(1);
  });

  test('API-18 SHR-03 a wrong code is refused in the words of the specification', async () => {
    const browser = await site().browse();
    await ask(browser);
    const response = await verify(browser, '000000');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'CODE_INVALID',
      message: MESSAGES.shareCodeInvalid,
      fields: { otp: MESSAGES.shareCodeInvalid },
    });
  });

  test('API-19 SHR-05 the receiver gets the sender’s words and a link that shows the profiles, in order', async () => {
    const body = aShare();
    const response = await share(await proved(), body);
    expect([response.statusCode, response.json()]).toEqual([200, { success: 200 }]);
    const [mail] = await messagesTo(site(), body.receiver_email_id);
    expect(mail).toMatchObject({ subject: 'Shared with you on All Talent: 2 profiles', replyTo: PAIR.email });
    expect(mail?.text).toContain(`Hello, Mila Sender (${PAIR.email}) chose 2 profiles on All Talent for you.`);
    expect(mail?.text).toContain('“First picks for the tea film.”');
    const anybody = await site().browse();
    const page = await anybody.get(`/api/lookbook/${await linkTo(body.receiver_email_id)}`);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { data } = lookbookResponseSchema.validateSync(page.json(), { strict: true });
    expect(data.profiles.map(({ id }) => id)).toEqual(body.selected_profiles);
    expect(data).toMatchObject({ sender_name: 'Mila Sender', receiver_first_name: 'Dev', description: body.description });
    expect(page.body).not.toContain('@');
    expect(page.body).not.toContain('98');
  });

  test('SEC-40 D13 a proof lasts fifteen minutes', async () => {
    const browser = await proved();
    site().clock.pass(899);
    expect((await share(browser, aShare())).statusCode).toBe(200);
  });

  test('SEC-40 without a proof, in another browser, for another pair or after fifteen minutes nothing is shared', async () => {
    expect((await share(await site().browse(), aShare())).statusCode).toBe(403);
    const browser = await proved();
    expect((await share(await site().browse(), aShare())).statusCode).toBe(403);
    expect((await share(browser, aShare({ email_id: 'other@example.com' }))).statusCode).toBe(403);
    expect((await share(browser, aShare({ mobile_number: '9876501235' }))).statusCode).toBe(403);
    site().clock.pass(901);
    expect((await share(browser, aShare())).json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
  });

  test('SEC-40 a code that went to one number does not prove another', async () => {
    const browser = await site().browse();
    await ask(browser);
    const code = await newestCode(site(), PAIR.email);
    expect((await verify(browser, code, { ...PAIR, mobile: '9876501235' })).statusCode).toBe(422);
    expect((await verify(browser, code)).json()).toEqual({ data: 1 });
  });

  test('SEC-40 REL-17 a share whose answer was lost is answered as at first: one mail, and no new code is asked for', async () => {
    const browser = await proved();
    const [body, key] = [aShareOf(await visibleIds()), randomUUID()];
    const first = await share(browser, body, key);
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    const second = await share(browser, body, key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await messagesTo(site(), body.receiver_email_id)).toHaveLength(1);
  });

  test('SEC-40 REL-17 a proof is good for one share: of ten at once one is sent, and its repetition answers the same', async () => {
    const browser = await proved();
    const bodies = Array.from({ length: 10 }, () => aShare());
    const responses = await Promise.all(bodies.map((body) => share(browser, body)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
    await prove(browser);
    const [body, key] = [aShare(), randomUUID()];
    const repeated = await Promise.all([share(browser, body, key), share(browser, body, key)]);
    expect(repeated.map(({ statusCode }) => statusCode).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await share(browser, body, key)).json()).toEqual({ success: 200 });
    expect(await messagesTo(site(), body.receiver_email_id)).toHaveLength(1);
  });

  test('SEC-40 the fourth message to a receiver is refused, and a proof that led to nothing is kept', async () => {
    const to = { receiver_email_id: 'wanted.receiver@example.com' };
    const browser = await site().browse();
    for (let round = 0; round < 3; round += 1) {
      await prove(browser);
      expect((await share(browser, aShare(to))).statusCode).toBe(200);
    }
    await prove(browser);
    expect((await share(browser, aShare(to))).statusCode).toBe(429);
    expect(await messagesTo(site(), to.receiver_email_id)).toHaveLength(3);
    expect((await share(browser, aShare())).statusCode).toBe(200);
  });

  test('SEC-40 a sender shares five times in an hour and ten times in a day', async () => {
    const browser = await signedIn(site(), MEMBER);
    const shareOwn = async () => (await share(browser, aShare({ email_id: MEMBER }))).statusCode;
    for (let round = 0; round < 5; round += 1) expect(await shareOwn()).toBe(200);
    expect(await shareOwn()).toBe(429);
    site().clock.pass(3601);
    for (let round = 0; round < 5; round += 1) expect(await shareOwn()).toBe(200);
    site().clock.pass(3601);
    expect(await shareOwn()).toBe(429);
  });

  test('SEC-40 hidden, unknown, doubled and too many profiles are refused in their field', async () => {
    const hidden = (await newest()).find(({ status }) => status !== 2)?.id ?? 0;
    const browser = await proved();
    const one = ids[0] ?? 0;
    for (const selected_profiles of [[], [one, hidden], [999_999_999], [one, one], Array.from({ length: 21 }, (_, index) => index + 1)]) {
      const response = await share(browser, aShare({ selected_profiles }));
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(['selected_profiles']);
    }
  });

  test('SEC-40 SHR-01 every field must be filled, names hold no addresses, and words stay words', async () => {
    const browser = await proved();
    for (const field of [
      'first_name',
      'last_name',
      'mobile_number',
      'email_id',
      'receiver_first_name',
      'receiver_last_name',
      'description',
    ]) {
      const response = await share(browser, aShare({ [field]: '  ' }));
      expect([response.statusCode, response.json().fields?.[field]]).toEqual([400, MESSAGES.fieldRequired]);
    }
    const bad = [
      'www.evil.example',
      'https://evil.example',
      'Win at evil.example',
      'Call 98765 43210',
      'Mila\r\nBcc: all',
      'x'.repeat(10_000),
    ];
    for (const first_name of bad) {
      expect((await share(browser, aShare({ first_name }))).statusCode).toBe(400);
    }
    const body = aShare({
      description: '<script>alert(1)</script>\r\nBcc: victim@evil.example\nsee https://evil.example/x',
    });
    expect((await share(browser, body)).statusCode).toBe(200);
    const [mail] = await messagesTo(site(), body.receiver_email_id);
    expect(mail?.subject).not.toMatch(/[\r\n]/u);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).not.toMatch(/https?:\/\/evil|evil\.example/u);
    expect(await messagesTo(site(), 'victim@evil.example')).toHaveLength(0);
  });

  test('SEC-40 who wants no more from a sender gets none of theirs for a year, may take it back, and still hears from others', async () => {
    const body = aShare();
    await share(await proved(), body);
    const token = await linkTo(body.receiver_email_id);
    const receiver = await site().browse();
    expect((await receiver.post(ENDPOINTS.stopShares.path, { token })).statusCode).toBe(200);
    const browser = await proved();
    const again = await share(browser, aShare({ receiver_email_id: body.receiver_email_id }));
    expect(again.json()).toMatchObject({ status: 422, code: 'MEDIUM_REFUSED' });
    expect((await share(browser, aShare({ receiver_contact_no: body.receiver_contact_no }))).statusCode).toBe(422);
    const member = await signedIn(site(), MEMBER);
    expect((await share(member, aShare({ email_id: MEMBER, receiver_email_id: body.receiver_email_id }))).statusCode).toBe(200);
    expect((await receiver.post(ENDPOINTS.resumeShares.path, { token })).statusCode).toBe(200);
    expect((await share(browser, aShare({ receiver_email_id: body.receiver_email_id }))).statusCode).toBe(200);
    expect((await receiver.post(ENDPOINTS.stopShares.path, { token })).statusCode).toBe(200);
    site().clock.pass(366 * 24 * 3600);
    expect((await share(await proved(), aShare({ receiver_email_id: body.receiver_email_id }))).statusCode).toBe(200);
  });

  test('SEC-40 a receiver who refused all messages before, when a refusal named no sender, still gets none', async () => {
    const body = aShare();
    const mediumHash = keyedHash(site().config.secretKey, `share-block:${body.receiver_email_id}`);
    await new SharesRepository(site().dataSource).block([mediumHash], site().clock.now() + 3_600_000);
    expect((await share(await proved(), body)).json()).toMatchObject({ status: 422, code: 'MEDIUM_REFUSED' });
    const member = await signedIn(site(), MEMBER);
    const other = aShare({ email_id: MEMBER, receiver_email_id: body.receiver_email_id });
    expect((await share(member, other)).json()).toMatchObject({ status: 422, code: 'MEDIUM_REFUSED' });
  });

  test('SHR-02 a user shares in the account’s own name without a code, and in no other without one', async () => {
    const browser = await signedIn(site(), MEMBER);
    expect((await share(browser, aShare({ email_id: MEMBER }))).statusCode).toBe(200);
    expect((await share(browser, aShare())).statusCode).toBe(403);
  });

  test('SEC-40 a user who types another name and a number nobody proved is named as the account is, and the number nowhere', async () => {
    const browser = await signedIn(site(), MEMBER);
    const typed = { email_id: MEMBER, first_name: 'HDFC Bank', last_name: 'Security Team', mobile_number: '9811122233' };
    const body = aShare(typed);
    expect((await share(browser, body)).statusCode).toBe(200);
    const sent = [
      ...(await messagesTo(site(), body.receiver_email_id)),
      ...(await messagesTo(site(), `+91${body.receiver_contact_no}`)),
      ...(await messagesTo(site(), MEMBER)),
    ];
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(sent)).not.toMatch(/HDFC|Security Team|9811122233/u);
    expect(sent[0]?.text).toContain(`Ritu Khanna (${MEMBER}) chose`);
    const [stored] = await site().dataSource.query('SELECT sender_name, sender_mobile FROM share ORDER BY id DESC LIMIT 1');
    expect(stored).toEqual({ sender_name: 'Ritu Khanna', sender_mobile: '' });
    const page = await (await site().browse()).get(`/api/lookbook/${await linkTo(body.receiver_email_id)}`);
    expect(page.json().data.sender_name).toBe('Ritu Khanna');
  });

  test('SEC-40 no words of a visitor go out by SMS, and the name the visitor gave the receiver goes nowhere', async () => {
    const body = aShare({ first_name: 'Your Bank', receiver_first_name: 'Lucky winner' });
    await share(await proved(), body);
    const [sms] = await messagesTo(site(), `+91${body.receiver_contact_no}`);
    expect(sms?.text).toMatch(/^Somebody shared 2 profiles with you on All Talent: http/u);
    const [mail] = await messagesTo(site(), body.receiver_email_id);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Lucky');
    expect(mail?.subject).not.toContain('Bank');
  });

  test('a link that is late or made up is no longer available', async () => {
    const body = aShare();
    await share(await proved(), body);
    const token = await linkTo(body.receiver_email_id);
    const browser = await site().browse();
    for (const other of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'short', '%00']) {
      expect([400, 404]).toContain((await browser.get(`/api/lookbook/${other}`)).statusCode);
    }
    site().clock.pass(30 * 24 * 3600 + 1);
    expect((await browser.get(`/api/lookbook/${token}`)).json()).toMatchObject({
      status: 404,
      detail: 'This link is no longer available.',
    });
  });
});
