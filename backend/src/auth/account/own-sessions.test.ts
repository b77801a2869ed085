import { ENDPOINTS, sessionListResponseSchema } from '@alltalent/shared/contracts';
import { logIn, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const MINUTE = 60;
const DAY = 24 * 3600;

describeSite('The own sessions', (site) => {
  const details = async (browser: TestBrowser) => (await browser.post(ENDPOINTS.userDetails.path)).statusCode;
  const list = async (browser: TestBrowser) =>
    sessionListResponseSchema.validateSync((await browser.get(ENDPOINTS.accountSessions.path)).json(), { strict: true }).data;
  const end = (browser: TestBrowser, id: string) => browser.post(ENDPOINTS.endAccountSession.path, { session_id: id });

  beforeEach(() => site().dataSource.query('DELETE FROM user_session'));

  test('SEC-22 after seven days of silence and a minute the session is over; with activity after thirty days', async () => {
    const [silent, busy] = [await signedIn(site(), CLIENT), await signedIn(site(), TALENT)];
    for (let week = 0; week < 4; week += 1) {
      site().clock.pass(7 * DAY - MINUTE);
      expect(await details(busy)).toBe(200);
      if (week === 0) expect(await details(silent)).toBe(200);
    }
    expect(await details(silent)).toBe(401);
    site().clock.pass(2 * DAY);
    expect(await details(busy)).toBe(200);
    site().clock.pass(5 * MINUTE);
    expect(await details(busy)).toBe(401);
  });

  test('SEC-22 a week of silence and one minute more', async () => {
    const browser = await signedIn(site(), CLIENT);
    site().clock.pass(7 * DAY + MINUTE);
    expect(await details(browser)).toBe(401);
  });

  test('SEC-22 staff are out after half an hour of silence, and after twelve hours in any case', async () => {
    await site().dataSource.query(`UPDATE user_account SET role_id = '1' WHERE login_email = '${CLIENT}'`);
    const [silent, busy] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    for (let count = 0; count < 24; count += 1) {
      site().clock.pass(30 * MINUTE - 1);
      expect(await details(busy)).toBe(200);
    }
    expect(await details(silent)).toBe(401);
    site().clock.pass(MINUTE);
    expect(await details(busy)).toBe(401);
    await site().dataSource.query(`UPDATE user_account SET role_id = '7' WHERE login_email = '${CLIENT}'`);
  });

  test('SEC-22 the eleventh login ends the first', async () => {
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 10; count += 1) {
      browsers.push(await signedIn(site(), CLIENT));
      site().clock.pass(1);
    }
    const [first, second] = browsers;
    if (!first || !second) throw new Error('Ten browsers are logged in.');
    expect(await details(first)).toBe(200);
    const eleventh = await signedIn(site(), CLIENT);
    expect([await details(first), await details(second), await details(eleventh)]).toEqual([401, 200, 200]);
    expect(await list(eleventh)).toHaveLength(10);
  });

  test('SEC-22 the newest of many logins in one moment is never the one to go', async () => {
    for (let count = 0; count < 25; count += 1) expect(await details(await signedIn(site(), CLIENT))).toBe(200);
    expect(await list(await signedIn(site(), CLIENT))).toHaveLength(10);
  });

  test('SEC-22 open sessions are listed with device and place, the newest first, and none opens anything', async () => {
    const phone = await logIn(site(), CLIENT);
    site().clock.pass(DAY);
    const desk = await signedIn(site(), CLIENT);
    const sessions = await list(desk);
    expect(sessions.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({
      device: expect.any(String),
      place: 'Unknown place',
      seen_at: new Date(site().clock.now()).toISOString(),
    });
    const text = JSON.stringify(sessions);
    for (const browser of [phone, desk]) expect(text).not.toContain(browser.cookies.get('__Host-sid'));
  });

  test('SEC-22 SEC-23 one of them is ended, or all others; an ended one is out at once', async () => {
    const [own, lost, old] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    const lostId = (await list(lost)).find(({ is_current: isCurrent }) => isCurrent)?.id ?? '';
    expect((await end(own, lostId)).json()).toMatchObject({ status: 200 });
    expect([await details(own), await details(lost), await details(old)]).toEqual([200, 401, 200]);
    expect((await end(own, lostId)).json()).toMatchObject({ status: 404, detail: 'This session is over already.' });
    expect((await end(own, 'others')).statusCode).toBe(200);
    expect([await details(own), await details(old)]).toEqual([200, 401]);
    expect(await list(own)).toHaveLength(1);
  });

  test('SEC-22 the session in use is not ended here: there is a logout for that', async () => {
    const browser = await signedIn(site(), CLIENT);
    const [own] = await list(browser);
    const response = await end(browser, own?.id ?? '');
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.session_id).toContain('log out');
    expect(await details(browser)).toBe(200);
  });

  test("SEC-27 another user's session is neither listed nor ended, whatever id is sent", async () => {
    const [own, other] = [await signedIn(site(), CLIENT), await signedIn(site(), TALENT)];
    const [theirs] = await list(other);
    expect((await list(own)).map(({ id }) => id)).not.toContain(theirs?.id);
    for (const id of [theirs?.id ?? '', 'u_demo_asha', '%', '*']) expect((await end(own, id)).statusCode).toBe(404);
    expect((await end(own, 'others')).statusCode).toBe(200);
    expect(await details(other)).toBe(200);
  });

  test('SEC-23 after logout the old cookie opens nothing, and the browser is told to forget the rest', async () => {
    const browser = await signedIn(site(), CLIENT);
    const [sid = '', token] = [browser.cookies.get('__Host-sid'), browser.token];
    const response = await browser.post(ENDPOINTS.logout.path);
    expect(response.headers['clear-site-data']).toBe('"cache", "storage"');
    const thief = await site().browse();
    thief.cookies.set('__Host-sid', sid).set('XSRF-TOKEN', token);
    expect(await details(thief)).toBe(401);
    expect((await thief.get(ENDPOINTS.account.path)).statusCode).toBe(401);
  });

  test.each(['suspended', 'terminated'])('SEC-23 the sessions of a %s account open nothing from the next call on', async (status) => {
    const browser = await signedIn(site(), CLIENT);
    await site().dataSource.query(`UPDATE user_account SET status = '${status}' WHERE login_email = '${CLIENT}'`);
    expect(await details(browser)).toBe(401);
    await site().dataSource.query(`UPDATE user_account SET status = 'active' WHERE login_email = '${CLIENT}'`);
  });

  test('SEC-21 a planted id is never adopted: the login gives another, and the planted one stays anonymous', async () => {
    const planted = 'p'.repeat(43);
    const victim = await site().browse();
    victim.cookies.set('__Host-sid', planted);
    await victim.get('/api/xsrf');
    await logIn(site(), CLIENT, victim);
    expect(victim.cookies.get('__Host-sid')).not.toBe(planted);
    const attacker = await site().browse();
    attacker.cookies.set('__Host-sid', planted);
    expect((await attacker.get(ENDPOINTS.account.path)).statusCode).toBe(401);
  });
});
