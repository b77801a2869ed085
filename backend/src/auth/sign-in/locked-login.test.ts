import { ENDPOINTS } from '@alltalent/shared/contracts';
import { askForCode, logIn, messagesTo, newestCode, sendIn } from '../../../test/support/log-in';
import type { Answer } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const HOUR = 3600;

describeSites('Wrong codes in a row', (site) => {
  const countFailures = async () => Number((await site().dataSource.query('SELECT MAX(failures) AS most FROM login_failure'))[0].most);
  /** Wrong codes until so many are counted, with the waits the site asks for. */
  const fail = async (email: string, times: number) => {
    while ((await countFailures()) < times) {
      site().clock.pass(2 * HOUR + 60);
      const browser = await site().browse();
      if ((await askForCode(browser, email)).statusCode === 429) continue;
      const wrong = (await newestCode(site(), email)) === '000000' ? '000001' : '000000';
      for (let count = 0; count < 5 && (await countFailures()) < times; count += 1) {
        if ((await sendIn(browser, email, wrong)).statusCode === 429) break;
      }
    }
  };
  const setFailures = (failures: number) => site().dataSource.query('UPDATE login_failure SET failures = ?', [failures]);
  const linksTo = async (medium: string) =>
    (await messagesTo(site(), medium)).flatMap(({ text }) => /\/account\/unlock#([\w-]{43})/u.exec(text)?.[1] ?? []);
  const lock = async (email: string) => {
    await fail(email, 1);
    await setFailures(100);
    site().clock.pass(2 * HOUR);
  };
  const unlock = async (token: unknown): Promise<Answer> => (await site().browse()).post(ENDPOINTS.unlock.path, { token });

  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM login_failure');
    await site().dataSource.query('DELETE FROM asker_failure');
    site().clock.pass(25 * HOUR);
  });

  test('SEC-10 from the tenth on each wrong code costs the one who sent it in a wait that doubles, and a wait is no attempt', async () => {
    const email = 'slow.down@example.com';
    const browser = await site().browse();
    await askForCode(browser, email);
    await sendIn(browser, email, (await newestCode(site(), email)) === '000000' ? '000001' : '000000');
    const waits = [];
    for (const failures of [10, 11, 12, 16, 17, 40]) {
      await site().dataSource.query('UPDATE asker_failure SET failures = ?, failed_at = ?', [failures, site().clock.now()]);
      const response = await sendIn(browser, email, '000000');
      expect(response.statusCode).toBe(429);
      waits.push(response.json().retry_after);
    }
    expect(waits).toEqual([30, 60, 120, 1920, 3600, 3600]);
    expect((await site().dataSource.query('SELECT failures FROM asker_failure'))[0].failures).toBe(40);
    site().clock.pass(HOUR + 1);
    expect((await sendIn(browser, email, '000000')).statusCode).toBe(422);
  });

  test('SEC-10 a right code sets the count back to nothing', async () => {
    const email = 'ritu.khanna@example.com';
    await fail(email, 6);
    await logIn(site(), email);
    expect(await site().dataSource.query('SELECT * FROM login_failure')).toEqual([]);
  });

  test('SEC-10 guesses without a live code of the own browser count nothing: nobody locks a stranger out', async () => {
    const email = 'victim@example.com';
    await askForCode(await site().browse(), email);
    const stranger = await site().browse();
    for (let count = 0; count < 6; count += 1) await sendIn(stranger, email, '000000');
    expect(await site().dataSource.query('SELECT * FROM login_failure')).toEqual([]);
  });

  test('SEC-10 parallel wrong codes are all counted', async () => {
    const email = 'parallel@example.com';
    const browser = await site().browse();
    await askForCode(browser, email);
    const wrong = (await newestCode(site(), email)) === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => sendIn(browser, email, wrong)));
    expect((await site().dataSource.query('SELECT failures FROM login_failure'))[0].failures).toBe(5);
  });

  test('SEC-10 a hundred wrong codes over many days lock the login, and the right code gets in after the link', async () => {
    const email = 'dev.mehra@example.com';
    const start = site().clock.now();
    await fail(email, 100);
    expect(site().clock.now() - start).toBeGreaterThan(24 * HOUR * 1000);
    expect((await sendIn(await site().browse(), email, '000000')).json().code).toBe('LOGIN_LOCKED');
    site().clock.pass(24 * HOUR);
    expect((await askForCode(await site().browse(), email)).json().code).toBe('LOGIN_LOCKED');
    const [token] = await linksTo(email);
    await unlock(token);
    await logIn(site(), email);
  }, 240_000);

  test('SEC-10 at a hundred the login stops, with or without an account, until the mailed link opens it', async () => {
    for (const email of ['ritu.khanna@example.com', 'no.account@example.com']) {
      await lock(email);
      const browser = await site().browse();
      const tried = await sendIn(browser, email, '000000');
      expect(tried.statusCode).toBe(403);
      expect(tried.json()).toMatchObject({ code: 'LOGIN_LOCKED', detail: expect.stringContaining('Ask for a code') });
      const asked = await askForCode(browser, email);
      expect(asked.json()).toMatchObject({
        status: 403,
        code: 'LOGIN_LOCKED',
        fields: { otp_send_medium: expect.stringContaining('link') },
      });
      const [token] = await linksTo(email);
      expect((await unlock(token)).json()).toMatchObject({ status: 200, message: expect.stringContaining('open again') });
      site().clock.pass(60);
      await askForCode(browser, email);
      expect((await sendIn(browser, email, await newestCode(site(), email))).statusCode).toBe(200);
    }
  });

  test('SEC-10 a locked login gets no codes, and one link an hour however often somebody asks', async () => {
    const email = 'locked@example.com';
    await lock(email);
    const before = (await messagesTo(site(), email)).length;
    for (let count = 0; count < 3; count += 1) {
      await askForCode(await site().browse(), email);
      site().clock.pass(61);
    }
    expect((await messagesTo(site(), email)).length).toBe(before + 1);
    site().clock.pass(HOUR);
    await askForCode(await site().browse(), email);
    expect(await linksTo(email)).toHaveLength(2);
  });

  test('SEC-10 a phone gets the link by SMS', async () => {
    const number = '+919812345678';
    await lock(number);
    await askForCode(await site().browse(), number);
    const [token] = await linksTo(number);
    expect((await unlock(token)).statusCode).toBe(200);
  });

  test('SEC-10 a link works once and for a day, only the newest one, and is stored as a hash', async () => {
    const email = 'unlock@example.com';
    await lock(email);
    await askForCode(await site().browse(), email);
    const [token = ''] = await linksTo(email);
    expect(JSON.stringify(await site().dataSource.query('SELECT * FROM login_failure'))).not.toContain(token);
    site().clock.pass(25 * HOUR);
    const late = await unlock(token);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject({ code: 'CODE_INVALID', fields: { token: expect.stringContaining('new one') } });
    await askForCode(await site().browse(), email);
    const [newer] = await linksTo(email);
    expect(newer).not.toBe(token);
    expect((await unlock(token)).statusCode).toBe(422);
    const responses = await Promise.all(Array.from({ length: 5 }, () => unlock(newer)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each([[''], [undefined], [7], [{ $gt: '' }], [['a']], ['x'.repeat(101)], ['nonsense']])('SEC-10 %j opens nothing', async (token) => {
    const response = await unlock(token);
    expect([400, 422]).toContain(response.statusCode);
    expect(Object.keys(response.json().fields)).toEqual(['token']);
  });
});
