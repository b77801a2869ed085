import { askForCode, logIn, messagesTo, newestCode, sendIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { proved, signUp } from '../../../test/support/auth/join';

const OWNER = 'ritu.khanna@example.com';
const HOUR = 3600;

const other = (code: string) => (code === '000000' ? '000001' : '000000');

describeSite('Strangers who ask for codes and guess them', (site) => {
  const askAgain = async (email: string, ip?: string) => askForCode(await site().browse(ip), email);
  const knownBrowser = async (): Promise<TestBrowser> => {
    const browser = await logIn(site(), OWNER);
    site().clock.pass(25 * HOUR);
    return browser;
  };

  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM login_failure');
    await site().dataSource.query('DELETE FROM asker_failure');
    site().clock.pass(25 * HOUR);
  });

  test('SEC-08 a stranger who asks for an hour stops nobody but themselves, whatever they call their browser', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await askAgain(OWNER, '10.66.0.1')).statusCode);
      site().clock.pass(121);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const owner = await site().browse();
    expect((await askForCode(owner, OWNER)).statusCode).toBe(200);
    expect((await sendIn(owner, OWNER, await newestCode(site(), OWNER))).json()).toMatchObject({ is_login: true });
  });

  test('SEC-08 a stranger who asks all day stops nobody but themselves', async () => {
    let sent = 0;
    for (let count = 0; count < 12; count += 1) {
      if ((await askAgain(OWNER, '10.67.0.1')).statusCode === 200) sent += 1;
      site().clock.pass(HOUR);
    }
    expect(sent).toBe(6);
    expect((await askAgain(OWNER)).statusCode).toBe(200);
  });

  test('SEC-08 strangers at many addresses get a mailbox eight codes an hour and ten a day; a browser its account knows still gets one', async () => {
    const known = await knownBrowser();
    const codesSent = async () => (await messagesTo(site(), OWNER)).filter(({ subject }) => subject.includes('login code')).length;
    await site().dataSource.query('DELETE FROM outbox_message');
    const statuses = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let count = 0; count < 10; count += 1) {
        statuses.push((await askAgain(OWNER)).statusCode);
        site().clock.pass(61);
      }
      site().clock.pass(HOUR);
    }
    expect(statuses.slice(0, 10).filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await codesSent()).toBe(10);
    expect((await askForCode(known, OWNER)).statusCode).toBe(200);
    expect((await sendIn(known, OWNER, await newestCode(site(), OWNER))).json()).toMatchObject({ is_login: true });
  });

  test('SEC-06 a code that a stranger asks for leaves the code in the owner’s hands as it was, and no stranger’s code opens anything elsewhere', async () => {
    const owner = await site().browse();
    await askForCode(owner, OWNER);
    const code = await newestCode(site(), OWNER);
    const stranger = await site().browse();
    expect((await askForCode(stranger, OWNER)).statusCode).toBe(200);
    const newer = await newestCode(site(), OWNER);
    if (newer !== code) expect((await sendIn(owner, OWNER, newer)).statusCode).toBe(422);
    expect((await sendIn(owner, OWNER, code)).json()).toMatchObject({ is_login: true });
  });

  test('SEC-10 a hundred wrong codes of strangers lock strangers out, and a browser the account knows logs in all the same', async () => {
    const known = await knownBrowser();
    const stranger = await site().browse();
    await askForCode(stranger, OWNER);
    await sendIn(stranger, OWNER, other(await newestCode(site(), OWNER)));
    await site().dataSource.query('UPDATE login_failure SET failures = 100');
    expect((await askAgain(OWNER)).json().code).toBe('LOGIN_LOCKED');
    expect((await askForCode(known, OWNER)).statusCode).toBe(200);
    expect((await sendIn(known, OWNER, await newestCode(site(), OWNER))).json()).toMatchObject({ is_login: true });
  });

  test('SEC-10 wrong codes of a known browser are bounded too: a hundred lock it as they lock strangers', async () => {
    const known = await knownBrowser();
    await askForCode(known, OWNER);
    await sendIn(known, OWNER, other(await newestCode(site(), OWNER)));
    await site().dataSource.query('UPDATE login_failure SET failures = 100');
    site().clock.pass(HOUR);
    expect((await askForCode(known, OWNER)).json().code).toBe('LOGIN_LOCKED');
  });

  test('SEC-10 wrong codes keep the one waiting who sent them in, and nobody else', async () => {
    const email = 'nobody.waits@example.com';
    const guesser = await site().browse();
    await askForCode(guesser, email);
    await sendIn(guesser, email, other(await newestCode(site(), email)));
    await site().dataSource.query('UPDATE asker_failure SET failures = 20');
    expect((await sendIn(guesser, email, '000000')).statusCode).toBe(429);
    const owner = await site().browse();
    await askForCode(owner, email);
    expect((await sendIn(owner, email, await newestCode(site(), email))).statusCode).toBe(200);
  });

  test('SEC-09 an office of forty people behind one address logs in within a minute, and a workshop signs up', async () => {
    const ip = '10.77.0.1';
    for (let round = 0; round < 2; round += 1) {
      const people = await Promise.all(Array.from({ length: 40 }, () => site().browse(ip)));
      for (const [index, browser] of people.entries()) {
        const email = `colleague.${round}.${index}@example.com`;
        expect((await askForCode(browser, email)).statusCode).toBe(200);
        expect((await sendIn(browser, email, await newestCode(site(), email))).statusCode).toBe(200);
      }
    }
  });

  test('SEC-09 SGN-03 a college of eighty signs up from one address within a minute, every other one by phone', async () => {
    const ip = '10.79.0.1';
    for (let index = 0; index < 80; index += 1) {
      const medium = index % 2 === 0 ? `student.${index}@example.com` : `+9198${String(10_000_000 + index * 90_001)}`;
      const browser = await proved(site(), medium, await site().browse(ip));
      const other = index % 2 === 0 ? {} : { signup_email: `student.${index}@example.com`, signup_mobile_number: '' };
      const response = await signUp(browser, { signup_sent_medium_val: medium, signup_role: '5', birth_date: '2000-05-01', ...other });
      expect(response.json()).toMatchObject({ status: 1, is_login: true });
    }
  });

  test('SEC-09 sixty codes an hour that nobody sends in are all that one address gets', async () => {
    const ip = '10.78.0.1';
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await askAgain(`nobody.${count}@example.com`, ip)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
