import { openSite, type TestSite } from '../../../test/support/test-site';
import { freeUrl } from '../../../test/support/social/plain-server';
import { noteOf, refuseAt, setOut, signIn, signInAt, STARTS } from '../../../test/support/social/sign-in-at-provider';
import { environmentFor, startProviders, type TestProviders } from '../../../test/support/social/test-providers';

const AWAY = 'does not answer at the moment';
const PROVIDERS = ['google', 'facebook'] as const;

let site: TestSite;
let urls: { readonly google: string; readonly facebook: string };
let providers: TestProviders | undefined;
beforeAll(async () => {
  urls = { google: await freeUrl(), facebook: await freeUrl() };
  site = await openSite(environmentFor(urls));
});
afterEach(async () => {
  await providers?.stop();
  providers = undefined;
});
afterAll(() => site.close());

const startAt = () => startProviders([Number(new URL(urls.google).port), Number(new URL(urls.facebook).port)]);

test('REL-29 a provider that is away gets a sentence, the site goes on, and the next try finds it back', async () => {
  const response = await (await site.browse()).get(`${STARTS.google}?to=/talents`);
  expect([response.statusCode, response.headers.location, response.body]).toEqual([302, '/talents', '']);
  expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining(`Google ${AWAY}`) });
  expect(site.log.join('')).toMatch(/social sign-in failed/u);
  expect((await (await site.browse()).get('/api/get-categories')).statusCode).toBe(200);
  expect((await (await site.browse()).get('/readyz')).statusCode).toBe(200);
  providers = await startAt();
  expect(noteOf(await signIn(await site.browse(), 'google', 'new.face'), 'join')).toEqual({ state: 'resume' });
});

test('REL-29 a provider that goes away while somebody is there gets a sentence, too', async () => {
  providers = await startAt();
  const browser = await site.browse();
  const callbacks: string[] = [];
  for (const name of PROVIDERS) callbacks.push(await signInAt(await setOut(browser, `${STARTS[name]}?to=/talents`), 'new.face'));
  await providers.stop();
  providers = undefined;
  for (const callback of callbacks) {
    const response = await browser.get(callback);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/talents']);
    expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining(AWAY) });
  }
});

test.each(PROVIDERS)('LOG-10 who does not agree at %s is told so, and may go on otherwise', async (name) => {
  providers = await startAt();
  const browser = await site.browse();
  const response = await browser.get(await refuseAt(await setOut(browser, `${STARTS[name]}?to=/talents`)));
  expect([response.statusCode, response.headers.location]).toEqual([302, '/talents']);
  expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining('you did not agree') });
});

test('SEC-30 a sign-in that another site starts is not begun', async () => {
  const browser = await site.browse();
  const begun = () => site.dataSource.query('SELECT state_hash FROM social_attempt');
  const before = await begun();
  const response = await browser.get(`${STARTS.facebook}?to=/talents`, { 'sec-fetch-site': 'cross-site' });
  expect(response.headers.location).toBe('/talents');
  expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringContaining('JOIN NOW') });
  expect(await begun()).toEqual(before);
});

test('sixty starts in an hour are enough for an address; the next one is told when to come back', async () => {
  const browser = await site.browse('10.99.9.9');
  for (let time = 0; time < 60; time += 1) expect(noteOf(await browser.get(STARTS.facebook), 'flash')).toBeNull();
  const response = await browser.get(`${STARTS.facebook}?to=/talents`);
  expect([response.statusCode, response.headers.location]).toEqual([302, '/talents']);
  expect(noteOf(response, 'flash')).toEqual({ kind: 'error', text: expect.stringMatching(/^Please wait/u) });
});
