import { accountCodeResponseSchema, ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, newestCode, signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const OTHER = 'dev.mehra@example.com';
const PHONE = '+919876543210';
const TEN_MINUTES = 600;

describeSites('Contact and step-up', (site) => {
  const account = async (browser: TestBrowser) => (await browser.get(ENDPOINTS.account.path)).json().data;
  const sendCode = (browser: TestBrowser, body: object = {}) => browser.post(ENDPOINTS.sendAccountCode.path, body);
  const change = (browser: TestBrowser, medium: string, mediumtype = 2) =>
    browser.post(ENDPOINTS.changeContact.path, { mediumtype, medium, county_code: '91' });
  const sendIn = async (browser: TestBrowser, name: 'confirmAccountCode' | 'confirmContact', medium: string): Promise<Answer> =>
    browser.post(ENDPOINTS[name].path, { otps: [...(await newestCode(site(), medium))] });
  const newestSubject = async (email: string) => (await messagesTo(site(), email))[0]?.subject;
  const stale = async (email: string) => {
    const browser = await signedIn(site(), email);
    site().clock.pass(TEN_MINUTES);
    return browser;
  };

  beforeEach(async () => {
    site().clock.pass(2 * 3600);
    await site().dataSource.query("UPDATE user_account SET login_phone = NULL, dial_code = '91', mobile_number = ''");
    await site().dataSource.query(`UPDATE user_account SET email = '${CLIENT}', login_email = '${CLIENT}' WHERE id = 'u_demo_ritu'`);
  });

  test('SEC-31 a code to the own address proves the owner for ten minutes, and the code works once', async () => {
    const browser = await stale(CLIENT);
    expect((await change(browser, 'new@example.com')).json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
    const sent = accountCodeResponseSchema.validateSync((await sendCode(browser)).json(), { strict: true });
    expect(sent).toMatchObject({ medium: 'r***@example.com', retry_after: 30 });
    expect((await sendIn(browser, 'confirmAccountCode', CLIENT)).json()).toMatchObject({ status: 200 });
    expect((await account(browser)).fresh_for).toBe(TEN_MINUTES);
    expect((await sendIn(browser, 'confirmAccountCode', CLIENT)).json()).toMatchObject({ status: 422, code: 'CODE_INVALID' });
    site().clock.pass(TEN_MINUTES);
    expect((await change(browser, 'new@example.com')).statusCode).toBe(403);
  });

  test('SEC-31 a code of the account that has expired, or was tried five times, says so', async () => {
    const browser = await stale(CLIENT);
    await sendCode(browser);
    const right = await newestCode(site(), CLIENT);
    const wrong = right === '000000' ? '000001' : '000000';
    const saidFor = async (code: string) => (await browser.post(ENDPOINTS.confirmAccountCode.path, { otps: [...code] })).json().detail;
    for (let count = 0; count < 5; count += 1) await saidFor(wrong);
    site().clock.pass(61);
    expect(await saidFor(right)).toContain('tried 5 times');
    site().clock.pass(TEN_MINUTES);
    expect(await saidFor(right)).toContain('expired: a code works for 10 minutes');
  });

  test('SEC-07 SEC-31 a code is bound to its browser and its purpose', async () => {
    const [browser, elsewhere] = [await stale(CLIENT), await stale(CLIENT)];
    await sendCode(browser);
    expect((await sendIn(elsewhere, 'confirmAccountCode', CLIENT)).statusCode).toBe(422);
    expect((await sendIn(browser, 'confirmContact', CLIENT)).statusCode).toBe(422);
    expect((await account(browser)).fresh_for).toBe(0);
    expect((await sendIn(browser, 'confirmAccountCode', CLIENT)).statusCode).toBe(200);
    expect((await account(elsewhere)).fresh_for).toBe(0);
  });

  test('SEC-31 without a confirmed number no code goes there', async () => {
    const response = await sendCode(await stale(CLIENT), { mediumtype: 1 });
    expect(response.json()).toMatchObject({
      status: 422,
      code: 'MEDIUM_REFUSED',
      fields: { mediumtype: expect.stringContaining('phone') },
    });
  });

  test('SEC-31 a login by code within ten minutes needs no second code', async () => {
    const browser = await signedIn(site(), CLIENT);
    site().clock.pass(TEN_MINUTES - 1);
    expect((await change(browser, 'moved@example.com')).statusCode).toBe(200);
  });

  test('SEC-31 a new address counts after its own code: old and new are told, other sessions end', async () => {
    const [browser, elsewhere] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    await site().dataSource.query(`UPDATE user_account SET login_phone = '${PHONE}' WHERE id = 'u_demo_ritu'`);
    expect((await change(browser, ' Ritu.New@Example.com ')).json()).toMatchObject({ status: 200, medium: 'r***@example.com' });
    expect((await account(browser)).email).toBe(CLIENT);
    expect((await sendIn(browser, 'confirmContact', 'ritu.new@example.com')).json()).toMatchObject({ status: 200 });
    expect(await account(browser)).toMatchObject({ email: 'ritu.new@example.com', is_email_confirmed: true });
    expect((await elsewhere.get(ENDPOINTS.account.path)).statusCode).toBe(401);
    const [notice] = await messagesTo(site(), CLIENT);
    expect(notice?.subject).toBe('Your All Talent account: the email address was changed');
    expect(notice?.text).toMatch(/November 2026 at \d{1,2}:\d\d [ap]m IST the email address[^]*Unknown device[^]*If it was not you/u);
    expect((await messagesTo(site(), PHONE))[0]?.text).toContain('the email address was changed');
    expect(JSON.stringify([notice, await messagesTo(site(), PHONE)])).not.toContain('ritu.new');
  });

  test('SEC-31 LOG-08 a phone number is confirmed by a code and opens the account afterwards', async () => {
    const browser = await signedIn(site(), CLIENT);
    expect((await change(browser, '98765 43210', 1)).json()).toMatchObject({ status: 200, medium: '******10' });
    expect((await sendIn(browser, 'confirmContact', PHONE)).statusCode).toBe(200);
    expect(await account(browser)).toMatchObject({ county_code: '91', contact_no: '9876543210', is_contact_no_confirmed: true });
    expect(await newestSubject(CLIENT)).toContain('the phone number was changed');
    site().clock.pass(3600);
    expect((await sendCode(browser, { mediumtype: 1 })).json()).toMatchObject({ medium: '******10' });
  });

  test('SEC-14 an address of another account is told only to who proves to own it', async () => {
    const browser = await signedIn(site(), CLIENT);
    const [taken, free] = [await change(browser, OTHER), await change(browser, 'free@example.com')];
    expect(taken.statusCode).toBe(200);
    expect({ ...taken.json(), medium: '', message: '' }).toEqual({ ...free.json(), medium: '', message: '' });
    site().clock.pass(60);
    await change(browser, OTHER);
    const response = await sendIn(browser, 'confirmContact', OTHER);
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'CONTACT_TAKEN',
      fields: { medium: expect.stringContaining('another account') },
    });
    expect((await account(browser)).email).toBe(CLIENT);
  });

  test('REL-18 of two users who confirm one address at once, one gets it', async () => {
    const browsers = [await signedIn(site(), CLIENT), await signedIn(site(), 'meher.kaul@example.com')];
    const codes: string[] = [];
    for (const browser of browsers) {
      site().clock.pass(31);
      await change(browser, 'shared.box@example.com');
      codes.push(await newestCode(site(), 'shared.box@example.com'));
    }
    const responses = await Promise.all(
      browsers.map((browser, index) => browser.post(ENDPOINTS.confirmContact.path, { otps: [...(codes[index] ?? '')] })),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });

  test('SEC-31 the own address again, and one of the other kind, are refused in their field', async () => {
    const browser = await signedIn(site(), CLIENT);
    expect((await change(browser, CLIENT)).json()).toMatchObject({ status: 400, fields: { medium: expect.stringContaining('already') } });
    expect((await change(browser, 'ritu@example.com', 1)).json().fields).toEqual({ medium: 'Please Enter Phone Number' });
    expect((await change(browser, '9876543210', 2)).json().fields).toEqual({ medium: 'Please Enter Email ID' });
    expect((await change(browser, '12345', 1)).json().fields).toEqual({ medium: 'Please Enter Phone Number' });
  });

  test('SEC-31 LOG-09 a new password ends other sessions and is told to its owner; an easy one is refused in its field', async () => {
    const [browser, elsewhere] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    const set = (password: string) => browser.post(ENDPOINTS.setPassword.path, { password });
    for (const easy of ['too short', 'Ritu Khanna Ritu Khanna', 'aaaaaaaaaaaaaaaa', '123456789012345']) {
      expect(Object.keys((await set(easy)).json().fields)).toEqual(['password']);
    }
    expect((await elsewhere.get(ENDPOINTS.account.path)).statusCode).toBe(200);
    expect((await set('monsoon over Marine Drive')).json()).toMatchObject({ status: 200 });
    expect((await elsewhere.get(ENDPOINTS.account.path)).statusCode).toBe(401);
    expect(await newestSubject(CLIENT)).toBe('Your All Talent account: a password was set');
    expect((await account(browser)).has_password).toBe(true);
    site().clock.pass(TEN_MINUTES);
    expect((await set('monsoon over Marine Drive')).json()).toMatchObject({ code: 'FRESH_CODE_NEEDED' });
  });
});
