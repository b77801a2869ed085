import { ENDPOINTS } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode, sendIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { askForCall, askTwice, spokenCode } from '../../../test/support/auth/join';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'dev.mehra@example.com';
const RINGS_MAYBE = 'If this account has a confirmed phone number, it rings now.';

describeSites('Codes by phone', (site) => {
  const confirmPhone = (email: string, number: string) =>
    site().dataSource.query('UPDATE user_account SET login_phone = ? WHERE login_email = ?', [number, email]);

  /** Leaves only the limits of calls to count. */
  const forgetSends = () => site().dataSource.query("DELETE FROM rate_hit WHERE bucket LIKE 'code:%'");

  beforeEach(() => site().clock.pass(25 * 3600));

  test('LOG-08 API-05 API-06 a phone number logs in with a code that comes by SMS', async () => {
    await confirmPhone(CLIENT, '+919811111111');
    const browser = await site().browse();
    const asked = await browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: '98111 11111', otp_type: '', county_code: '+91' });
    expect(asked.statusCode).toBe(200);
    const message = 'Verification code has been sent to your phone number.';
    expect(asked.json()).toEqual({ status: 200, message, account_status: 1, tnc_agree_show: 0, retry_after: 30, can_call: 0 });
    const code = await newestCode(site(), '+919811111111');
    const more = { mediumtype: 1, county_code: '91' };
    expect((await sendIn(browser, '9811111111', code, more)).json()).toMatchObject({ status: 200, is_login: true });
  });

  test('SEC-17 the SMS has the code, its purpose, its lifetime, a warning and the line that binds it to the site; no link', async () => {
    await askForCode(await site().browse(), '+919822222222');
    const [sms] = await messagesTo(site(), '+919822222222');
    const code = await newestCode(site(), '+919822222222');
    const { host } = new URL(site().config.publicUrl);
    expect(sms).toMatchObject({ channel: 'sms', to: '+919822222222' });
    expect(sms?.text.split('\n').at(-1)).toBe(`@${host} #${code}`);
    expect(sms?.text).toMatch(new RegExp(`^${code} is your code to log in to All Talent\\..*10 minutes\\. Never share`, 'u'));
    expect(sms?.text).not.toMatch(/https?:|www/u);
  });

  test('SEC-11 LOG-03 a call is possible after one resend in this browser, and tells the digits one by one', async () => {
    const browser = await site().browse();
    const number = '+919833333333';
    await askForCode(browser, number);
    site().clock.pass(31);
    const early = await askForCall(browser, number);
    expect(early.statusCode).toBe(422);
    expect(early.json()).toMatchObject({ code: 'MEDIUM_REFUSED', fields: { otp_type: expect.stringContaining('once more') } });
    expect((await askForCode(browser, number)).json().can_call).toBe(1);
    site().clock.pass(31);
    expect((await askForCall(await site().browse(), number)).statusCode).toBe(422);
    expect((await askForCall(browser, number)).json()).toMatchObject({ status: 200, message: expect.stringContaining('rings now') });
    const [call] = await messagesTo(site(), number);
    expect(call).toMatchObject({ channel: 'call' });
    expect(call?.text).toMatch(/log in to All Talent.*10 minutes.*Never share/su);
    const code = await spokenCode(site(), number);
    expect((await sendIn(browser, number, code, { mediumtype: 1 })).statusCode).toBe(200);
  });

  test('SEC-11 D19 a number is called three times a day at most', async () => {
    const number = '+919844444444';
    for (const status of [200, 200, 200, 429]) {
      await forgetSends();
      const browser = await site().browse();
      await askTwice(site(), browser, number);
      expect((await askForCall(browser, number)).statusCode).toBe(status);
      site().clock.pass(2 * 3600);
    }
  });

  test('LOG-08 for an e-mail address the phone of the account rings, and opens the login', async () => {
    await confirmPhone(TALENT, '+919855555555');
    const browser = await site().browse();
    expect((await askTwice(site(), browser, TALENT)).json().can_call).toBe(1);
    expect((await askForCall(browser, TALENT)).json()).toMatchObject({ status: 200, message: RINGS_MAYBE });
    const code = await spokenCode(site(), '+919855555555');
    expect((await sendIn(browser, TALENT, code, { agree_tnc: 1 })).json()).toMatchObject({ is_login: true });
  });

  test('LOG-03 SEC-14 without a confirmed phone no call is offered; who asks all the same hears nothing new, nothing rings, and the mailed code goes on working', async () => {
    const browser = await site().browse();
    const stranger = 'no.phone@example.com';
    const asked = (await askTwice(site(), browser, stranger)).json();
    expect(asked.can_call).toBe(0);
    const code = await newestCode(site(), stranger);
    const calls = async () =>
      Number((await site().dataSource.query("SELECT COUNT(*) AS total FROM outbox_message WHERE channel = 'call'"))[0].total);
    const before = await calls();
    expect((await askForCall(browser, stranger)).json()).toEqual({ ...asked, message: RINGS_MAYBE });
    expect(await calls()).toBe(before);
    expect((await askForCall(browser, stranger)).statusCode).toBe(429);
    expect((await sendIn(browser, stranger, code)).statusCode).toBe(200);
  });

  test('SEC-14 D19 an address is called for three times a day, whether it has a phone or not', async () => {
    await confirmPhone(TALENT, '+919866666666');
    for (const email of [TALENT, 'nobody.there@example.com']) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) {
        await forgetSends();
        const browser = await site().browse();
        await askTwice(site(), browser, email);
        statuses.push((await askForCall(browser, email)).statusCode);
        site().clock.pass(2 * 3600);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test.each([
    ['+881612345678', 'a satellite phone'],
    ['+979123456789', 'an international premium number'],
    ['+12025550123', 'a country that is not on the list'],
    ['+911161234567', 'a landline'],
  ])('SEC-11 %s, %s, is refused with the other way named, and nothing is sent', async (number) => {
    const response = await askForCode(await site().browse(), number);
    expect(response.statusCode).toBe(422);
    const fields = { otp_send_medium: expect.stringContaining('use your e-mail address') };
    expect(response.json()).toMatchObject({ code: 'MEDIUM_REFUSED', fields });
    expect(await messagesTo(site(), number)).toEqual([]);
  });

  test('SEC-11 neighbouring numbers are held after five codes; others and mail go on', async () => {
    const statuses = [];
    for (let count = 0; count < 20; count += 1) {
      const browser = await site().browse();
      statuses.push((await askForCode(browser, `+9170000000${String(count).padStart(2, '0')}`)).statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect((await askForCode(await site().browse(), '+917100000000')).statusCode).toBe(200);
    expect((await askForCode(await site().browse(), CLIENT)).statusCode).toBe(200);
    site().clock.pass(601);
    expect((await askForCode(await site().browse(), '+917000000019')).statusCode).toBe(200);
  });

  test('SEC-11 many codes of which few come back raise an alarm, once an hour', async () => {
    const alarms = () => site().log.filter((line) => line.includes('sms_verification_ratio_low')).length;
    for (let count = 0; count < 49; count += 1) await askForCode(await site().browse(), `+9172${String(count).padStart(2, '0')}000000`);
    expect(alarms()).toBe(0);
    for (let count = 50; count < 53; count += 1) await askForCode(await site().browse(), `+9172${count}000000`);
    expect(alarms()).toBe(1);
    site().clock.pass(3601);
    await askForCode(await site().browse(), '+917260000000');
    expect(alarms()).toBe(2);
  });

  test('LOG-08 the page learns that phones get codes, and which dial code belongs to the visitor', async () => {
    const ways = async (ip: string) => (await (await site().browse(ip)).get(ENDPOINTS.signInWays.path)).json();
    expect(await ways('49.36.1.1')).toEqual({
      status: 200,
      data: { google: false, facebook: false, phone: true, visitor_dial_code: '91' },
    });
    expect((await ways('10.1.1.1')).data.visitor_dial_code).toBe('');
  });
});

describeSites(
  'Codes by phone with a small budget',
  (site) => {
    test('SEC-11 past the budget the phone is refused, mail still works, and the event is logged', async () => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1)
        statuses.push((await askForCode(await site().browse(), `+9173${count}0000000`)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
      const response = await askForCode(await site().browse(), '+917360000000');
      expect(response.json().fields).toEqual({ otp_send_medium: expect.stringContaining('use your e-mail address') });
      expect(site().log.some((line) => line.includes('sms_budget_exhausted'))).toBe(true);
      expect((await askForCode(await site().browse(), CLIENT)).statusCode).toBe(200);
      site().clock.pass(24 * 3600 + 1);
      expect((await askForCode(await site().browse(), '+917360000000')).statusCode).toBe(200);
    });

    test('SEC-11 past the budget of calls an address with a phone and one without are refused alike', async () => {
      site().clock.pass(25 * 3600);
      await site().dataSource.query("UPDATE user_account SET login_phone = '+919877777777' WHERE login_email = ?", [TALENT]);
      const callFor = async (email: string) => {
        const browser = await site().browse();
        await askTwice(site(), browser, email);
        return askForCall(browser, email);
      };
      expect((await callFor(TALENT)).statusCode).toBe(200);
      site().clock.pass(3600);
      const refusals = [await callFor(TALENT), await callFor('nobody.there@example.com')];
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
      expect(refusals[0]?.json().detail).toBe(refusals[1]?.json().detail);
      expect(site().log.some((line) => line.includes('call_budget_exhausted'))).toBe(true);
    });
  },
  { SMS_DAILY_LIMIT: '5', CALL_DAILY_LIMIT: '1' },
);

describeSites(
  'Codes by phone in production without a gateway',
  (site) => {
    test('LOG-08 phones are refused with the other way named, and no page offers them', async () => {
      const browser = await site().browse();
      const response = await askForCode(browser, '+919876543210');
      expect(response.json()).toMatchObject({
        code: 'MEDIUM_REFUSED',
        fields: { otp_send_medium: expect.stringContaining('use your e-mail address') },
      });
      expect((await browser.get(ENDPOINTS.signInWays.path)).json().data.phone).toBe(false);
      expect((await askTwice(site(), browser, 'some.one@example.com')).json().can_call).toBe(0);
      expect((await askForCall(browser, 'some.one@example.com')).statusCode).toBe(422);
    });
  },
  { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' },
);
