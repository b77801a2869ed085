import { ENDPOINTS, MESSAGES, verifyCodeResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, logIn, newestCode, sendIn } from '../../../test/support/log-in';
import { answersBut, type TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const DETAILS = ENDPOINTS.userDetails.path;
const REFUSAL = { status: 422, code: 'CODE_INVALID', detail: 'This code does not work. Check the digits, or ask for a new code.' };

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describeSites('Sending a code in', (site) => {
  const countAttempts = async () => Number((await site().dataSource.query('SELECT SUM(attempts) AS total FROM one_time_code'))[0].total);
  const setStatus = (email: string, status: string) =>
    site().dataSource.query('UPDATE user_account SET status = ? WHERE login_email = ?', [status, email]);

  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM one_time_code');
    site().clock.pass(25 * 3600);
  });

  test('API-06 LOG-07 an account logs in: a new session, its id, and where to go', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const response = await sendIn(browser, CLIENT, await newestCode(site(), CLIENT), { redirect_url: '/jobs?page=2' });
    expect(response.statusCode).toBe(200);
    const body = verifyCodeResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toMatchObject({ status: 200, account_status: 1, is_login: true, redirect_url: '/jobs?page=2' });
    expect((await browser.post(DETAILS)).json()).toMatchObject({ user_id: body.user_id, email: CLIENT });
  });

  test('SEC-26 API-06 an address elsewhere is never where a login leads', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const response = await sendIn(browser, CLIENT, await newestCode(site(), CLIENT), { redirect_url: '//evil.example' });
    expect(response.json()).toMatchObject({ is_login: true, redirect_url: '/' });
  });

  test('SEC-14 API-06 LOG-07 a new address is verified but not logged in, whatever account_status is sent', async () => {
    const browser = await site().browse();
    await askForCode(browser, 'first.timer@example.com');
    const response = await sendIn(browser, 'first.timer@example.com', await newestCode(site(), 'first.timer@example.com'), {
      account_status: 1,
    });
    const body = verifyCodeResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toMatchObject({ status: 200, account_status: 2, is_login: false });
    expect(body.user_id).toBeUndefined();
    expect((await browser.post(DETAILS)).statusCode).toBe(401);
  });

  test('LOG-06 API-06 a talent accepts the terms once; until then the code stays usable', async () => {
    const browser = await site().browse();
    expect((await askForCode(browser, TALENT)).json().tnc_agree_show).toBe(1);
    const code = await newestCode(site(), TALENT);
    const refused = await sendIn(browser, TALENT, code);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'TERMS_REQUIRED', fields: { agree_tnc: MESSAGES.checkTerms } });
    expect((await sendIn(browser, TALENT, code, { agree_tnc: 1 })).json().is_login).toBe(true);
    site().clock.pass(60);
    expect((await askForCode(await site().browse(), TALENT)).json().tnc_agree_show).toBe(0);
  });

  test('SEC-03 API-06 the browser that asked is told that its code has expired, is used up or was used; another browser is told nothing', async () => {
    const refusalOf = async (browser: TestBrowser, email: string, code: string) => (await sendIn(browser, email, code)).json();
    const [browser, stranger] = [await site().browse(), await site().browse()];
    const email = 'told.why@example.com';
    await askForCode(browser, email);
    const code = await newestCode(site(), email);
    for (let count = 0; count < 5; count += 1) expect(await refusalOf(browser, email, other(code))).toMatchObject(REFUSAL);
    expect(await refusalOf(browser, email, code)).toMatchObject({ code: 'CODE_INVALID', detail: expect.stringContaining('tried 5 times') });
    expect(await refusalOf(stranger, email, code)).toMatchObject(REFUSAL);
    site().clock.pass(601);
    const expired = expect.stringContaining('expired: a code works for 10 minutes');
    expect(await refusalOf(browser, email, code)).toMatchObject({ code: 'CODE_INVALID', detail: expired, fields: { otps: expired } });
    expect(await refusalOf(stranger, email, code)).toMatchObject(REFUSAL);
    await askForCode(browser, email);
    const next = await newestCode(site(), email);
    expect((await sendIn(browser, email, next)).statusCode).toBe(200);
    const used = expect.stringContaining('used already');
    expect(await refusalOf(browser, email, next)).toMatchObject({ code: 'CODE_INVALID', detail: used, fields: { otps: used } });
    expect(await refusalOf(stranger, email, next)).toMatchObject(REFUSAL);
  });

  test('SEC-03 API-06 a wrong code, one for nobody and one of another browser are refused in the same words', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    expect((await sendIn(browser, CLIENT, other(code))).json()).toMatchObject(REFUSAL);
    expect((await sendIn(await site().browse(), CLIENT, code)).json()).toMatchObject(REFUSAL);
    expect((await sendIn(browser, 'nobody@example.com', code)).json()).toMatchObject(REFUSAL);
    await logIn(site(), CLIENT, browser);
    expect((await sendIn(browser, CLIENT, await newestCode(site(), CLIENT))).json()).toMatchObject(REFUSAL);
  });

  test('SEC-03 a code lives for ten minutes', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    site().clock.pass(590);
    expect((await sendIn(browser, CLIENT, await newestCode(site(), CLIENT))).statusCode).toBe(200);
  });

  test('SEC-04 after five wrong codes the right one is refused, too', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    for (let count = 0; count < 5; count += 1) expect((await sendIn(browser, CLIENT, other(code))).json()).toMatchObject(REFUSAL);
    site().clock.pass(61);
    expect((await sendIn(browser, CLIENT, code)).json()).toMatchObject({ status: 422, code: 'CODE_INVALID' });
  });

  test('SEC-04 fifty wrong codes at once count five, and the right one is refused', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendIn(browser, CLIENT, other(code))));
    expect(answersBut([422, 429], responses)).toEqual([]);
    expect(await countAttempts()).toBe(5);
    site().clock.pass(61);
    expect((await sendIn(browser, CLIENT, code)).json()).toMatchObject({ status: 422, code: 'CODE_INVALID' });
  });

  test('SEC-05 of twenty right codes at once exactly one logs in, and the code never works again', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    const sessions = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM user_session'))[0].total);
    const before = await sessions();
    const sid = browser.cookies.get('__Host-sid') ?? '';
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendIn(browser, CLIENT, code)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
    const replay = await site().browse();
    replay.cookies.set('__Host-sid', sid);
    await replay.get('/api/xsrf');
    site().clock.pass(61);
    expect((await sendIn(replay, CLIENT, code)).json()).toMatchObject({ status: 422, code: 'CODE_INVALID' });
  });

  test('SEC-06 a newer code makes the former one worthless', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const former = await newestCode(site(), CLIENT);
    site().clock.pass(31);
    await askForCode(browser, CLIENT);
    const newer = await newestCode(site(), CLIENT);
    if (former !== newer) expect((await sendIn(browser, CLIENT, former)).statusCode).toBe(422);
    expect((await sendIn(browser, CLIENT, newer)).statusCode).toBe(200);
  });

  test('SEC-07 a code works for its address and in the browser that asked, nowhere else', async () => {
    const browser = await site().browse();
    const stranger = await site().browse();
    await askForCode(browser, CLIENT);
    await askForCode(stranger, TALENT);
    const code = await newestCode(site(), CLIENT);
    for (let count = 0; count < 6; count += 1) expect((await sendIn(stranger, CLIENT, code)).statusCode).toBe(422);
    if (code !== (await newestCode(site(), TALENT))) expect((await sendIn(browser, TALENT, code)).statusCode).toBe(422);
    expect((await sendIn(browser, CLIENT, code)).statusCode).toBe(200);
  });

  test('SEC-09 six wrong codes a minute and thirty an hour come through from one browser; right ones count nothing', async () => {
    const guesser = await site().browse();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await sendIn(guesser, `g${count}@example.com`, '000000')).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    expect((await sendIn(await site().browse(), 'g9@example.com', '000000')).statusCode).toBe(422);
    for (let minute = 0; minute < 4; minute += 1) {
      site().clock.pass(61);
      for (let count = 0; count < 6; count += 1) expect((await sendIn(guesser, 'g@example.com', '000000')).statusCode).toBe(422);
    }
    site().clock.pass(61);
    expect((await sendIn(guesser, 'g@example.com', '000000')).statusCode).toBe(429);
    const crowd = await Promise.all(Array.from({ length: 10 }, () => site().browse('10.200.1.1')));
    for (const [index, browser] of crowd.entries()) {
      const email = `neighbour${index}@example.com`;
      if (index % 3 === 0) site().clock.pass(61);
      await askForCode(browser, email);
      expect((await sendIn(browser, email, await newestCode(site(), email))).statusCode).toBe(200);
    }
  });

  test('ROLE-02 API-06 a closed account is told so after the right code, never before', async () => {
    for (const status of ['suspended', 'terminated']) {
      site().clock.pass(3600);
      await setStatus(CLIENT, status);
      const browser = await site().browse();
      expect((await askForCode(browser, CLIENT)).json()).toMatchObject({ status: 200, account_status: 1 });
      const code = await newestCode(site(), CLIENT);
      expect((await sendIn(browser, CLIENT, other(code))).json()).toMatchObject(REFUSAL);
      const response = await sendIn(browser, CLIENT, code);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'ACCOUNT_CLOSED',
        detail: expect.stringMatching(new RegExp(`${status}.*contact page`, 'u')),
      });
      expect((await browser.post(DETAILS)).statusCode).toBe(401);
    }
    await setStatus(CLIENT, 'active');
  });

  test.each([
    [[{ $gt: '' }, '1', '2', '3', '4', '5']],
    [[1, 2, 3, 4, 5, 6]],
    [['1', '2', '3', '4', '5', '6', '7']],
    [['1', '2', '3', '4', '5']],
    [[['1'], '2', '3', '4', '5', '6']],
    [['١', '٢', '٣', '٤', '٥', '٦']],
    [['1', '2', '3', '4', '5', '']],
    [true],
    ['123456'],
    [{ length: 6 }],
    [null],
  ])('SEC-16 %j is no code and never reaches the comparison', async (otps) => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const attempts = await countAttempts();
    const response = await browser.post(ENDPOINTS.verifyCode.path, { opt_sent_medium: CLIENT, mediumtype: 2, otps });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields).every((field) => field.startsWith('otps'))).toBe(true);
    expect(await countAttempts()).toBe(attempts);
  });
});
