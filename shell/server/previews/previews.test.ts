import {
  formatPreviews,
  LONGEST_PREVIEW_MS,
  type Preview,
  type PreviewLink,
  type Registry,
  type Release,
  type SignedKind,
} from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { Backends } from '../proxy/backends';
import { PolledRegistry } from '../registry/polled-registry';
import { ControlPlane, type Keys, newKeys, signText } from '../testing/control-plane';
import { aRegistry, aRelease, anExperiment, aRollout, aRoute } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';

const HOUR = 3600 * 1000;
const site = makeSiteFolder();
const plane = new ControlPlane();
const rollouts = [
  aRollout(aRelease(), { experiment: anExperiment(10_000) }),
  aRollout(aRelease({ remote: 'mf_content', routes: [aRoute({ pattern: '/about-us' })] })),
];
let registry: PolledRegistry;
let revision = 1;
let app: FastifyInstance;

const publish = (release: Release, keys: Keys = plane.keys) =>
  plane.respondWith(`/api/federation/releases/${release.remote}/${release.version}`, signText(release, keys, 'release'));

/** Publishes a newer registry, which the front door has at once. */
async function serve(changes: Partial<Registry> = {}): Promise<void> {
  revision += 1;
  plane.publish(aRegistry(rollouts, { revision, ...changes }));
  await registry.refresh();
}

beforeAll(async () => {
  await plane.start();
  for (const version of ['3', '4']) publish(aRelease({ version }));
  publish(aRelease({ remote: 'mf_jobs', version: '1', routes: [aRoute({ pattern: '/jobs' })] }));
  const backends = new Backends([plane.url]);
  registry = new PolledRegistry(backends, {
    stateDir: site.folder,
    publicKeys: [],
    origins: [],
    log: { info: () => undefined, warn: () => undefined },
  });
  await serve();
  app = await createFrontDoor(site.config, { registry, backends });
});
beforeEach(() => serve());
afterEach(() => void jest.useRealTimers());
afterAll(async () => {
  await app.close();
  await plane.kill();
  site.remove();
});

const aLink = (changes: Partial<PreviewLink> = {}): PreviewLink => ({
  remote: 'mf_talents',
  version: '3',
  path: '/talents',
  made_at: Date.now() - 1000,
  expires_at: Date.now() + HOUR,
  ...changes,
});
const addressOf = (link: object, keys: Keys = plane.keys, kind: SignedKind = 'preview') =>
  `/_preview?token=${Buffer.from(JSON.stringify(signText(link, keys, kind))).toString('base64url')}`;
const aBrowser = () => new TestVisitor(app);
async function withPreview(changes: Partial<PreviewLink> = {}): Promise<TestVisitor> {
  const browser = aBrowser();
  await browser.get(addressOf(aLink(changes)));
  return browser;
}
const barOf = async (browser: TestVisitor, url = '/talents') =>
  /<aside class="ink preview-bar".*?<\/aside>/su
    .exec((await browser.get(url)).body)?.[0]
    .replace(/<style>.*?<\/style>|<[^>]+>/gsu, ' ')
    .replace(/\s+/gu, ' ')
    .trim() ?? null;

