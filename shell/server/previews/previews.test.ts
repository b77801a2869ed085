import { formatPreviews, type Preview } from '@alltalent/shared/contracts';
import { newKeys, signText } from '../testing/control-plane';
import { aLink, barOf, HOUR, PreviewRig } from '../testing/preview-rig';
import { aRelease } from '../testing/remote-record';
import { TestVisitor } from '../testing/visitor';

const rig = new PreviewRig();
beforeAll(() => rig.start());
beforeEach(() => rig.serve());
afterEach(() => void jest.useRealTimers());
afterAll(() => rig.stop());

test('a link shows its release in the browser that opens it, whoever is logged in there, and in no other', async () => {
  const browser = rig.aBrowser();
  const response = await browser.get(rig.addressOf(aLink()));
  expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([303, '/talents', 'no-store']);
  expect(browser.lastSet[0]).toMatch(/^preview=[\w.~!-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/u);
  const shown = { version: '3', is_override: true, is_preview: true, fallback: null, experiment: null, variant: null };
  expect(await browser.see()).toMatchObject(shown);
  for (const sid of ['a-talent', 'a-client', '']) {
    browser.cookies.set('__Host-sid', sid);
    expect(await browser.see()).toMatchObject(shown);
  }
  expect(await rig.aBrowser().see()).toMatchObject({ version: '2', experiment: 'big-cards' });
  expect((await browser.see('/about-us', 'mf_content'))?.is_override).toBeUndefined();
});

test('the cookie is Secure where the site is', async () => {
  const browser = new TestVisitor(await rig.openDoor({ PUBLIC_URL: 'https://talent.example' }));
  await browser.get(rig.addressOf(aLink()));
  expect(browser.lastSet[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/u);
});

test('a page with a preview has a bar that says what and until when, is kept by nothing, and reports nothing', async () => {
  const browser = await rig.withPreview({ expires_at: Date.parse('2027-01-02T12:00:00Z'), made_at: Date.parse('2027-01-01T12:00:00Z') });
  jest.useFakeTimers({ now: Date.parse('2027-01-02T11:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  await rig.serve();
  const late = await rig.withPreview({ expires_at: Date.parse('2027-01-02T12:00:00Z'), made_at: Date.parse('2027-01-01T12:00:00Z') });
  expect(browser.cookies.has('preview')).toBe(true);
  for (const url of ['/talents', '/about-us', '/no/such/page']) {
    const { headers, body } = await late.get(url);
    expect(await barOf(late, url)).toBe('Preview of mf-talents 3, until 2 Jan, 5:30 pm IST. End preview');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('"token":"","is_preview":true}');
    expect(body).toContain('<form method="post" action="/_preview/end"><button>End preview</button></form>');
  }
  expect(late.cookies.has('vid')).toBe(false);
  const { body, headers } = await rig.aBrowser().get('/talents');
  expect([body.includes('preview'), headers['cache-control']]).toEqual([false, 'private, no-cache']);
});

test('previews of several remotes are on at once; a second link of a remote replaces the first', async () => {
  const browser = await rig.withPreview();
  await browser.get(rig.addressOf(aLink({ version: '4' })));
  await browser.get(rig.addressOf(aLink({ remote: 'mf_jobs', version: '1', path: '/jobs' })));
  const { remotes } = await browser.open();
  const shown = remotes.filter(({ is_preview: isPreview }) => isPreview).map(({ remote, version }) => `${remote} ${version}`);
  expect(shown).toEqual(['mf_talents 4', 'mf_jobs 1']);
  expect((await browser.get('/jobs')).statusCode).toBe(200);
});

test('the preview ends by its button, on the page where it was pressed', async () => {
  const browser = await rig.withPreview();
  const end = (referer: string) =>
    rig.door.inject({
      method: 'POST',
      url: '/_preview/end',
      headers: { host: 'talent.example', referer, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const response = await end('http://talent.example/talents?city=Pune');
  expect([response.statusCode, response.headers.location]).toEqual([303, '/talents?city=Pune']);
  expect(response.headers['set-cookie']).toBe('preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  for (const other of ['https://evil.example/talents', 'http://talent.example//evil.example', '', 'x'])
    expect((await end(other)).headers.location).toBe('/');
  browser.cookies.delete('preview');
  expect(await browser.see()).toMatchObject({ version: '2' });
  expect(await barOf(browser)).toBeNull();
});

test.each([
  ['withdrawn', () => ({ withdrawn: [{ remote: 'mf_talents', version: '3' }] })],
  ['one of a remote whose tokens were revoked since', () => ({ previews_from: { mf_talents: Date.now() } })],
])('a release that is %s is shown no more, from the next page on, and the bar says so', async (_what, changes) => {
  const browser = await rig.withPreview();
  expect(await browser.see()).toMatchObject({ version: '3' });
  const link = rig.addressOf(aLink());
  await rig.serve(changes());
  expect(await browser.see()).toMatchObject({ version: '1', experiment: null });
  expect(await browser.see()).not.toHaveProperty('is_override');
  expect(await barOf(browser)).toMatch(/^The preview of mf-talents 3 has ended, because it was taken back\..* End preview$/u);
  expect((await browser.open()).is_preview).toBe(true);
  const late = await rig.aBrowser().get(link);
  expect([late.statusCode, late.body.includes('This preview has ended')]).toEqual([410, true]);
  await rig.serve({ previews_from: { mf_talents: Date.now() - 2000 } });
  expect(await browser.see()).toMatchObject({ version: '3' });
});

test('a preview ends with its time, whatever the browser keeps', async () => {
  const browser = await rig.withPreview();
  jest.useFakeTimers({ now: Date.now() + HOUR + 1000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  expect(await browser.see()).not.toHaveProperty('is_override');
  expect(await barOf(browser)).toBeNull();
});

test('a release that no backend answers as it was signed is not shown: 503 with a link, a sentence in a bar', async () => {
  const mac = () => 'x'.repeat(43);
  rig.publish(aRelease({ version: '7' }), newKeys());
  rig.publish(aRelease({ version: '9', base: 'https://evil.example/' }));
  rig.plane.respondWith('/api/federation/releases/mf_talents/8', signText(aRelease({ version: '3' }), rig.plane.keys, 'release'));
  for (const version of ['7', '8', '9']) {
    const browser = rig.aBrowser();
    const response = await browser.get(rig.addressOf(aLink({ version })));
    expect([response.statusCode, browser.lastSet]).toEqual([503, []]);
  }
  const forged = rig.aBrowser();
  const preview: Preview = { remote: 'mf_talents', version: '3', made_at: 1, expires_at: Date.now() + HOUR };
  for (const value of [formatPreviews([preview], mac), 'x', '~'.repeat(5000), `${'mf_a~1~1~zzzzzzzz!'.repeat(4)}${'x'.repeat(43)}`]) {
    forged.cookies.set('preview', value);
    expect(await forged.see()).toMatchObject({ version: '2' });
  }
});
