import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { noteOf, setOut, signIn, signInAt, STARTS } from '../../../test/support/social/sign-in-at-provider';
import { environmentFor, startProviders, type TestProviders } from '../../../test/support/social/test-providers';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';

const OWNER = 'ritu.khanna@example.com';
const OTHER = 'dev.mehra@example.com';
const FRESH_SECONDS = 10 * 60;

let providers: TestProviders;
beforeAll(async () => {
  providers = await startProviders();
});
afterAll(() => providers.stop());

describeSite(
  'A user who adds a provider to the own account',
  (site) => {
    const providersOf = async (email: string) => {
      const [user] = await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', [email]);
      return site().app.get(PendingSocialSignInsService).providersOf(user.id);
    };
    const linked = (name: string) => ({ kind: 'ok', text: `From now on you can log in with ${name}.` });

    test('SEC-30 does so with a fresh code, and may do it again', async () => {
      const browser = await signedIn(site(), OWNER);
      for (let time = 0; time < 2; time += 1) {
        const response = await signIn(browser, 'google', 'new.face', '/account');
        expect(response.headers.location).toBe('/account');
        expect(noteOf(response, 'flash')).toEqual(linked('Google'));
        expect(noteOf(response, 'join')).toBeNull();
      }
      expect(noteOf(await signIn(browser, 'facebook', 'new.face', '/account'), 'flash')).toEqual(linked('Facebook'));
      expect(await providersOf(OWNER)).toEqual(['google', 'facebook']);
      expect(noteOf(await signIn(await site().browse(), 'facebook', 'new.face'), 'join')).toMatchObject({ state: 'logged_in' });
    });

    test('SEC-30 cannot take an identity that opens somebody else’s account', async () => {
      await signIn(await signedIn(site(), OWNER), 'google', 'second.face');
      const response = await signIn(await signedIn(site(), OTHER), 'google', 'second.face', '/account');
      expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining('opens another account') });
      expect(await providersOf(OTHER)).toEqual([]);
    });

    test('SEC-30 SEC-31 is asked for a code when there was none of late, at the start and on the way back', async () => {
      const browser = await signedIn(site(), OTHER);
      const callback = await signInAt(await setOut(browser, `${STARTS.google}?to=/account`), 'third.face');
      site().clock.pass(FRESH_SECONDS - 1);
      const inTime = await signInAt(await setOut(browser, `${STARTS.google}?to=/account`), 'third.face');
      site().clock.pass(1);
      for (const path of [callback, inTime, `${STARTS.google}?to=/account`]) {
        const response = await browser.get(path);
        expect(response.statusCode).toBe(302);
        expect(noteOf(response, 'flash')).toMatchObject({ kind: 'error' });
      }
      expect(noteOf(await browser.get(`${STARTS.facebook}?to=/account`), 'flash')?.['text']).toMatch(
        /^Confirm with a code that it is you/u,
      );
      expect(await providersOf(OTHER)).toEqual([]);
    });

    test('SEC-30 adds nothing once the session is over', async () => {
      const browser = await signedIn(site(), OTHER);
      const callback = await signInAt(await setOut(browser, `${STARTS.google}?to=/account`), 'third.face');
      await site().dataSource.query('DELETE FROM user_session');
      const response = await browser.get(callback);
      expect(response.headers.location).toBe('/account');
      expect(noteOf(response, 'flash')).toMatchObject({ kind: 'error' });
      expect(noteOf(response, 'join')).toBeNull();
      expect(await providersOf(OTHER)).toEqual([]);
    });

    test('SEC-29 is refused when the account is restricted, with a sentence and not a bare problem', async () => {
      const browser = await signedIn(site(), 'sana.mirza@example.com');
      const response = await browser.get(`${STARTS.google}?to=/talents`);
      expect([response.statusCode, response.headers.location]).toEqual([302, '/talents']);
      expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: 'This account is restricted: it can only log out.' });
      expect((await browser.post(ENDPOINTS.logout.path)).statusCode).toBe(200);
    });
  },
  () => environmentFor(providers),
);
