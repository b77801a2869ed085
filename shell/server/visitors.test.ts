import { createHmac } from 'node:crypto';
import { parseVisitor, readPageToken, type Registry } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { createFrontDoor } from './front-door';
import { ControlPlane } from './testing/control-plane';
import { aRelease, anExperiment, aRegistry, aRollout, aRoute, fixedRegistry } from './testing/remote-record';
import { makeSiteFolder, SECRET_KEY } from './testing/site-folder';
import { TestVisitor } from './testing/visitor';
import { createVisitorMac } from './visitor-key';

const site = makeSiteFolder();
const backend = new ControlPlane();
const source = fixedRegistry();
const mac = createVisitorMac(SECRET_KEY);
let registry: Registry;
let app: FastifyInstance;

const ROUTES = [
  aRoute(),
  aRoute({ id: 'talents.lookbook', pattern: '/s/:token', noindex: true }),
  aRoute({ id: 'talents.profile', pattern: '/:slug', head: '/api/head/{slug}' }),
];
const [stable, next] = [aRelease({ routes: ROUTES }), aRelease({ version: '2', routes: ROUTES })];
const test100 = (changes: Parameters<typeof anExperiment>[1] = {}) =>
  anExperiment(10_000, {
    variants: [
      { variant: 'A', weight: 0, release: stable },
      { variant: 'B', weight: 10_000, release: next },
    ],
    ...changes,
  });
const serve = (experiment: ReturnType<typeof test100> | null) => (registry = aRegistry([aRollout(stable, { experiment })]));
const openDoor = (env: Readonly<Record<string, string>> = {}) => {
  const config = { ...site.config, ...makeSiteFolder(env).config };
  return createFrontDoor(config, { registry: { ...source, current: () => registry }, backends: new Backends([backend.address]) });
};

beforeAll(async () => {
  await backend.start();
  app = await openDoor();
});
beforeEach(() => void serve(test100()));
afterAll(async () => {
  await app.close();
  await backend.kill();
  site.remove();
});

const HEAD = { title: 'T', description: 'd', picture: null, json_ld: [], noindex: false };
const inTest = { version: '2', experiment: 'big-cards', variant: 'B', fallback: expect.objectContaining({ version: '1' }) };
const outside = { version: '1', experiment: null, variant: null };

test('SEC-50 the cookie is a random id and variants, signed, for 90 days, out of reach of scripts', async () => {
  const visitor = new TestVisitor(app);
  const answer = await visitor.get('/talents');
  const [line = ''] = visitor.lastSet;
  expect(line).toMatch(/^vid=[\w-]{22}\.big-cards~B\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/u);
  expect(parseVisitor(visitor.cookies.get('vid'), mac)?.assigned).toEqual({ 'big-cards': 'B' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('cookie') });
  expect(await visitor.see()).toMatchObject(inTest);
  expect(visitor.lastSet).toEqual([]);
  const secure = await openDoor({ PUBLIC_URL: 'https://site.example' });
  const other = new TestVisitor(secure);
  await other.get('/talents');
  expect(other.lastSet[0]).toMatch(/; Secure$/u);
  expect(other.cookies.get('vid')?.slice(0, 22)).not.toBe(visitor.cookies.get('vid')?.slice(0, 22));
  await secure.close();
});

test('SEC-50 the key is the backend’s: the hash of its purpose, and a page carries a token made with it', async () => {
  const key = createHmac('sha256', SECRET_KEY).update('visitor').digest('hex');
  const backends = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const visitor = new TestVisitor(app);
  const tokens = [(await visitor.open()).token, (await visitor.open()).token];
  expect(parseVisitor(visitor.cookies.get('vid'), backends)).not.toBeNull();
  const names = tokens.map((token) => readPageToken(token, Date.now(), backends));
  expect(names).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(names).size).toBe(2);
});

