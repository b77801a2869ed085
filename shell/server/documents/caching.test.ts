import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@alltalent/shared/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { writeDrawingProgram } from '../testing/drawing-program';
import { Instance } from '../testing/instance';
import { anExperiment, aRegistry, aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { storeRelease } from '../testing/stored-release';
import { TestVisitor } from '../testing/visitor';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const DOCUMENT = 'private, no-cache';
const NEVER = 'no-store';
const VARY = 'accept-encoding, cookie, sec-gpc';

const site = makeSiteFolder({ PAGES_DRAWN_BY: 'server' });
const backend = new Instance('one');
const drawnBy = (version: string) => `running(() => drawn('<p>drawn by ${version}</p>'))`;
const routes = [aRoute({ pattern: '/l/:slug' }), aRoute({ id: 'landing.private', pattern: '/private', noindex: true })];
const STABLE = storeRelease(site, 'mf_landing', drawnBy('1'), { routes });
const NEXT = storeRelease(site, 'mf_landing', drawnBy('2'), { routes, version: '2' });
let registry: Registry;
let app: FastifyInstance;

beforeAll(async () => {
  await backend.start();
  for (const file of [join(site.config.releaseStore, 'mf_landing/1/routes.js'), join(site.config.shellDir, 'main.js')]) {
    mkdirSync(join(file, '..'), { recursive: true });
    for (const ending of ['', '.br']) writeFileSync(file + ending, 'code();');
  }
  const config = { ...site.config, drawingFile: writeDrawingProgram() };
  const source = { ...fixedRegistry(), current: () => registry };
  app = await createFrontDoor(config, { registry: source, backends: new Backends([backend.url]), writeLog: () => undefined });
});
beforeEach(() => void (registry = aRegistry([aRollout(STABLE)])));
afterAll(async () => {
  await app.close();
  await backend.kill();
  site.remove();
});

/** Gives every new visitor of the landing remote the next release. */
function testNextRelease(): void {
  const variants = [
    { variant: 'A', weight: 0, release: STABLE },
    { variant: 'B', weight: 10_000, release: NEXT },
  ];
  registry = aRegistry([aRollout(STABLE, { experiment: anExperiment(10_000, { variants }) })]);
}

const etagFor = async (visitor: TestVisitor, url = '/l/one') => (await visitor.get(url)).headers['etag'];
/** A visitor whose browser has stored a page with this ETag. */
function holder(etag: unknown, cookies: Readonly<Record<string, string>> = { cookie_choice: 'all' }): TestVisitor {
  const visitor = new TestVisitor(app, cookies);
  visitor.headers['if-none-match'] = String(etag);
  return visitor;
}

const KEPT: readonly (readonly [string, string, string | undefined, InjectOptions])[] = [
  ['a drawn page', DOCUMENT, VARY, { url: '/l/one' }],
  ['a page that browsers draw', DOCUMENT, VARY, { url: '/private' }],
  ['a page that is missing', DOCUMENT, VARY, { url: '/nowhere' }],
  ['a file of a release', FOREVER, 'accept-encoding', { url: '/r/mf_landing/1/routes.js' }],
  ['a file of the shell', FOREVER, 'accept-encoding', { url: '/_shell/main.js' }],
  ['a file that another front door may have', NEVER, undefined, { url: '/r/mf_landing/9/routes.js' }],
  ['the icon', DAY, undefined, { url: '/favicon.svg' }],
  ['the former address of the icon', DAY, undefined, { url: '/favicon.ico' }],
  ['its health', NEVER, undefined, { url: '/healthz' }],
  ['a link of a release on trial', NEVER, undefined, { url: '/_qa/override?token=x' }],
  ['a preview link that does not hold', NEVER, undefined, { url: '/_preview?token=x' }],
  ['an address that cannot be decoded', NEVER, undefined, { url: '/a/%ff%' }],
];

for (const encoding of ['identity', 'br'])
  test.each(KEPT)(`SEC-61 what caches may keep of %s, in ${encoding}, is %s`, async (_what, control, vary, options) => {
    const { headers } = await app.inject({ ...options, headers: { 'accept-encoding': encoding } });
    expect([headers['cache-control'], headers['vary']]).toEqual([control, vary]);
  });

test('REL-25 a browser that has a drawn page gets its headers alone, with the policy that allows the stored styles', async () => {
  const first = await new TestVisitor(app).get('/l/one');
  expect(first.body).toContain('drawn by 1');
  expect(first.headers['etag']).toMatch(/^W\/"[\w-]{22}"$/u);
  const again = await holder(first.headers['etag']).get('/l/one');
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'integrity-policy', 'reporting-endpoints'])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  expect(again.headers['content-security-policy']).toContain("style-src 'sha256-");
  const stranger = await holder('"other", W/"another"').get('/l/one');
  expect([stranger.statusCode, stranger.body.length]).toEqual([200, first.body.length]);
  const behindProxy = holder(`"other", ${String(first.headers['etag']).slice(2)}`);
  expect((await behindProxy.get('/l/one')).statusCode).toBe(304);
});

test('SEC-50 the ETag is that of the page: visitors who see the same page have the same one, and it names none of them', async () => {
  const visitors = ['a', 'b', 'c'].map((session) => new TestVisitor(app, { cookie_choice: 'all', '__Host-sid': session.repeat(43) }));
  visitors[2]?.cookies.set('XSRF-TOKEN', 'other');
  const bodies = await Promise.all(visitors.map((visitor) => visitor.open('/l/one')));
  expect(new Set(bodies.map(({ token }) => token)).size).toBe(3);
  expect(new Set(await Promise.all(visitors.map((visitor) => etagFor(visitor)))).size).toBe(1);
});

test('FED-04 a stored page of another release, theme or cookie choice is no answer', async () => {
  const known = await etagFor(new TestVisitor(app));
  const [inDark, unasked] = [holder(known, { cookie_choice: 'all', theme: 'dark' }), holder(known, {})];
  expect((await inDark.get('/l/one')).body).toContain('data-theme="dark"');
  expect((await unasked.get('/l/one')).body).not.toContain('data-cookies');
  testNextRelease();
  const inTest = holder(known);
  const next = await inTest.get('/l/one');
  expect([next.statusCode, next.body.includes('drawn by 2')]).toEqual([200, true]);
  inTest.headers['if-none-match'] = String(next.headers['etag']);
  expect((await inTest.get('/l/one')).statusCode).toBe(304);
  registry = aRegistry([aRollout(STABLE)]);
  expect((await inTest.get('/l/one')).body).toContain('drawn by 1');
});

test('SEC-50 a page that sets or takes a cookie is sent whole, whatever the browser has', async () => {
  testNextRelease();
  const { headers } = await new TestVisitor(app).get('/l/one');
  const newcomer = holder(headers['etag']);
  expect((await newcomer.get('/l/one')).statusCode).toBe(200);
  expect(newcomer.lastSet).toEqual([expect.stringMatching(/^vid=/u)]);
  registry = aRegistry([aRollout(STABLE)]);
  const refused = { cookie_choice: 'needed' };
  const leaver = holder(await etagFor(new TestVisitor(app, refused)), { ...refused, vid: 'x' });
  expect((await leaver.get('/l/one')).statusCode).toBe(200);
  expect(leaver.lastSet).toEqual([expect.stringMatching(/^vid=; Path=\/; Max-Age=0/u)]);
});

test.each(['/private', '/nowhere'])('SEC-61 %s has no ETag: it names no page that is drawn', async (url) => {
  const { headers } = await new TestVisitor(app).get(url);
  expect(headers).not.toHaveProperty('etag');
});
