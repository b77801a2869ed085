import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { logIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { newXsrfToken } from './session-ids';

const CLIENT = 'ritu.khanna@example.com';
const DETAILS = ENDPOINTS.userDetails.path;
const DAY = 24 * 3600;

describeSites('Sessions', (site) => {
  test('SEC-20 the session cookie is a __Host- cookie of 256 random bits that scripts cannot read', async () => {
    const response = await (await site().browse()).get('/api/xsrf');
    const [sid] = [response.headers['set-cookie']].flat().filter((line) => line?.startsWith('__Host-sid='));
    const [pair, ...attributes] = (sid ?? '').split('; ');
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/u);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']));
    expect(attributes.join()).not.toContain('Domain');
    expect(response.statusCode).toBe(204);
  });

  test('SEC-20 a thousand visitors get a thousand ids', async () => {
    const browsers = await Promise.all(Array.from({ length: 1000 }, () => site().browse()));
    expect(new Set(browsers.map(({ cookies }) => cookies.get('__Host-sid'))).size).toBe(1000);
  });

  test('SEC-20 a visitor has no row, a session only the hash of its id', async () => {
    const browser = await site().browse();
    const count = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM user_session'))[0].total);
    const before = await count();
    await browser.get('/api/xsrf');
    expect(await count()).toBe(before);
    await logIn(site(), CLIENT, browser);
    const rows = JSON.stringify(await site().dataSource.query('SELECT * FROM user_session'));
    const sid = browser.cookies.get('__Host-sid') ?? '';
    expect(rows).not.toContain(sid);
    expect(rows).toContain(createHash('sha256').update(sid).digest('hex'));
  });

  test('SEC-20 a login gives a new id, and the one before it opens nothing', async () => {
    const browser = await site().browse();
    const before = browser.cookies.get('__Host-sid') ?? '';
    await logIn(site(), CLIENT, browser);
    expect(browser.cookies.get('__Host-sid')).not.toBe(before);
    expect((await browser.post(DETAILS)).statusCode).toBe(200);
    const planted = await site().browse();
    planted.cookies.set('__Host-sid', before);
    await planted.get('/api/xsrf');
    expect((await planted.post(DETAILS)).statusCode).toBe(401);
  });

  test('a session ends after seven days of silence, and after thirty days in any case', async () => {
    const silent = await logIn(site(), CLIENT);
    const busy = await logIn(site(), 'asha.rao@example.com');
    for (let week = 0; week < 4; week += 1) {
      site().clock.pass(7 * DAY - 60);
      expect((await busy.post(DETAILS)).statusCode).toBe(200);
    }
    expect((await silent.post(DETAILS)).statusCode).toBe(401);
    site().clock.pass(3 * DAY);
    expect((await busy.post(DETAILS)).statusCode).toBe(401);
  });

  test('logout ends the session at the server, and does no harm to a visitor', async () => {
    const browser = await logIn(site(), CLIENT);
    const [sid, token] = [browser.cookies.get('__Host-sid') ?? '', browser.token];
    expect((await browser.post(ENDPOINTS.logout.path)).json()).toEqual({ status: 200 });
    expect(browser.cookies.get('__Host-sid')).not.toBe(sid);
    expect((await browser.post(DETAILS)).statusCode).toBe(401);
    browser.cookies.set('__Host-sid', sid).set('XSRF-TOKEN', token);
    expect((await browser.post(DETAILS)).statusCode).toBe(401);
    expect((await (await site().browse()).post(ENDPOINTS.logout.path)).json()).toEqual({ status: 200 });
  });
});

describeSites('XSRF', (site) => {
  const logout = ENDPOINTS.logout.path;
  const expectRejected = (response: { statusCode: number; json(): unknown }) => {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'XSRF_REJECTED' });
  };

  test('SEC-24 API-20 a call that changes something needs the token of this very session', async () => {
    const browser = await site().browse();
    const other = await site().browse();
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': '' }));
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': other.token }));
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': `${browser.token}x` }));
    expect((await browser.post(logout)).statusCode).toBe(200);
  });

  test('SEC-24 an equal pair of cookie and header that we did not sign is refused', async () => {
    const browser = await site().browse();
    browser.cookies.set('XSRF-TOKEN', 'same.same');
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': 'same.same' }));
    const forged = newXsrfToken('another secret key', browser.cookies.get('__Host-sid') ?? '');
    browser.cookies.set('XSRF-TOKEN', forged);
    expectRejected(await browser.post(logout));
  });

  test('SEC-24 a request without a session id is refused whatever it carries', async () => {
    const browser = await site().browse();
    const { token } = browser;
    browser.cookies.clear();
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': token }));
  });

  test('SEC-24 the token changes at login, and the one before it is worthless', async () => {
    const browser = await site().browse();
    const before = browser.token;
    await logIn(site(), CLIENT, browser);
    expect(browser.token).not.toBe(before);
    expectRejected(await browser.post(logout, {}, { 'x-xsrf-token': before }));
  });

  test('SEC-24 a foreign page is refused even with the right token', async () => {
    const browser = await site().browse();
    expectRejected(await browser.post(logout, {}, { 'sec-fetch-site': 'cross-site' }));
    expectRejected(await browser.post(logout, {}, { origin: 'https://evil.example' }));
    expectRejected(await browser.post(logout, {}, { origin: 'null' }));
    expect((await browser.post(logout, {}, { origin: site().config.publicUrl, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await browser.post(logout, {}, { origin: 'http://localhost:9999', host: 'localhost:9999' })).statusCode).toBe(200);
  });

  test('SEC-24 the token is a readable, secure cookie, and reading never needs it', async () => {
    const browser = await site().browse();
    const response = await browser.get('/api/xsrf');
    const [line] = [response.headers['set-cookie']].flat().filter((cookie) => cookie?.startsWith('XSRF-TOKEN='));
    expect(line).toMatch(/; Secure; SameSite=Lax$/u);
    expect(line).not.toContain('HttpOnly');
    expect((await browser.get(ENDPOINTS.categories.path, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});
