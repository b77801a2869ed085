import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { ADMINISTRATOR, CASTING, enrolled, openOffice } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { totpCode } from './totp';

const CLIENT = 'ritu.khanna@example.com';
const HALF_MINUTE_S = 30;
const TEN_MINUTES_S = 600;
const WRONG_ANSWERS_S = 15 * 60;

describeSites('the second step of the office', (site) => {
  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM second_factor');
    site().clock.pass(WRONG_ANSWERS_S + 1);
  });

  const team = (browser: TestBrowser) => browser.get(ENDPOINTS.staffTeam.path);
  const proveBy = (browser: TestBrowser, code: string) => browser.post(ENDPOINTS.proveTotp.path, { code });
  const codeOf = (secret: string) => totpCode(secret, site().clock.now());

  test('a client, and staff who left, get 404 from the office; a visitor is asked to log in', async () => {
    const client = await signedIn(site(), CLIENT);
    expect((await client.get(ENDPOINTS.officeSession.path)).statusCode).toBe(404);
    expect((await team(client)).statusCode).toBe(404);
    expect((await (await site().browse()).get(ENDPOINTS.officeSession.path)).statusCode).toBe(401);
  });

  test('nothing of the office opens before the second step, and the first one needs a fresh login code', async () => {
    const browser = await signedIn(site(), ADMINISTRATOR);
    expect((await browser.get(ENDPOINTS.officeSession.path)).json()).toMatchObject({ data: { step: 'enrol', roles: ['administrator'] } });
    expect((await team(browser)).json()).toMatchObject({ status: 403, code: 'SECOND_STEP_NEEDED' });
    site().clock.pass(TEN_MINUTES_S + 1);
    expect((await browser.post(ENDPOINTS.beginTotp.path, {})).json()).toMatchObject({ code: 'FRESH_CODE_NEEDED' });
  });

  test('an app is set up by its first code, gives ten recovery codes, and opens this browser alone', async () => {
    const { browser, recoveryCodes } = await enrolled(site(), ADMINISTRATOR);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await team(browser)).statusCode).toBe(200);
    const other = await signedIn(site(), ADMINISTRATOR);
    expect((await team(other)).statusCode).toBe(403);
    expect((await other.get(ENDPOINTS.officeSession.path)).json()).toMatchObject({ data: { step: 'prove', recovery_codes_left: 10 } });
  });

  test('a code of the app works once, in one browser of two that send it at the same time', async () => {
    const { secret } = await enrolled(site(), ADMINISTRATOR);
    site().clock.pass(HALF_MINUTE_S);
    const browsers = [await signedIn(site(), ADMINISTRATOR), await signedIn(site(), ADMINISTRATOR)];
    const answers = await Promise.all(browsers.map((browser) => proveBy(browser, codeOf(secret))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await proveBy(await signedIn(site(), ADMINISTRATOR), codeOf(secret))).json()).toMatchObject({ code: 'SECOND_STEP_FAILED' });
  });

  test('ten wrong answers close the way in for a quarter of an hour, with right answers too', async () => {
    const { secret } = await enrolled(site(), ADMINISTRATOR);
    site().clock.pass(HALF_MINUTE_S);
    const browser = await signedIn(site(), ADMINISTRATOR);
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 10; tries += 1) expect((await proveBy(browser, wrong)).statusCode).toBe(422);
    expect((await proveBy(browser, codeOf(secret))).statusCode).toBe(429);
    const recovery = await (await signedIn(site(), ADMINISTRATOR)).post(ENDPOINTS.proveRecovery.path, { code: 'aaaa-bbbb-cccc' });
    expect(recovery.statusCode).toBe(429);
    site().clock.pass(WRONG_ANSWERS_S + 1);
    expect((await proveBy(await signedIn(site(), ADMINISTRATOR), codeOf(secret))).statusCode).toBe(200);
  });

  test('a recovery code opens the office once, however it is written', async () => {
    const { recoveryCodes } = await enrolled(site(), ADMINISTRATOR);
    const [code = ''] = recoveryCodes;
    const use = async (text: string) => (await signedIn(site(), ADMINISTRATOR)).post(ENDPOINTS.proveRecovery.path, { code: text });
    expect((await use(` ${code.toUpperCase().replaceAll('-', ' ')}`)).json()).toMatchObject({
      data: { step: 'open', recovery_codes_left: 9 },
    });
    expect((await use(code)).statusCode).toBe(422);
  });

  test('dangerous acts need a second step of the last ten minutes, and a working day is the longest visit', async () => {
    const { browser, secret } = await enrolled(site(), ADMINISTRATOR);
    const invite = () => browser.post(ENDPOINTS.inviteStaff.path, { email: 'new.colleague@example.com', roles: ['support'] });
    expect((await invite()).statusCode).toBe(200);
    site().clock.pass(TEN_MINUTES_S + 1);
    expect((await invite()).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
    expect((await team(browser)).statusCode).toBe(200);
    expect((await proveBy(browser, codeOf(secret))).statusCode).toBe(200);
    expect((await invite()).statusCode).toBe(200);
    for (let minutes = 0; minutes < 600; minutes += 20) {
      site().clock.pass(20 * 60);
      await browser.get(ENDPOINTS.officeSession.path);
    }
    expect((await team(browser)).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('another factor is added only after a proof, never by a login code alone', async () => {
    await enrolled(site(), ADMINISTRATOR);
    const thief = await signedIn(site(), ADMINISTRATOR);
    for (const path of [ENDPOINTS.beginTotp.path, ENDPOINTS.newPasskeyOptions.path])
      expect((await thief.post(path, {})).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('a role gives its rights and no others', async () => {
    const casting = await openOffice(site(), CASTING);
    expect((await team(casting)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await casting.get(ENDPOINTS.officeSession.path)).json()).toMatchObject({
      data: { rights: ['profiles', 'jobs', 'reports', 'people'] },
    });
  });

  test('each proof and each new factor is in the audit trail of its person', async () => {
    await enrolled(site(), ADMINISTRATOR);
    const rows = await site().dataSource.query<{ actor: string; action: string }[]>(
      "SELECT actor, action FROM audit_entry WHERE action IN ('add-second-step', 'open-office') ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ actor: 'u_demo_nikhil', action: 'add-second-step' }]);
  });
});
