import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, isDrawFailureProven, type Override, type Release } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { Backends } from '../proxy/backends';
import { ControlPlane, signText } from '../testing/control-plane';
import { writeDrawingProgram } from '../testing/drawing-program';
import { aRelease, aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder, SECRET_KEY, type SiteFolder } from '../testing/site-folder';
import { storeRelease, STYLE } from '../testing/stored-release';
import { TestVisitor } from '../testing/visitor';
import { createVisitorMac } from '../visitors/visitor-key';

const GOOD = 'running(() => drawn(`<p>drawn ${url}</p>`))';
const THROWS = "running(() => { throw new Error('broken bundle') })";
const ODD = `if (url === '/t/odd') throw new Error('odd'); ${GOOD}`;
const SID = 'a'.repeat(43);
const program = writeDrawingProgram();
const mac = createVisitorMac(SECRET_KEY);

let backend: ControlPlane;
let site: SiteFolder;
let door: FastifyInstance;
const lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  [backend, site] = [new ControlPlane(), makeSiteFolder({ PAGES_DRAWN_BY: 'server', TRUST_PROXY: '1' })];
  lines.length = 0;
  await backend.start();
});
afterEach(async () => {
  await door.close();
  await backend.kill();
  site.remove();
});

const aStoredRelease = (remote: string, code: string, changes: Partial<Release> = {}) => storeRelease(site, remote, code, changes);

/** Starts a front door with a landing remote that is drawn well, and a talents remote whose bundle has this code. */
async function open(talents: Release): Promise<void> {
  const landing = aStoredRelease('mf_landing', GOOD);
  const registry = { ...fixedRegistry([aRollout(landing), aRollout(talents)]), verify: () => true };
  const config = { ...site.config, drawingFile: program };
  const writeLog = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  door = await createFrontDoor(config, { registry, backends: new Backends([backend.url]), writeLog });
}

