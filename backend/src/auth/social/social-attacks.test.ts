import { describeSites } from '../../../test/support/test-site';
import type { TestBrowser } from '../../../test/support/test-browser';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { altered, noteOf, setOut, signIn, signInAt, STARTS } from '../../../test/support/social/sign-in-at-provider';
import { environmentFor, startProviders, type TestProviders } from '../../../test/support/social/test-providers';
import { PendingSocialSignInsService } from './pending-social-sign-ins.service';

const NOT_NOW = 'over. Start it again';
const NOT_TRUSTED = 'could not be trusted';

let providers: TestProviders;
beforeAll(async () => {
  providers = await startProviders();
});
afterAll(() => providers.stop());

describeSites(
  'A sign-in that is not as it should be',
  (site) => {
    const pendingSignIns = () => site().app.get(PendingSocialSignInsService);
    const google = (browser: TestBrowser) => setOut(browser, `${STARTS.google}?to=/talents`);
    const count = async (table: string) => Number((await site().dataSource.query(`SELECT COUNT(*) AS n FROM ${table}`))[0].n);

    async function expectRefusal(browser: TestBrowser, callback: string, text: string, place = '/talents'): Promise<void> {
      const sid = browser.cookies.get('__Host-sid');
      const before = await count('user_session');
      const response = await browser.get(callback);
      expect([response.statusCode, response.headers.location, response.body]).toEqual([302, place, '']);
      expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining(text) });
      expect(noteOf(response, 'join')).toBeNull();
      expect(browser.cookies.get('__Host-sid')).toBe(sid);
      expect(await count('user_session')).toBe(before);
      expect(await pendingSignIns().find(sid ?? '')).toBeNull();
    }

    test('SEC-30 a state is good for one time', async () => {
      const browser = await site().browse();
      const callback = await signInAt(await google(browser), 'new.face');
      expect(noteOf(await browser.get(callback), 'join')).toEqual({ state: 'resume' });
      await pendingSignIns().delete(browser.cookies.get('__Host-sid') ?? '');
      await expectRefusal(browser, callback, NOT_NOW, '/');
    });

    test('SEC-30 of ten callbacks at once one gets through', async () => {
      const browser = await site().browse();
      const callback = await signInAt(await google(browser), 'new.face');
      const responses = await Promise.all(Array.from({ length: 10 }, () => browser.get(callback)));
      expect(responses.filter((response) => noteOf(response, 'join')).length).toBe(1);
      expect(responses.filter((response) => noteOf(response, 'flash')).length).toBe(9);
    });

    test.each([
      ['no state', (callback: string) => callback.replace(/state=[\w-]+/u, '')],
      ['another state', (callback: string) => altered(callback, { state: 'x'.repeat(43) })],
      ['an empty state', (callback: string) => altered(callback, { state: '' })],
      ['nothing at all', () => '/google/callback'],
    ])('SEC-30 a callback with %s is refused', async (_title, change) => {
      const browser = await site().browse();
      await expectRefusal(browser, change(await signInAt(await google(browser), 'new.face')), NOT_NOW, '/');
    });

    test('SEC-30 a state works in the browser that set out, and in no other', async () => {
      const [own, foreign] = [await site().browse(), await site().browse()];
      const callback = await signInAt(await google(own), 'new.face');
      await expectRefusal(foreign, callback, NOT_NOW, '/');
      foreign.cookies.clear();
      await expectRefusal(foreign, callback, NOT_NOW, '/');
      expect(noteOf(await own.get(callback), 'join')).toEqual({ state: 'resume' });
    });

    test('SEC-30 the answer of one provider is no answer of the other', async () => {
      const browser = await site().browse();
      const callback = await signInAt(await google(browser), 'new.face');
      await expectRefusal(browser, callback.replace('/google/', '/facebook/'), NOT_NOW);
      await expectRefusal(browser, callback, NOT_NOW, '/');
    });

    test.each([
      ['an issuer that is not the provider', (callback: string) => altered(callback, { iss: 'https://evil.example' })],
      ['no issuer from a provider that names itself', (callback: string) => callback.replace(/&iss=[^&]+/u, '')],
      ['a code of nobody', (callback: string) => altered(callback, { code: 'x'.repeat(43) })],
    ])('SEC-30 %s is refused', async (_title, change) => {
      const browser = await site().browse();
      await expectRefusal(browser, change(await signInAt(await google(browser), 'new.face')), NOT_TRUSTED);
    });

    test.each(['state', 'code', 'iss'])('SEC-30 a second %s in the response is refused', async (name) => {
      const browser = await site().browse();
      const callback = await signInAt(await google(browser), 'new.face');
      await expectRefusal(browser, `${callback}&${name}=x`, NOT_TRUSTED);
    });

    test.each([
      ['nonce', 'an ID token for another nonce'],
      ['code_challenge', 'a code for another PKCE verifier'],
    ])('SEC-30 with another %s: %s is refused', async (name) => {
      const browser = await site().browse();
      const url = altered(await google(browser), { [name]: 'y'.repeat(43) });
      await expectRefusal(browser, await signInAt(url, 'new.face'), NOT_TRUSTED);
    });

    test('SEC-30 a code that was used, or that another browser fetched, opens nothing', async () => {
      const [first, second] = [await site().browse(), await site().browse()];
      const used = await signInAt(await google(first), 'new.face');
      const stolen = new URL(await signInAt(await google(second), 'second.face'), 'http://x').searchParams.get('code') ?? '';
      await first.get(used);
      await pendingSignIns().delete(first.cookies.get('__Host-sid') ?? '');
      for (const code of [new URL(used, 'http://x').searchParams.get('code') ?? '', stolen]) {
        const callback = await signInAt(await google(first), 'third.face');
        await expectRefusal(first, altered(callback, { code }), NOT_TRUSTED);
      }
    });

    test('SEC-30 an attempt ends after ten minutes', async () => {
      const browser = await site().browse();
      const [early, late] = [await google(browser), await google(browser)];
      const callbacks = [await signInAt(early, 'new.face'), await signInAt(late, 'new.face')] as const;
      site().clock.pass(599);
      expect(noteOf(await browser.get(callbacks[0]), 'join')).toEqual({ state: 'resume' });
      await pendingSignIns().delete(browser.cookies.get('__Host-sid') ?? '');
      site().clock.pass(2);
      await expectRefusal(browser, callbacks[1], NOT_NOW, '/');
      await google(browser);
      await site().app.get(OldRowsJob).run();
      expect(await count('social_attempt')).toBe(1);
    });

    test.each(['asha.unproved', 'asha.proved'] as const)(
      'SEC-30 an equal e-mail address (%s) opens and links no account',
      async (person) => {
        for (const provider of ['google', 'facebook'] as const) {
          const response = await signIn(await site().browse(), provider, person);
          expect(noteOf(response, 'join')).toEqual({ state: 'resume' });
        }
        expect(await count('social_identity')).toBe(0);
        expect(await count('user_session')).toBe(0);
      },
    );

    test('SEC-48 what lies in the database opens no attempt: no state, no verifier, no nonce', async () => {
      const url = new URL(await google(await site().browse()));
      const rows = JSON.stringify(await site().dataSource.query('SELECT * FROM social_attempt'));
      for (const name of ['state', 'nonce', 'code_challenge']) expect(rows).not.toContain(url.searchParams.get(name));
    });
  },
  () => environmentFor(providers),
);