test('a link shows its release in the browser that opens it, whoever is logged in there, and in no other', async () => {
  const browser = aBrowser();
  const response = await browser.get(addressOf(aLink()));
  expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([303, '/talents', 'no-store']);
  expect(browser.lastSet[0]).toMatch(/^preview=[\w.~!-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/u);
  const shown = { version: '3', is_override: true, is_preview: true, fallback: null, experiment: null, variant: null };
  expect(await browser.see()).toMatchObject(shown);
  for (const sid of ['a-talent', 'a-client', '']) {
    browser.cookies.set('__Host-sid', sid);
    expect(await browser.see()).toMatchObject(shown);
  }
  expect(await aBrowser().see()).toMatchObject({ version: '2', experiment: 'big-cards' });
  expect((await browser.see('/about-us', 'mf_content'))?.is_override).toBeUndefined();
});

test('the cookie is Secure where the site is', async () => {
  const secure = makeSiteFolder({ PUBLIC_URL: 'https://talent.example' });
  const door = await createFrontDoor(secure.config, { registry, backends: new Backends([plane.url]) });
  const browser = new TestVisitor(door);
  await browser.get(addressOf(aLink()));
  expect(browser.lastSet[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/u);
  await door.close();
  secure.remove();
});

test('a page with a preview has a bar that says what and until when, is kept by nothing, and reports nothing', async () => {
  const browser = await withPreview({ expires_at: Date.parse('2027-01-02T12:00:00Z'), made_at: Date.parse('2027-01-01T12:00:00Z') });
  jest.useFakeTimers({ now: Date.parse('2027-01-02T11:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  await serve();
  const late = await withPreview({ expires_at: Date.parse('2027-01-02T12:00:00Z'), made_at: Date.parse('2027-01-01T12:00:00Z') });
  expect(browser.cookies.has('preview')).toBe(true);
  for (const url of ['/talents', '/about-us', '/no/such/page']) {
    const { headers, body } = await late.get(url);
    expect(await barOf(late, url)).toBe('Preview of mf-talents 3, until 2 Jan, 5:30 pm IST. End preview');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('"token":"","is_preview":true}');
    expect(body).toContain('<form method="post" action="/_preview/end"><button>End preview</button></form>');
  }
  expect(late.cookies.has('vid')).toBe(false);
  const { body, headers } = await aBrowser().get('/talents');
  expect([body.includes('preview'), headers['cache-control']]).toEqual([false, 'private, no-cache']);
});

test('previews of several remotes are on at once; a second link of a remote replaces the first', async () => {
  const browser = await withPreview();
  await browser.get(addressOf(aLink({ version: '4' })));
  await browser.get(addressOf(aLink({ remote: 'mf_jobs', version: '1', path: '/jobs' })));
  const { remotes } = await browser.open();
  const shown = remotes.filter(({ is_preview: isPreview }) => isPreview).map(({ remote, version }) => `${remote} ${version}`);
  expect(shown).toEqual(['mf_talents 4', 'mf_jobs 1']);
  expect((await browser.get('/jobs')).statusCode).toBe(200);
});

test('the preview ends by its button, on the page where it was pressed', async () => {
  const browser = await withPreview();
  const end = (referer: string) =>
    app.inject({
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

const REFUSED: readonly (readonly [string, number, string, () => string])[] = [
  ['signed by another key', 404, 'does not work', () => addressOf(aLink(), newKeys())],
  ['that was changed', 404, 'does not work', () => `${addressOf(aLink()).slice(0, -60)}AAAA`],
  ['that was signed as an override', 404, 'does not work', () => addressOf(aLink(), plane.keys, 'override')],
  ['that was signed as a release', 404, 'does not work', () => addressOf(aLink(), plane.keys, 'release')],
  ['that is a signed registry', 404, 'does not work', () => addressOf(aRegistry([]))],
  ['for something that is no remote', 404, 'does not work', () => addressOf({ ...aLink(), remote: '../../x' })],
  ['that lasts longer than a week', 404, 'does not work', () => addressOf(aLink({ expires_at: Date.now() + LONGEST_PREVIEW_MS }))],
  ['to another site', 404, 'does not work', () => addressOf(aLink({ path: '//evil.example' }))],
  ['without a token', 404, 'does not work', () => '/_preview'],
  ['with two tokens', 404, 'does not work', () => `${addressOf(aLink())}&token=x`],
  ['with junk for a token', 404, 'does not work', () => `/_preview?token=${'%00'.repeat(500)}`],
  ['with a token of 15 kB', 404, 'does not work', () => `/_preview?token=${'A'.repeat(15_000)}`],
  ['of a version that does not exist', 404, 'does not exist here', () => addressOf(aLink({ version: '99' }))],
  ['that has expired', 410, 'has expired', () => addressOf(aLink({ expires_at: Date.now() - 1 }))],
];

test.each(REFUSED)('a link %s is answered %i, in words, and changes nothing', async (_what, status, words, make) => {
  const browser = aBrowser();
  const { statusCode, body, headers } = await browser.get(make());
  expect([statusCode, headers['content-type'], browser.lastSet]).toEqual([status, 'text/html; charset=utf-8', []]);
  expect(body).toContain(words);
  expect(body).toContain('new link');
  expect(await browser.see()).toMatchObject({ version: '2' });
});

test.each([
  ['withdrawn', () => ({ withdrawn: [{ remote: 'mf_talents', version: '3' }] })],
  ['one of a remote whose tokens were revoked since', () => ({ previews_from: { mf_talents: Date.now() } })],
])('a release that is %s is shown no more, from the next page on, and the bar says so', async (_what, changes) => {
  const browser = await withPreview();
  expect(await browser.see()).toMatchObject({ version: '3' });
  const link = addressOf(aLink());
  await serve(changes());
  expect(await browser.see()).toMatchObject({ version: '1', experiment: null });
  expect(await browser.see()).not.toHaveProperty('is_override');
  expect(await barOf(browser)).toMatch(/^The preview of mf-talents 3 has ended, because it was taken back\..* End preview$/u);
  expect((await browser.open()).is_preview).toBe(true);
  const late = await aBrowser().get(link);
  expect([late.statusCode, late.body.includes('This preview has ended')]).toEqual([410, true]);
  await serve({ previews_from: { mf_talents: Date.now() - 2000 } });
  expect(await browser.see()).toMatchObject({ version: '3' });
});

test('a preview ends with its time, whatever the browser keeps', async () => {
  const browser = await withPreview();
  jest.useFakeTimers({ now: Date.now() + HOUR + 1000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  expect(await browser.see()).not.toHaveProperty('is_override');
  expect(await barOf(browser)).toBeNull();
});

test('a release that no backend answers as it was signed is not shown: 503 with a link, a sentence in a bar', async () => {
  const mac = () => 'x'.repeat(43);
  publish(aRelease({ version: '7' }), newKeys());
  publish(aRelease({ version: '9', base: 'https://evil.example/' }));
  plane.respondWith('/api/federation/releases/mf_talents/8', signText(aRelease({ version: '3' }), plane.keys, 'release'));
  for (const version of ['7', '8', '9']) {
    const browser = aBrowser();
    const response = await browser.get(addressOf(aLink({ version })));
    expect([response.statusCode, browser.lastSet]).toEqual([503, []]);
  }
  const forged = aBrowser();
  const preview: Preview = { remote: 'mf_talents', version: '3', made_at: 1, expires_at: Date.now() + HOUR };
  for (const value of [formatPreviews([preview], mac), 'x', '~'.repeat(5000), `${'mf_a~1~1~zzzzzzzz!'.repeat(4)}${'x'.repeat(43)}`]) {
    forged.cookies.set('preview', value);
    expect(await forged.see()).toMatchObject({ version: '2' });
  }
});

test('links made before a new key signs hold as long as the former key is accepted', async () => {
  const next = newKeys();
  const link = addressOf(aLink());
  const text = (keys: Keys) => keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await serve({ keys: [text(plane.keys), text(next)] });
  revision += 1;
  const bySecond = aRegistry(rollouts, { revision, keys: [text(next), text(plane.keys)] });
  plane.respondWith('/api/federation/registry', signText(bySecond, next));
  await registry.refresh();
  expect([(await aBrowser().get(link)).statusCode, (await aBrowser().get(addressOf(aLink(), next))).statusCode]).toEqual([303, 303]);
  revision += 1;
  plane.respondWith('/api/federation/registry', signText(aRegistry(rollouts, { revision, keys: [text(next)] }), next));
  await registry.refresh();
  expect((await aBrowser().get(link)).statusCode).toBe(404);
});