/** Returns the reports that have arrived; waits for `count` of them, and then for more that nobody expects. */
async function reports(count = 0): Promise<readonly { body: Record<string, string>; ip: unknown; proof: string }[]> {
  const arrived = () => backend.posts.filter(({ path }) => path === ENDPOINTS.drawFailure.path);
  for (let turn = 0; turn < 100 && arrived().length < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const own = arrived();
  return own.map(({ headers, body }) => ({
    body: JSON.parse(body) as Record<string, string>,
    ip: headers['x-forwarded-for'],
    proof: headers.authorization?.replace('Bearer ', '') ?? '',
  }));
}

function visitor(ip = '203.0.113.9', cookies: Readonly<Record<string, string>> = {}): TestVisitor {
  const browser = new TestVisitor(door, cookies);
  browser.headers['x-forwarded-for'] = ip;
  return browser;
}

/** Signs a release that is in no rollout. */
function publishCandidate(candidate: Release): void {
  const { remote, version } = candidate;
  backend.respondWith(`/api/federation/releases/${remote}/${version}`, signText(candidate, backend.keys, 'release'));
}

/** A visitor whose browser has an override. */
async function aTester({ remote, version }: Pick<Override, 'remote' | 'version'>): Promise<TestVisitor> {
  const session = createHash('sha256').update(SID).digest('base64url');
  const override: Override = { remote, version, session, expires_at: Date.now() + 60_000 };
  const tester = visitor('203.0.113.9', { '__Host-sid': SID });
  const token = Buffer.from(JSON.stringify(signText(override, backend.keys, 'override'))).toString('base64url');
  await tester.get(`/_qa/override?token=${token}`);
  return tester;
}

const isDrawn = (html: string) => html.includes('id="drawn');
const healthOf = async () => (await door.inject({ url: '/healthz' })).json().pages as unknown;

test('FED-05 REL-03 a release whose bundle throws: browsers draw its pages, and each is reported with its network', async () => {
  await open(aStoredRelease('mf_talents', THROWS, { version: '2' }));
  expect(isDrawn((await visitor().get('/l/one')).body)).toBe(true);
  const sent = [];
  for (let page = 0; page < 5; page += 1) sent.push(await visitor(`198.51.${page}.1`).get(`/t/${page}`));
  for (const { statusCode, body } of sent) expect([statusCode, isDrawn(body), body.includes('id="registry"')]).toEqual([200, false, true]);
  const reported = await reports(5);
  expect(reported.map(({ ip }) => ip)).toEqual([0, 1, 2, 3, 4].map((page) => `198.51.${page}.1`));
  for (const [index, { body, proof }] of reported.entries()) {
    expect(body).toEqual({ remote: 'mf_talents', version: '2', reason: 'Error: broken bundle', token: expect.any(String) });
    expect(sent[index]?.body).toContain(body['token']);
    expect(isDrawFailureProven(body as { remote: string; version: string; token: string }, proof, mac)).toBe(true);
  }
  expect(await healthOf()).toEqual({
    drawn: 1,
    kept: 0,
    left: { failed: 3, paused: 2, unanswered: 0, unreadable: 0, busy: 0, 'no-bundle': 0, other: 0 },
  });
  expect(lines.filter(({ event }) => event === 'page-not-drawn')).toHaveLength(3);
});

test.each([
  ['missing', 'its server bundle is missing', (server: string) => ({ server: { url: '/r/mf_talents/9/none.cjs', integrity: server } })],
  [
    'another file',
    'its server bundle is another file than the one that was published',
    () => ({ server: { url: '/r/mf_talents/1/server.cjs', integrity: `sha384-${'A'.repeat(64)}` } }),
  ],
])('FED-05 SEC-62 a release whose bundle is %s is reported, too', async (_what, reason, changes) => {
  await open(aStoredRelease('mf_talents', GOOD, changes(`sha384-${'B'.repeat(64)}`)));
  await visitor().get('/l/one');
  expect((await visitor().get('/t/one')).statusCode).toBe(200);
  expect((await reports(1)).map(({ body }) => body['reason'])).toEqual([reason]);
});

test('FED-05 one odd page is reported each time, and the other pages of its release are drawn and kept', async () => {
  await open(aStoredRelease('mf_talents', ODD));
  await visitor().get('/l/one');
  for (let time = 0; time < 6; time += 1) expect(isDrawn((await visitor().get('/t/odd')).body)).toBe(false);
  for (let time = 0; time < 6; time += 1) expect(isDrawn((await visitor().get('/t/well')).body)).toBe(true);
  expect(await reports(6)).toHaveLength(6);
  expect(await healthOf()).toMatchObject({ drawn: 2, kept: 5, left: { failed: 1, paused: 5 } });
});

test('FED-05 while no other release is drawn, nothing is reported: the drawing itself may be broken', async () => {
  await open(aStoredRelease('mf_talents', THROWS));
  expect(isDrawn((await visitor().get('/t/one')).body)).toBe(false);
  expect(await reports()).toEqual([]);
  expect(await healthOf()).toMatchObject({ left: { failed: 1 } });
});

test('FED-05 crawlers, HEAD requests, and a page that failed without an answer of the backend are not reported', async () => {
  await open(
    aStoredRelease('mf_talents', `if (url === '/t/asks') ask('/api/none').then(() => fail('no data')); else throw new Error('broken')`),
  );
  await visitor().get('/l/one');
  const crawler = visitor();
  crawler.headers['user-agent'] = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  await crawler.get('/t/one');
  await door.inject({ method: 'HEAD', url: '/t/one', headers: visitor().headers });
  backend.responders.set('/api/none', (response) => void response.writeHead(503).end());
  await visitor().get('/t/asks');
  expect(await reports()).toEqual([]);
  expect(await healthOf()).toMatchObject({ left: { failed: 1, paused: 1, unanswered: 1 } });
});

test('SEC-65 a release that staff see by an override is drawn for them alone, whatever others have seen before', async () => {
  await open(aStoredRelease('mf_talents', GOOD));
  publishCandidate(aStoredRelease('mf_talents', GOOD.replace('drawn $', 'candidate $'), { version: '2' }));
  const tester = await aTester({ remote: 'mf_talents', version: '2' });
  for (let time = 0; time < 2; time += 1) {
    const { body, headers } = await tester.get('/t/one');
    expect([body.includes('candidate /t/one'), headers['x-drawn-by']]).toEqual([true, 'server']);
    expect(await tester.see('/t/one')).toMatchObject({ version: '2', is_override: true });
    const other = await visitor().get('/t/one');
    expect([other.body.includes('drawn /t/one'), other.body.includes('candidate'), other.headers['x-drawn-by']]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect((await tester.get('/l/one')).body).toContain('drawn /l/one');
  }
  expect(await healthOf()).toMatchObject({ drawn: 1, kept: 1 });
});

test('SEC-65 FED-05 a candidate that throws or never ends is left to its tester’s browser with the reason, and costs others nothing', async () => {
  await open(aStoredRelease('mf_talents', GOOD));
  await visitor().get('/l/one');
  publishCandidate(aStoredRelease('mf_talents', THROWS, { version: '2' }));
  publishCandidate(aStoredRelease('mf_talents', 'running(() => { for (;;); })', { version: '3' }));
  const tester = await aTester({ remote: 'mf_talents', version: '2' });
  const { statusCode, body, headers } = await tester.get('/t/one');
  expect([statusCode, isDrawn(body), headers['x-drawn-by']]).toEqual([200, false, 'browser (failed: Error: broken bundle)']);
  const other = await aTester({ remote: 'mf_talents', version: '3' });
  const looping = other.get('/t/one');
  expect(isDrawn((await visitor().get('/t/one')).body)).toBe(true);
  expect((await looping).headers['x-drawn-by']).toBe('browser (failed: it did not come to an end)');
  expect(await reports()).toEqual([]);
  expect(await healthOf()).toMatchObject({ drawn: 2, left: { failed: 0, paused: 0 } });
});

test('FED-05 a development server asks for a page that is not drawn; the release is neither drawn nor reported', async () => {
  await open(aStoredRelease('mf_talents', THROWS));
  const server = visitor();
  server.headers['x-drawn-by'] = 'browser';
  for (const path of ['/l/one', '/t/one']) expect(isDrawn((await server.get(path)).body)).toBe(false);
  expect(await reports()).toEqual([]);
  expect(await healthOf()).toMatchObject({ drawn: 0, left: { failed: 0 } });
});

test('SEC-65 FED-05 visitors with an override of another remote are not reported', async () => {
  await open(aStoredRelease('mf_talents', THROWS));
  publishCandidate(aRelease({ remote: 'mf_landing', version: '2', routes: [aRoute({ pattern: '/l/:slug' })] }));
  await visitor().get('/l/one');
  const tester = await aTester({ remote: 'mf_landing', version: '2' });
  const { statusCode, headers } = await tester.get('/t/one');
  expect([statusCode, headers['x-drawn-by']]).toEqual([200, 'browser (failed: Error: broken bundle)']);
  expect(await reports()).toEqual([]);
});

test('FED-05 REL-03 with no backend to report to, the page is sent and the log says how many were dropped', async () => {
  await open(aStoredRelease('mf_talents', THROWS));
  await visitor().get('/l/one');
  await backend.kill();
  const { statusCode, body } = await visitor().get('/t/one');
  expect([statusCode, isDrawn(body)]).toEqual([200, false]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toContainEqual(expect.objectContaining({ event: 'draw-reports-dropped', count: 1 }));
});

test('SEC-29 the session goes along, so that the backend stores nothing for restricted users', async () => {
  await open(aStoredRelease('mf_talents', THROWS));
  await visitor().get('/l/one');
  await visitor('203.0.113.9', { '__Host-sid': SID, cookie_choice: 'all' }).get('/t/one');
  await reports(1);
  expect(backend.posts.map(({ headers }) => headers.cookie)).toEqual([`__Host-sid=${SID}`]);
});

test('SEC-60 a drawn page holds its stylesheet, and the policy allows that text and no other', async () => {
  await open(aStoredRelease('mf_talents', GOOD));
  const { body, headers } = await visitor().get('/l/one');
  expect(body).toContain(`<style data-href="routes.css">${STYLE}</style>`);
  const source = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
  expect(headers['content-security-policy']).toContain(`style-src ${source} 'self'`);
  expect((await visitor().get('/nowhere')).headers['content-security-policy']).toContain("style-src 'self'");
});

test('REL-03 a page whose stylesheet is missing is left to browsers, and its release is not to blame', async () => {
  const talents = aStoredRelease('mf_talents', GOOD, { version: '2' });
  rmSync(join(site.config.releaseStore, 'mf_talents/2/routes.css'));
  await open(talents);
  expect(isDrawn((await visitor().get('/t/one')).body)).toBe(false);
  expect(await healthOf()).toMatchObject({ left: { unreadable: 1 } });
  expect(await reports()).toEqual([]);
});