test.each([
  ['nobody was asked yet', {}, {}],
  ['the answer was no', { cookie_choice: 'needed' }, {}],
  ['the answer is nonsense', { cookie_choice: 'everything' }, {}],
  ['the browser says no for them', { cookie_choice: 'all' }, { 'sec-gpc': '1' }],
  [
    'they are a search engine',
    { cookie_choice: 'all' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['they are a program', { cookie_choice: 'all' }, { 'user-agent': 'curl/8.0' }],
  ['they do not say what they are', { cookie_choice: 'all' }, { 'user-agent': '' }],
])('SEC-50 when %s the page has the stable release, sets no cookie, and takes away an old one', async (_why, cookies, headers) => {
  const visitor = new TestVisitor(app, cookies);
  Object.assign(visitor.headers, headers);
  expect(await visitor.see()).toMatchObject(outside);
  expect(visitor.lastSet).toEqual([]);
  visitor.cookies.set('vid', 'x'.repeat(22));
  expect(await visitor.see()).toMatchObject(outside);
  expect(visitor.lastSet).toEqual(['vid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
});

test('SEC-50 where consent is implied whoever was not asked counts, and a no is a no', async () => {
  const implied = await openDoor({ COOKIE_CONSENT: 'implied' });
  expect(await new TestVisitor(implied, {}).see()).toMatchObject(inTest);
  expect(await new TestVisitor(implied, { cookie_choice: 'needed' }).see()).toMatchObject(outside);
  await implied.close();
});

test('SEC-50 SEC-43 pages that nobody may list, those of children above all, are in no test and set nothing', async () => {
  const visitor = new TestVisitor(app);
  backend.say('/api/head/meher', { status: 200, data: HEAD });
  backend.say('/api/head/child', { status: 200, data: { ...HEAD, noindex: true } });
  for (const url of ['/s/secret', '/child', '/missing', '/no/such/page']) {
    expect(await visitor.see(url)).toMatchObject(outside);
    expect(visitor.lastSet).toEqual([]);
  }
  backend.answers.set('/api/head/silent', (response) => response.writeHead(500).end());
  expect(await visitor.see('/silent')).toMatchObject(outside);
  expect(await visitor.see('/meher')).toMatchObject(inTest);
  expect(await visitor.see('/child')).toMatchObject(outside);
  expect(visitor.cookies.get('vid')).toBeDefined();
});

const JUNK = [
  '',
  'x',
  'B',
  'A'.repeat(4096),
  'é'.repeat(2000),
  '%00%ff',
  '"><script>alert(1)</script>',
  '.'.repeat(15_000),
  'a~B.'.repeat(200_000),
];

test.each(JUNK)('SEC-50 a cookie of junk (%#) harms nothing and moves nobody: the page stands with a new one', async (junk) => {
  const visitor = new TestVisitor(app, { cookie_choice: 'all', vid: junk });
  const answer = await visitor.get('/talents');
  expect(answer.statusCode).toBe(200);
  expect(visitor.lastSet).toEqual([expect.stringMatching(/^vid=[\w-]{22}\.big-cards~B\.[\w-]{43};/u)]);
  expect(answer.body).not.toContain('alert(1)');
});

test('SEC-50 a variant that was not given cannot be taken: a changed cookie is worth nothing', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  const honest = visitor.cookies.get('vid') ?? '';
  serve(anExperiment(0));
  for (const forged of [honest.replace('~B', '~C'), honest.replace('big-cards', 'big-carts'), `${honest}x`]) {
    const forger = new TestVisitor(app, { cookie_choice: 'all', vid: forged });
    expect(await forger.see()).toMatchObject({ variant: 'A' });
  }
  expect(await visitor.see()).toMatchObject({ variant: 'B' });
});

test('FED-04 a paused test takes nobody in and forgets nobody; one that ended is forgotten', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  serve(test100({ is_paused: true }));
  expect(await visitor.see()).toMatchObject(outside);
  expect(visitor.lastSet).toEqual([]);
  const newcomer = new TestVisitor(app);
  expect(await newcomer.see()).toMatchObject(outside);
  expect(newcomer.cookies.has('vid')).toBe(false);
  serve(test100());
  expect(await visitor.see()).toMatchObject(inTest);
  serve(test100({ name: 'other-words' }));
  await visitor.get('/talents');
  expect(parseVisitor(visitor.cookies.get('vid'), mac)?.assigned).toEqual({ 'other-words': 'B' });
  serve(null);
  await visitor.get('/talents');
  expect(visitor.cookies.has('vid')).toBe(false);
});

test('FED-04 a registry that is lost for a while takes nobody’s variant away', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  registry = aRegistry([], { revision: 0 });
  expect((await visitor.open()).remotes).toEqual([]);
  expect(visitor.lastSet).toEqual([]);
});

test('a variant falls back to the stable release, the stable one to the release before it', async () => {
  const before = aRelease({ version: '0' });
  registry = aRegistry([aRollout(stable, { fallback: before, experiment: test100() })]);
  expect((await new TestVisitor(app).see())?.fallback?.version).toBe('1');
  expect((await new TestVisitor(app, {}).see())?.fallback?.version).toBe('0');
});

test('preloads are those of the assigned release, and no page lists every file of a release', async () => {
  const { body } = await new TestVisitor(app).get('/talents');
  expect(body).toContain('<link rel="preload" as="script" href="/r/mf_talents/2/remoteEntry.js"');
  expect(body).not.toContain('href="/r/mf_talents/1/');
  expect(body).not.toContain('"files"');
});
