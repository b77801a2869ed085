import { ENDPOINTS, MESSAGES, verifyCodeResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, logIn, newestCode, sendIn } from '../../testing/log-in';
import { describeSites } from '../../testing/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const DETAILS = ENDPOINTS.userDetails.path;
const REFUSAL = { status: 422, code: 'CODE_INVALID', detail: 'This code does not work. Check the digits, or ask for a new code.' };

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describeSites('Sending a code in', (site) => {
  const countAttempts = async () => Number((await site().dataSource.query('SELECT SUM(attempts) AS total FROM login_code'))[0].total);

  beforeEach(() => site().clock.pass(2 * 3600));

  test('API-06 an account logs in: a new session, its id, and where to go', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const answer = await sendIn(browser, CLIENT, await newestCode(site(), CLIENT), { redirect_url: '/jobs?page=2' });
    expect(answer.statusCode).toBe(200);
    const body = verifyCodeResponseSchema.validateSync(answer.json(), { strict: true });
    expect(body).toMatchObject({ status: 200, account_status: 1, is_login: true, redirect_url: '/jobs?page=2' });
    expect((await browser.post(DETAILS)).json()).toMatchObject({ user_id: body.user_id, email: CLIENT });
  });

  test('API-06 a new address is verified but not logged in', async () => {
    const browser = await site().browse();
    await askForCode(browser, 'first.timer@example.com');
    const answer = await sendIn(browser, 'first.timer@example.com', await newestCode(site(), 'first.timer@example.com'), {
      account_status: 1,
    });
    const body = verifyCodeResponseSchema.validateSync(answer.json(), { strict: true });
    expect(body).toMatchObject({ status: 200, account_status: 2, is_login: false });
    expect(body.user_id).toBeUndefined();
    expect((await browser.post(DETAILS)).statusCode).toBe(401);
  });

  test('API-06 a talent accepts the terms once', async () => {
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

  test('SEC-03 API-06 a wrong, a late and a used code are refused in the same words', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    expect((await sendIn(browser, CLIENT, other(code))).json()).toMatchObject(REFUSAL);
    site().clock.pass(601);
    expect((await sendIn(browser, CLIENT, code)).json()).toMatchObject(REFUSAL);
    expect((await sendIn(browser, 'nobody@example.com', code)).json()).toMatchObject(REFUSAL);
    await logIn(site(), CLIENT, browser);
    expect((await sendIn(browser, CLIENT, await newestCode(site(), CLIENT))).json()).toMatchObject(REFUSAL);
  });

  test('SEC-03 a code lives for ten minutes', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    site().clock.pass(599);
    expect((await sendIn(browser, CLIENT, await newestCode(site(), CLIENT))).statusCode).toBe(200);
  });

  test('SEC-04 after five wrong codes the right one is refused, too, also when fifty come at once', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendIn(browser, CLIENT, other(code))));
    expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true);
    const rows = await site().dataSource.query('SELECT MAX(attempts) AS attempts FROM login_code');
    expect(Number(rows[0].attempts)).toBe(5);
    expect((await sendIn(browser, CLIENT, code)).json()).toMatchObject(REFUSAL);
  });

  test('SEC-05 of twenty right codes at once exactly one logs in', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    const code = await newestCode(site(), CLIENT);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendIn(browser, CLIENT, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
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
    expect((await sendIn(stranger, CLIENT, code)).statusCode).toBe(422);
    if (code !== (await newestCode(site(), TALENT))) expect((await sendIn(stranger, TALENT, code)).statusCode).toBe(422);
    expect((await sendIn(browser, CLIENT, code)).statusCode).toBe(200);
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
    const answer = await browser.post(ENDPOINTS.verifyCode.path, { opt_sent_medium: CLIENT, mediumtype: 2, otps });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).every((field) => field.startsWith('otps'))).toBe(true);
    expect(await countAttempts()).toBe(attempts);
  });

  test('API-06 sign-in ways that are not configured are told as missing', async () => {
    const answer = await (await site().browse()).get(ENDPOINTS.signInWays.path);
    expect(answer.json()).toEqual({ status: 200, data: { google: false, facebook: false } });
  });
});
