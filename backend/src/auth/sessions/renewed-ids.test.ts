import { ENDPOINTS } from '@alltalent/shared/contracts';
import { askForCode, newestCode, sendIn, signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { proved, signUp } from '../../../test/support/auth/join';
import { aShareOf, sharingAt } from '../../../test/support/sharing/sharing-at';

const CLIENT = 'ritu.khanna@example.com';
const TEN_MINUTES = 600;

describeSite('Ids of browsers in which something is proved', (site) => {
  const { share, ask, verify, prove, visibleIds } = sharingAt(site);
  const details = async (browser: TestBrowser) => (await browser.post(ENDPOINTS.userDetails.path)).statusCode;
  const idOf = (browser: TestBrowser) => browser.cookies.get('__Host-sid') ?? '';
  const confirm = async (browser: TestBrowser, name: 'confirmAccountCode' | 'confirmContact', medium: string): Promise<Answer> =>
    browser.post(ENDPOINTS[name].path, { otps: [...(await newestCode(site(), medium))] });
  /** The browser of somebody who knows the id that this one has now. */
  const planter = async (browser: TestBrowser) => {
    const other = await site().browse();
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    return other;
  };

  beforeEach(() => site().clock.pass(2 * 3600));

  test('SEC-21 a code to a new address gives a new id: the one before it makes no account', async () => {
    const email = 'fixed.once@example.com';
    const browser = await site().browse();
    const planted = await planter(browser);
    await proved(site(), email, browser);
    expect(idOf(browser)).not.toBe(idOf(planted));
    expect((await planted.get(ENDPOINTS.joinProgress.path)).json()).toMatchObject({ data: null });
    expect((await signUp(planted, { signup_sent_medium_val: email })).json()).toMatchObject({ status: '0', is_login: false });
    expect((await browser.get(ENDPOINTS.joinProgress.path)).json()).toMatchObject({ data: { step: 'sign_up', medium: email } });
    expect((await signUp(browser, { signup_sent_medium_val: email })).json()).toMatchObject({ status: 1, is_login: true });
  });

  test('SEC-21 while a finished sign-up still answers repetitions, the id before the code gets into no account', async () => {
    const email = 'fixed.twice@example.com';
    const browser = await site().browse();
    const planted = await planter(browser);
    await proved(site(), email, browser);
    const repeated = await planter(browser);
    await signUp(browser, { signup_sent_medium_val: email });
    expect((await signUp(planted, { signup_sent_medium_val: email })).json()).toMatchObject({ status: '0', is_login: false });
    expect(await details(planted)).toBe(401);
    expect((await signUp(repeated, { signup_sent_medium_val: email })).json()).toMatchObject({ status: 1, is_login: true });
  });

  test('SEC-21 a user who proves another medium stays logged in, under a new id', async () => {
    const browser = await signedIn(site(), CLIENT);
    const planted = await planter(browser);
    await askForCode(browser, 'ritu.second@example.com');
    await sendIn(browser, 'ritu.second@example.com', await newestCode(site(), 'ritu.second@example.com'));
    expect([await details(browser), await details(planted)]).toEqual([200, 401]);
  });

  test('SEC-21 the code of a share gives a new id: the one before it shares nothing in the name of the sender', async () => {
    const browser = await site().browse();
    const planted = await planter(browser);
    await prove(browser);
    const body = aShareOf(await visibleIds());
    expect((await share(planted, body)).json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
    expect((await share(browser, body)).statusCode).toBe(200);
  });

  test('SEC-21 the code of a share that is wrong changes no id', async () => {
    const browser = await site().browse();
    const before = idOf(browser);
    await ask(browser);
    expect((await verify(browser, '000000')).statusCode).toBe(422);
    expect(idOf(browser)).toBe(before);
  });

  test('SEC-21 SEC-31 a code that proves the owner gives a new id: the one before it changes nothing', async () => {
    const browser = await signedIn(site(), CLIENT);
    site().clock.pass(TEN_MINUTES);
    await browser.post(ENDPOINTS.sendAccountCode.path);
    const planted = await planter(browser);
    const response = await confirm(browser, 'confirmAccountCode', CLIENT);
    expect(response.statusCode).toBe(200);
    expect([await details(browser), await details(planted)]).toEqual([200, 401]);
    expect((await browser.get(ENDPOINTS.account.path)).json().data.fresh_for).toBe(TEN_MINUTES);
    const cookie = [response.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-sid='));
    expect(cookie).toContain(`Max-Age=${30 * 24 * 3600 - TEN_MINUTES};`);
  });

  test('SEC-21 SEC-31 a new address gives a new id, and every other session ends', async () => {
    const [browser, elsewhere] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    await browser.post(ENDPOINTS.changeContact.path, { mediumtype: 2, medium: 'ritu.moved@example.com', county_code: '91' });
    const planted = await planter(browser);
    expect((await confirm(browser, 'confirmContact', 'ritu.moved@example.com')).statusCode).toBe(200);
    expect([await details(browser), await details(planted), await details(elsewhere)]).toEqual([200, 401, 401]);
    await site().dataSource.query(`UPDATE user_account SET email = '${CLIENT}', login_email = '${CLIENT}' WHERE id = 'u_demo_ritu'`);
  });

  test('SEC-21 a new password gives a new id, and every other session ends', async () => {
    const [browser, elsewhere] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    const planted = await planter(browser);
    expect((await browser.post(ENDPOINTS.setPassword.path, { password: 'another quiet sentence' })).statusCode).toBe(200);
    expect([await details(browser), await details(planted), await details(elsewhere)]).toEqual([200, 401, 401]);
  });

  test('SEC-22 a session that ends with the browser does so under its new id too, and no later', async () => {
    await site().dataSource.query(`UPDATE user_account SET role_id = '1' WHERE login_email = '${CLIENT}'`);
    const browser = await signedIn(site(), CLIENT);
    await browser.post(ENDPOINTS.sendAccountCode.path);
    const response = await confirm(browser, 'confirmAccountCode', CLIENT);
    const cookie = [response.headers['set-cookie']].flat().find((line) => line?.startsWith('__Host-sid='));
    expect(cookie).not.toContain('Max-Age');
    site().clock.pass(31 * 60);
    expect(await details(browser)).toBe(401);
    await site().dataSource.query(`UPDATE user_account SET role_id = '7' WHERE login_email = '${CLIENT}'`);
  });
});
