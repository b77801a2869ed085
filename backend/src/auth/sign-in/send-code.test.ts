import { createHash } from 'node:crypto';
import { ENDPOINTS, MESSAGES, sendCodeResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode } from '../../../test/support/log-in';
import { answersBut } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';

describeSites('Asking for a code', (site) => {
  const askAgain = async (email: string) => askForCode(await site().browse(), email);

  beforeEach(() => site().clock.pass(25 * 3600));

  test('API-05 LOG-02 answers as the contract says, for an account and for a new address', async () => {
    const browser = await site().browse();
    const known = await askForCode(browser, ` ${CLIENT.toUpperCase()} `);
    expect(known.statusCode).toBe(200);
    const body = sendCodeResponseSchema.validateSync(known.json(), { strict: true });
    const message = 'Verification code has been sent to your email address.';
    expect(body).toEqual({ status: 200, message, account_status: 1, tnc_agree_show: 0, retry_after: 30, can_call: 0 });
    expect((await askForCode(browser, 'new.face@example.com')).json()).toEqual({ ...body, account_status: 2 });
  });

  test('API-05 LOG-01 an address that is none gets 400 in the words of the specification, and no code', async () => {
    const browser = await site().browse();
    for (const email of ['', 'asha', 'asha@', 'a b@example.com', `${'x'.repeat(250)}@example.com`]) {
      const response = await askForCode(browser, email);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ otp_send_medium: MESSAGES.enterEmail });
    }
  });

  test('SEC-08 SEC-15 API-05 a second code within 30 seconds is refused with the seconds left; after them it is sent', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    site().clock.pass(12);
    const early = await askForCode(browser, CLIENT);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('18');
    expect(early.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 18, message: 'Please wait 18 seconds and try again.' });
    site().clock.pass(17);
    expect((await askForCode(browser, CLIENT)).json().retry_after).toBe(1);
    site().clock.pass(2);
    expect((await askForCode(browser, CLIENT)).statusCode).toBe(200);
  });

  test('SEC-08 twenty requests for one address at once send five codes at most, and twenty of one browser one', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, () => site().browse()));
    const wanted = 'wanted@example.com';
    const responses = await Promise.all(browsers.map((browser) => askForCode(browser, wanted)));
    expect(answersBut([200, 429], responses)).toEqual([]);
    const sent = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(sent).toBeLessThanOrEqual(5);
    expect(await messagesTo(site(), wanted)).toHaveLength(sent);
    const browser = await site().browse();
    const own = await Promise.all(Array.from({ length: 20 }, () => askForCode(browser, 'twice@example.com')));
    expect(own.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await messagesTo(site(), 'twice@example.com')).toHaveLength(1);
  });

  test('SEC-08 one person gets three codes for an address in two minutes', async () => {
    const browser = await site().browse();
    for (let count = 0; count < 3; count += 1) {
      expect((await askForCode(browser, TALENT)).statusCode).toBe(200);
      site().clock.pass(31);
    }
    expect((await askForCode(browser, TALENT)).statusCode).toBe(429);
    site().clock.pass(30);
    expect((await askForCode(browser, TALENT)).statusCode).toBe(200);
  });

  test('SEC-08 SEC-15 D14 one person gets five codes for an address in an hour; the wait is told in whole minutes', async () => {
    const busy = 'busy@example.com';
    const browser = await site().browse();
    for (let count = 0; count < 5; count += 1) {
      expect((await askForCode(browser, busy)).statusCode).toBe(200);
      site().clock.pass(61);
    }
    const sixth = await askForCode(browser, busy);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().retry_after).toBe(55 * 60);
    expect(sixth.headers['retry-after']).toBe(String(55 * 60));
    expect(sixth.body).not.toMatch(/hour|address|mail/iu);
    expect(await messagesTo(site(), busy)).toHaveLength(5);
    site().clock.pass(55 * 60);
    expect((await askForCode(browser, busy)).statusCode).toBe(200);
  });

  test('SEC-08 an address gets ten codes in a day', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await askAgain(TALENT)).statusCode).toBe(200);
      site().clock.pass(1000);
    }
    site().clock.pass(3 * 3600);
    expect((await askAgain(TALENT)).statusCode).toBe(429);
    site().clock.pass(19 * 3600);
    expect((await askAgain(TALENT)).statusCode).toBe(200);
  });

  test('SEC-09 D14 one browser gets three codes in a minute and twenty in an hour, and another is still served', async () => {
    const browser = await site().browse();
    const statuses: number[] = [];
    const ask = async () => statuses.push((await askForCode(browser, `person${statuses.length}@example.com`)).statusCode);
    for (let count = 0; count < 4; count += 1) await ask();
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (let minute = 1; minute < 8; minute += 1) {
      site().clock.pass(61);
      for (let count = 0; count < 3; count += 1) await ask();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await askAgain('person99@example.com')).statusCode).toBe(200);
  });

  test('SEC-09 a network of 256 addresses gets two hundred codes in an hour, and the next network is still served', async () => {
    const statuses = [];
    for (let host = 0; host < 201; host += 1) {
      const browser = await site().browse(`172.16.5.${host}`);
      statuses.push((await askForCode(browser, `guest${host}@example.com`)).statusCode);
    }
    expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true);
    expect(statuses[200]).toBe(429);
    expect((await askForCode(await site().browse('172.16.6.1'), 'guest201@example.com')).statusCode).toBe(200);
  }, 180_000);

  test('SEC-12 an address in X-Forwarded-For does not count where no proxy is trusted', async () => {
    const browser = await site().browse();
    const ask = (count: number) =>
      browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: `far${count}@example.com` }, { 'x-forwarded-for': `10.0.0.${count}` });
    const statuses = [];
    for (let count = 0; count < 40; count += 1) statuses.push((await ask(count)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  test('SEC-02 SEC-48 neither the database nor the log knows the code or the address', async () => {
    await askAgain(CLIENT);
    const code = await newestCode(site(), CLIENT);
    const tables = ['one_time_code', 'outbox_message', 'rate_hit', 'login_failure', 'asker_failure'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => site().dataSource.query(`SELECT * FROM ${table}`))));
    const log = site().log.join('');
    for (const text of [dump, log]) {
      expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`, 'u'));
      expect(text).not.toContain(CLIENT);
      expect(text).not.toContain(createHash('sha256').update(code).digest('hex'));
      expect(text).not.toContain(createHash('sha256').update(CLIENT).digest('hex'));
    }
  });

  test('SEC-17 the mail says what the code is for, how long it lives and never to share it, and has no link', async () => {
    await askAgain(CLIENT);
    const [message] = await messagesTo(site(), CLIENT);
    const code = await newestCode(site(), CLIENT);
    for (const body of [message?.text, message?.html]) {
      expect(body).toContain(code);
      expect(body).toContain('log in to All Talent');
      expect(body).toContain('10 minutes');
      expect(body).toContain('Never share this code');
      expect(body).not.toMatch(/https?:|<a /u);
    }
    expect(message?.text.trimEnd().endsWith(`@${new URL(site().config.publicUrl).host} #${code}`)).toBe(true);
  });
});
