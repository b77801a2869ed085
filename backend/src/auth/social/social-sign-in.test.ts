import { describeSites } from '../../../test/support/test-site';
import { proved, signUp } from '../../../test/support/auth/join';
import { noteOf, setOut, signIn, signInAt, STARTS } from '../../../test/support/social/sign-in-at-provider';
import { environmentFor, SITE, startProviders, type TestProviders } from '../../../test/support/social/test-providers';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';

const RITU = 'ritu.khanna@example.com';

let providers: TestProviders;
beforeAll(async () => {
  providers = await startProviders();
});
afterAll(() => providers.stop());

describeSites(
  'Signing in with a provider',
  (site) => {
    const pendingSignIns = () => site().app.get(PendingSocialSignInsService);
    const userOf = async (email: string): Promise<string> =>
      (await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', [email]))[0].id;
    const sessionsOf = (id: string) => site().dataSource.query('SELECT sid_hash FROM user_session WHERE user_id = ?', [id]);
    const PROFILES = [
      ['google', 'new.face', { email: 'nisha.varma@example.com', isEmailVerified: true, firstName: 'Nisha', lastName: 'Varma' }],
      ['facebook', 'new.face', { email: 'nisha.varma@example.com', isEmailVerified: false, firstName: 'Nisha', lastName: 'Varma' }],
    ] as const;

    test.each(PROFILES)(
      'LOG-10 the first sign-in with %s leads to a code, and back to where it began',
      async (provider, person, profile) => {
        const browser = await site().browse();
        const response = await signIn(browser, provider, person);
        expect([response.statusCode, response.headers.location]).toEqual([302, '/talents?page=2']);
        expect(noteOf(response, 'join')).toEqual({ state: 'resume' });
        expect(noteOf(response, 'flash')).toBeNull();
        const sid = browser.cookies.get('__Host-sid') ?? '';
        expect(await pendingSignIns().find(sid)).toEqual({ provider, returnTo: '/talents?page=2', ...profile });
        expect((await browser.post('/api/user/get-user-details')).statusCode).toBe(401);
      },
    );

    test.each(['google', 'facebook'] as const)(
      'LOG-10 SEC-21 after a code was taken, %s opens the account with a new session',
      async (provider) => {
        const ritu = await userOf(RITU);
        const first = await site().browse();
        await signIn(first, provider, 'second.face');
        await pendingSignIns().link(first.cookies.get('__Host-sid') ?? '', ritu);
        const browser = await site().browse();
        const before = browser.cookies.get('__Host-sid');
        const response = await signIn(browser, provider, 'second.face', '/talents');
        expect([response.statusCode, response.headers.location]).toEqual([302, '/talents']);
        expect(noteOf(response, 'join')).toEqual({ state: 'logged_in', user_id: ritu });
        expect(browser.cookies.get('__Host-sid')).not.toBe(before);
        expect((await browser.post('/api/user/get-user-details')).json()).toMatchObject({ first_name: 'Ritu', email: RITU });
        expect(await pendingSignIns().find(before ?? '')).toBeNull();
      },
    );

    test('SEC-21 anyone who knows the id that a browser had at the provider makes no account of what the provider says', async () => {
      const browser = await site().browse();
      const authorization = await setOut(browser, `${STARTS.google}?to=/talents`);
      const planted = await site().browse();
      for (const [name, value] of browser.cookies) planted.cookies.set(name, value);
      await browser.get(await signInAt(authorization, 'new.face'));
      expect((await planted.get('/api/user/join-progress')).json()).toMatchObject({ data: null });
      expect((await browser.get('/api/user/join-progress')).json()).toMatchObject({ data: { first_name: 'Nisha' } });
    });

    test('LOG-10 SEC-21 what the provider says goes on under the new id: the account made after a code opens with the provider', async () => {
      const [email, browser] = ['om.by.code@example.com', await site().browse()];
      await signIn(browser, 'facebook', 'third.face');
      await proved(site(), email, browser);
      expect((await browser.get('/api/user/join-progress')).json()).toMatchObject({ data: { step: 'sign_up', first_name: 'Om' } });
      expect((await signUp(browser, { signup_sent_medium_val: email })).json()).toMatchObject({ status: 1 });
      const again = await site().browse();
      expect(noteOf(await signIn(again, 'facebook', 'third.face'), 'join')).toMatchObject({ state: 'logged_in' });
    });

    test('the note to the page is readable, for a minute, over TLS, and for the whole site', async () => {
      const response = await signIn(await site().browse(), 'google', 'new.face');
      const line = [response.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('join='));
      expect(line).toMatch(/; Max-Age=60; Path=\/; Secure; SameSite=Lax$/u);
    });

    test('SEC-30 the request to Google has PKCE, state and nonce, and asks for no more than is needed', async () => {
      const browser = await site().browse();
      const url = new URL(await setOut(browser, STARTS.google));
      expect(url.origin).toBe(providers.google);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
        state: expect.stringMatching(/^[\w-]{43}$/u),
        nonce: expect.stringMatching(/^[\w-]{43}$/u),
        scope: 'openid email profile',
        redirect_uri: `${SITE}/google/callback`,
      });
      const other = new URL(await setOut(browser, STARTS.google));
      for (const name of ['state', 'nonce', 'code_challenge']) expect(other.searchParams.get(name)).not.toBe(url.searchParams.get(name));
    });

    test('a visitor who comes without an id gets one, and needs no page before', async () => {
      const browser = await site().browse();
      browser.cookies.clear();
      const response = await signIn(browser, 'google', 'new.face');
      expect(noteOf(response, 'join')).toEqual({ state: 'resume' });
    });

    test('two sign-ins at once in two tabs do not disturb each other', async () => {
      const browser = await site().browse();
      const [one, two] = [await setOut(browser, STARTS.google), await setOut(browser, STARTS.facebook)];
      expect(noteOf(await browser.get(await signInAt(one, 'new.face')), 'join')).toEqual({ state: 'resume' });
      expect(noteOf(await browser.get(await signInAt(two, 'new.face')), 'join')).toEqual({ state: 'resume' });
    });

    test('what a provider leaves out stays open; what is no name or too long is made to fit', async () => {
      const browser = await site().browse();
      await signIn(browser, 'google', 'no.email');
      const pending = await pendingSignIns().find(browser.cookies.get('__Host-sid') ?? '');
      expect(pending).toMatchObject({ email: '', isEmailVerified: false, firstName: 'Lone Wolf', lastName: 'x'.repeat(80) });
    });

    test('LOG-06 a talent who never ticked the terms does so with a code before the provider opens the account', async () => {
      const asha = await userOf('asha.rao@example.com');
      const first = await site().browse();
      await signIn(first, 'google', 'third.face');
      await pendingSignIns().link(first.cookies.get('__Host-sid') ?? '', asha);
      await site().dataSource.query('DELETE FROM terms_acceptance WHERE user_id = ?', [asha]);
      const response = await signIn(await site().browse(), 'google', 'third.face');
      expect(noteOf(response, 'join')).toEqual({ state: 'resume' });
      expect(await sessionsOf(asha)).toEqual([]);
      await site().dataSource.query("INSERT INTO terms_acceptance VALUES (?, '2026-11-03', 'login', 1)", [asha]);
      expect(noteOf(await signIn(await site().browse(), 'google', 'third.face'), 'join')).toMatchObject({ state: 'logged_in' });
    });

    test.each(['suspended', 'terminated'])('a provider does not open an account that is %s', async (status) => {
      const ritu = await userOf(RITU);
      await pendingSignIns().linkIdentity({ provider: 'google', issuer: providers.google, subject: 'second.face' }, ritu);
      await site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, ritu]);
      const response = await signIn(await site().browse(), 'google', 'second.face');
      expect([response.statusCode, response.headers.location]).toEqual([302, '/talents?page=2']);
      expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining(`This account is ${status}.`) });
      expect(noteOf(response, 'join')).toBeNull();
      await site().dataSource.query("UPDATE user_account SET status = 'active' WHERE id = ?", [ritu]);
    });

    test.each([
      ['//e', '/'],
      ['https://e.example', '/'],
      ['/\\e', '/'],
      ['/google/redirect', '/'],
      ['/a\r\nSet-Cookie: x=1', '/'],
      ['/talents?q=a b#top', '/talents?q=a%20b#top'],
    ])('SEC-26 a way back to %j ends at %s', async (to, place) => {
      expect((await signIn(await site().browse(), 'google', 'new.face', to)).headers.location).toBe(place);
    });
  },
  () => environmentFor(providers),
);
