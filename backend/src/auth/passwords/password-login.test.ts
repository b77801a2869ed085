import { ENDPOINTS, verifyCodeResponseSchema } from '@alltalent/shared/contracts';
import { hash } from '@node-rs/argon2';
import { logIn as logInByCode, signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { PasswordsService } from './passwords.service';
import { CLIENT, CLIENT_ID, FAILED, PASSWORD, tryPassword as tryAt } from '../../../test/support/passwords/try-password';

const HOUR = 3600;

describeSites('Password login', (site) => {
  const tryPassword = (password: string, more: object = {}, browser?: TestBrowser) => tryAt(site(), { password, ...more }, browser);
  const details = (browser: TestBrowser) => browser.post(ENDPOINTS.userDetails.path);
  const query = (sql: string) => site().dataSource.query(sql);

  beforeEach(async () => {
    site().clock.pass(2 * HOUR);
    await site().app.get(PasswordsService).set(CLIENT_ID, PASSWORD);
  });

  test('LOG-09 the right password logs in, answered as a login by code', async () => {
    const browser = await site().browse();
    const response = await tryPassword(PASSWORD, { username: ` ${CLIENT.toUpperCase()} `, redirect_url: '/jobs?page=2' }, browser);
    expect(response.statusCode).toBe(200);
    const body = verifyCodeResponseSchema.validateSync(response.json(), { strict: true });
    expect(body).toMatchObject({ account_status: 1, is_login: true, redirect_url: '/jobs?page=2', user_id: CLIENT_ID });
    expect((await details(browser)).json()).toMatchObject({ email: CLIENT });
  });

  test('SEC-26 LOG-09 an address to go to that is not ours becomes the home page', async () => {
    expect((await tryPassword(PASSWORD, { redirect_url: '//evil.example' })).json()).toMatchObject({ redirect_url: '/' });
  });

  test('LOG-09 a phone number opens the account, with 91 as its country unless another is chosen', async () => {
    await query(`UPDATE user_account SET login_phone = '+919876543210' WHERE id = '${CLIENT_ID}'`);
    expect((await tryPassword(PASSWORD, { username: '98765 43210' })).statusCode).toBe(200);
    expect((await tryPassword(PASSWORD, { username: '9876543210', country_code: '+91' })).statusCode).toBe(200);
    expect((await tryPassword(PASSWORD, { username: '2015550123', country_code: '1' })).json()).toMatchObject(FAILED);
    expect((await tryPassword(PASSWORD, { username: '12345' })).json().fields).toEqual({ username: 'Please Enter Phone Number' });
  });

  test('LOG-09 SEC-22 remember me is a longer session; without it the session ends with the browser, after 12 hours of silence or a day', async () => {
    const [series, brief, busy] = await Promise.all([site().browse(), site().browse(), site().browse()]);
    const cookieOf = (response: Answer) => [response.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-sid='));
    expect(cookieOf(await tryPassword(PASSWORD, { remember_me: 1 }, series))).toContain(`Max-Age=${30 * 24 * HOUR}`);
    expect(cookieOf(await tryPassword(PASSWORD, { remember_me: 0 }, brief))).not.toContain('Max-Age');
    await tryPassword(PASSWORD, {}, busy);
    site().clock.pass(11 * HOUR);
    expect((await details(busy)).statusCode).toBe(200);
    site().clock.pass(HOUR + 60);
    expect((await details(brief)).statusCode).toBe(401);
    expect((await details(busy)).statusCode).toBe(200);
    site().clock.pass(11 * HOUR);
    expect((await details(busy)).statusCode).toBe(200);
    site().clock.pass(2 * HOUR);
    expect((await details(busy)).statusCode).toBe(401);
    expect((await details(series)).statusCode).toBe(200);
  });

  test('LOG-06 LOG-09 a talent who never accepted the terms is sent to the login by code, after the right password only', async () => {
    const talent = { username: 'meher.kaul@example.com' };
    await site().app.get(PasswordsService).set('u_demo_meher', PASSWORD);
    expect((await tryPassword('not the right words', talent)).json()).toMatchObject(FAILED);
    const refused = await tryPassword(PASSWORD, talent);
    expect(refused.json()).toMatchObject({ status: 422, code: 'TERMS_REQUIRED', detail: expect.stringContaining('log in with a code') });
    await logInByCode(site(), talent.username);
    expect((await tryPassword(PASSWORD, talent)).statusCode).toBe(200);
  });

  test('SEC-23 LOG-09 a closed account is told so after the right password only', async () => {
    await query(`UPDATE user_account SET status = 'suspended' WHERE id = '${CLIENT_ID}'`);
    expect((await tryPassword('not the right words')).json()).toMatchObject(FAILED);
    const response = await tryPassword(PASSWORD);
    expect(response.json()).toMatchObject({ status: 403, code: 'ACCOUNT_CLOSED', detail: expect.stringContaining('suspended') });
    expect(response.cookies.map(({ name }) => name)).not.toContain('__Host-sid');
    await query(`UPDATE user_account SET status = 'active' WHERE id = '${CLIENT_ID}'`);
  });

  test('SEC-21 SEC-24 the login gives a new id and a new token, and the ones before it are worthless', async () => {
    const browser = await site().browse();
    const [sid = '', token] = [browser.cookies.get('__Host-sid'), browser.token];
    await tryPassword(PASSWORD, {}, browser);
    expect(browser.cookies.get('__Host-sid')).not.toBe(sid);
    const planted = await site().browse();
    planted.cookies.set('__Host-sid', sid).set('XSRF-TOKEN', token);
    expect((await details(planted)).statusCode).toBe(401);
    expect((await browser.post(ENDPOINTS.userDetails.path, {}, { 'x-xsrf-token': token })).statusCode).toBe(403);
  });

  test('SEC-31 a password proves no fresh owner: changes still ask for a code', async () => {
    const browser = await site().browse();
    await tryPassword(PASSWORD, {}, browser);
    const response = await browser.post(ENDPOINTS.setPassword.path, { password: 'another quiet sentence' });
    expect(response.json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
  });

  test('D1 LOG-09 the password is stored as Argon2id of 19 MiB and two passes, and stands in no log', async () => {
    await tryPassword(PASSWORD);
    const [row] = await query(`SELECT digest FROM user_password WHERE user_id = '${CLIENT_ID}'`);
    expect(row.digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(site().log.join('')).not.toContain(PASSWORD);
  });

  test('D1 a digest of lower cost is made again at the next login; letters written in two ways are one password', async () => {
    const weak = await hash('caf\u00e9 by the sea, always', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await query(`UPDATE user_password SET digest = '${weak}' WHERE user_id = '${CLIENT_ID}'`);
    expect((await tryPassword('cafe\u0301 by the sea, always')).statusCode).toBe(200);
    const [row] = await query(`SELECT digest FROM user_password WHERE user_id = '${CLIENT_ID}'`);
    expect(row.digest).toContain('m=19456,t=2,p=1');
    expect((await tryPassword('caf\u00e9 by the sea, always')).statusCode).toBe(200);
  });

  test.each([
    [{}, ['password', 'username']],
    [{ username: CLIENT }, ['password']],
    [{ username: 'no address', password: PASSWORD }, ['username']],
    [{ username: [CLIENT], password: PASSWORD }, ['username']],
    [{ username: CLIENT, password: { $gt: '' } }, ['password']],
    [{ username: CLIENT, password: 'x'.repeat(129) }, ['password']],
    [{ username: CLIENT, password: PASSWORD, remember_me: 2 }, ['remember_me']],
    [{ username: CLIENT, password: PASSWORD, country_code: 'India' }, ['country_code']],
    [{ username: CLIENT, password: PASSWORD, redirect_url: `/${'x'.repeat(2048)}` }, ['redirect_url']],
  ])('REL-23 %j is refused in its field', async (body, fields) => {
    const response = await (await site().browse()).post(ENDPOINTS.passwordLogin.path, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields).sort()).toEqual(fields);
  });

  test('SEC-29 a restricted user in the same browser may not use it', async () => {
    expect((await tryPassword(PASSWORD, {}, await signedIn(site(), 'sana.mirza@example.com'))).statusCode).toBe(403);
  });
});
