import { ENDPOINTS, joinProgressResponseSchema } from '@alltalent/shared/contracts';
import { askForCode, logIn, newestCode, sendIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { PendingSocialSignInsService } from '../social/pending-social-sign-ins.service';
import { proved, signUp } from '../../../test/support/auth/join';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';

describeSite('What a browser has under way', (site) => {
  const progress = async (browser: TestBrowser) =>
    joinProgressResponseSchema.validateSync((await browser.get(ENDPOINTS.joinProgress.path)).json(), { strict: true }).data;
  const arrive = (browser: TestBrowser, pending: object) =>
    site()
      .app.get(PendingSocialSignInsService)
      .save(browser.cookies.get('__Host-sid') ?? '', {
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: `subject of ${JSON.stringify(pending)}`,
        email: '',
        isEmailVerified: true,
        firstName: 'Ira',
        lastName: 'Sen',
        returnTo: '/jobs',
        ...pending,
      });

  beforeEach(() => site().clock.pass(25 * 3600));

  test('REL-27 nothing, for a new visitor and after a login', async () => {
    expect(await progress(await site().browse())).toBeNull();
    expect(await progress(await logIn(site(), CLIENT))).toBeNull();
  });

  test('REL-27 LOG-03 a code on its way comes back with its medium, its countdown and how it fares', async () => {
    const browser = await site().browse();
    const asked = (await askForCode(browser, TALENT)).json();
    site().clock.pass(12);
    expect(await progress(browser)).toEqual({
      step: 'code',
      medium: TALENT,
      mediumtype: 2,
      county_code: '',
      message: asked.message,
      account_status: 1,
      tnc_agree_show: 1,
      retry_after: 18,
      can_call: 0,
      delivery: 'sent',
      first_name: '',
      last_name: '',
      provider: '',
      redirect_url: '/',
    });
    expect(await progress(await site().browse())).toBeNull();
    site().clock.pass(19);
    await askForCode(browser, TALENT);
    expect(await progress(browser)).toMatchObject({ step: 'code', retry_after: 30, can_call: 0 });
    site().clock.pass(600);
    expect(await progress(browser)).toBeNull();
  });

  test('REL-27 LOG-08 a phone number comes back as digits with its dial code', async () => {
    const browser = await site().browse();
    await askForCode(browser, '+919812312312');
    const message = 'Verification code has been sent to your phone number.';
    expect(await progress(browser)).toMatchObject({ step: 'code', medium: '9812312312', county_code: '91', mediumtype: 1, message });
  });

  test('REL-27 a proved medium comes back as the sign-up form, for half an hour', async () => {
    const browser = await proved(site(), 'proved.one@example.com');
    expect(await progress(browser)).toMatchObject({ step: 'sign_up', medium: 'proved.one@example.com', account_status: 2, retry_after: 0 });
    site().clock.pass(30 * 60 - 1);
    expect(await progress(browser)).toMatchObject({ step: 'sign_up' });
    site().clock.pass(2);
    expect(await progress(browser)).toBeNull();
  });

  test('REL-27 a newer code for another medium goes before the sign-up form', async () => {
    const browser = await proved(site(), 'proved.two@example.com');
    site().clock.pass(1);
    await askForCode(browser, 'proved.three@example.com');
    expect(await progress(browser)).toMatchObject({ step: 'code', medium: 'proved.three@example.com' });
  });

  test('LOG-10 REL-27 an address that Google vouches for and nobody has is proved: sign-up with the names, then a linked identity', async () => {
    const browser = await site().browse();
    await arrive(browser, { email: 'ira.sen@example.com' });
    expect(await progress(browser)).toMatchObject({
      step: 'sign_up',
      medium: 'ira.sen@example.com',
      first_name: 'Ira',
      last_name: 'Sen',
      provider: 'google',
      redirect_url: '/jobs',
    });
    const response = await signUp(browser, { signup_sent_medium_val: 'ira.sen@example.com' });
    expect(response.json()).toMatchObject({ status: 1, is_login: true });
    expect(await site().app.get(PendingSocialSignInsService).providersOf(response.json().user_id)).toEqual(['google']);
  });

  test.each([
    ['an address that is not verified', { email: 'not.verified@example.com', isEmailVerified: false }],
    ['an address from Facebook', { email: 'from.facebook@example.com', provider: 'facebook' }],
    ['an address that has an account', { email: CLIENT }],
    ['no address', { email: '' }],
  ])('SEC-30 REL-27 %s waits for a code and makes no account', async (_kind, pending) => {
    const browser = await site().browse();
    await arrive(browser, pending);
    expect(await progress(browser)).toMatchObject({ step: 'confirm', medium: pending.email, first_name: 'Ira' });
    expect((await signUp(browser, { signup_sent_medium_val: pending.email })).json()).toMatchObject({ status: '0' });
  });

  test('SEC-30 LOG-10 the identity is linked once a code proves the account, and not before', async () => {
    const browser = await site().browse();
    await arrive(browser, { email: CLIENT });
    await askForCode(browser, CLIENT);
    const socials = site().app.get(PendingSocialSignInsService);
    const [{ id }] = await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', [CLIENT]);
    expect(await socials.providersOf(id)).toEqual([]);
    expect(await progress(browser)).toMatchObject({ step: 'code', provider: 'google' });
    await sendIn(browser, CLIENT, await newestCode(site(), CLIENT));
    expect(await socials.providersOf(id)).toEqual(['google']);
  });
});
