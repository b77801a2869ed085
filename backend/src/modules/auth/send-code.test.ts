import { createHash } from 'node:crypto';
import { ENDPOINTS, MESSAGES, sendCodeResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode } from '../../testing/log-in';
import { describeSites } from '../../testing/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';

describeSites('Asking for a code', (site) => {
  beforeEach(() => site().clock.pass(2 * 3600));

  test('API-05 LOG-02 answers as the contract says, for an account and for a new address', async () => {
    const browser = await site().browse();
    const known = await askForCode(browser, ` ${CLIENT.toUpperCase()} `);
    expect(known.statusCode).toBe(200);
    const body = sendCodeResponseSchema.validateSync(known.json(), { strict: true });
    expect(body).toMatchObject({ status: 200, account_status: 1, tnc_agree_show: 0, retry_after: 30 });
    expect((await askForCode(browser, 'new.face@example.com')).json()).toMatchObject({ account_status: 2, tnc_agree_show: 0 });
  });

  test('API-05 LOG-01 an address that is none gets 400 in the words of the specification, and no code', async () => {
    const browser = await site().browse();
    for (const address of ['', 'asha', 'asha@', 'a b@example.com', `${'x'.repeat(250)}@example.com`]) {
      const answer = await askForCode(browser, address);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ otp_send_medium: MESSAGES.enterEmail });
    }
  });

  test('API-05 a second code within 30 seconds is refused with the seconds left; after them it is sent', async () => {
    const browser = await site().browse();
    await askForCode(browser, CLIENT);
    site().clock.pass(12);
    const early = await askForCode(browser, CLIENT);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('18');
    expect(early.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 18, message: 'Please wait 18 seconds and try again.' });
    site().clock.pass(18);
    expect((await askForCode(browser, CLIENT)).statusCode).toBe(200);
  });

  test('twenty requests for one address at once send one code', async () => {
    const browsers = await Promise.all(Array.from({ length: 20 }, (_, index) => site().browse(`127.0.1.${index}`)));
    const before = (await messagesTo(site(), CLIENT)).length;
    const answers = await Promise.all(browsers.map((browser) => askForCode(browser, CLIENT)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
    expect((await messagesTo(site(), CLIENT)).length).toBe(before + 1);
  });

  test('an address gets five codes in an hour, however many browsers ask', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await askForCode(await site().browse(`127.0.2.${count}`), TALENT)).statusCode).toBe(200);
      site().clock.pass(60);
    }
    const sixth = await askForCode(await site().browse('127.0.2.9'), TALENT);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().retry_after).toBe(3300);
    site().clock.pass(3300);
    expect((await askForCode(await site().browse('127.0.2.9'), TALENT)).statusCode).toBe(200);
  });

  test('one computer gets thirty codes in an hour, and another is still served', async () => {
    const browser = await site().browse('127.0.3.1');
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await askForCode(browser, `person${count}@example.com`));
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers[30]?.statusCode).toBe(429);
    expect((await askForCode(await site().browse('127.0.3.2'), 'person30@example.com')).statusCode).toBe(200);
  });

  test('SEC-12 an address in X-Forwarded-For does not count where no proxy is trusted', async () => {
    const browser = await site().browse('127.0.4.1');
    const ask = (count: number) =>
      browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: `far${count}@example.com` }, { 'x-forwarded-for': `10.0.0.${count}` });
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await ask(count)).statusCode);
    expect(statuses[30]).toBe(429);
  });

  test('SEC-01 codes are six digits, leading zeros included', async () => {
    const codes: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      const email = `digit${count}@example.com`;
      await askForCode(await site().browse(`127.1.${count}.1`), email);
      codes.push(await newestCode(site(), email));
    }
    expect(codes.every((code) => /^\d{6}$/u.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  test('SEC-02 SEC-48 neither the database nor the log knows the code or the address', async () => {
    await askForCode(await site().browse(), CLIENT);
    const code = await newestCode(site(), CLIENT);
    const tables = ['login_code', 'outbox_message', 'rate_hit'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => site().dataSource.query(`SELECT * FROM ${table}`))));
    expect(dump).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`, 'u'));
    expect(dump).not.toContain(CLIENT);
    expect(dump).not.toContain(createHash('sha256').update(code).digest('hex'));
    expect(dump).not.toContain(createHash('sha256').update(CLIENT).digest('hex'));
    const log = site().log.join('');
    expect(log).not.toContain(CLIENT);
    expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`, 'u'));
  });

  test('SEC-17 the mail says what the code is for, how long it lives and never to share it, and has no link', async () => {
    await askForCode(await site().browse(), CLIENT);
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
