import { createHash } from 'node:crypto';
import { OVERRIDE_LIFE_MS, type Override, type Registry, type Release, type SignedKind } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { formatOverrides } from './overrides';
import { PolledRegistry } from '../registry/polled-registry';
import { ControlPlane, type Keys, newKeys, signText } from '../testing/control-plane';
import { aRelease, anExperiment, aRegistry, aRollout } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';

const SID = 'the-session-of-nikhil';
const HOUR = 3600 * 1000;
const site = makeSiteFolder();
const plane = new ControlPlane();
const candidate = aRelease({ version: '3' });
let app: FastifyInstance;

const publish = (release: Release, keys: Keys = plane.keys) =>
  plane.respondWith(`/api/federation/releases/${release.remote}/${release.version}`, signText(release, keys, 'release'));
const served: Registry = aRegistry([
  aRollout(aRelease(), { experiment: anExperiment(10_000) }),
  aRollout(aRelease({ remote: 'mf_content', routes: [] })),
]);

beforeAll(async () => {
  await plane.start();
  plane.publish(served);
  publish(candidate);
  const backends = new Backends([plane.url]);
  const log = { info: () => undefined, warn: () => undefined };
  const registry = new PolledRegistry(backends, { stateDir: site.folder, publicKeys: [], origins: [], log });
  await registry.refresh();
  app = await createFrontDoor(site.config, { registry, backends, writeLog: () => undefined });
});
afterEach(() => void jest.useRealTimers());
afterAll(async () => {
  await app.close();
  await plane.kill();
  site.remove();
});

const sessionHash = (sid: string) => createHash('sha256').update(sid).digest('base64url');
const anOverride = (changes: Partial<Override> = {}): Override => ({
  remote: 'mf_talents',
  version: '3',
  session: sessionHash(SID),
  expires_at: Date.now() + HOUR,
  ...changes,
});
const linkOf = (override: object, keys: Keys = plane.keys, kind: SignedKind = 'override') =>
  `/_qa/override?token=${Buffer.from(JSON.stringify(signText(override, keys, kind))).toString('base64url')}`;
const aTester = (sid = SID) => new TestVisitor(app, { '__Host-sid': sid, cookie_choice: 'all' });

test('SEC-65 a signed link puts its release into this one browser, without a fallback and in no test, until it is reset', async () => {
  const tester = aTester();
  const response = await tester.get(linkOf(anOverride()));
  expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([303, '/', 'no-store']);
  expect(tester.lastSet[0]).toMatch(/^__Host-qa=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/u);
  const seen = await tester.see();
  expect(seen).toMatchObject({ version: '3', is_override: true, fallback: null, experiment: null, variant: null });
  expect(tester.cookies.has('vid')).toBe(false);
  expect((await tester.see('/talents', 'mf_content'))?.is_override).toBeUndefined();
  expect(await aTester('somebody-else').see()).not.toHaveProperty('is_override');
  const back = await tester.get('/_qa/reset');
  expect([back.statusCode, back.headers.location]).toEqual([303, '/']);
  expect(await tester.see()).toMatchObject({ version: '2', experiment: 'big-cards' });
});

test('SEC-65 several remotes can be overridden at once, also one that no visitor gets yet; a second link of a remote replaces the first', async () => {
  publish(aRelease({ version: '4' }));
  publish(aRelease({ remote: 'mf_jobs', version: '1' }));
  const tester = aTester();
  for (const override of [anOverride(), anOverride({ version: '4' }), anOverride({ remote: 'mf_jobs', version: '1' })])
    await tester.get(linkOf(override));
  const { remotes } = await tester.open();
  expect(remotes.filter(({ is_override: isOverride }) => isOverride).map(({ remote, version }) => `${remote} ${version}`)).toEqual([
    'mf_talents 4',
    'mf_jobs 1',
  ]);
});

const REFUSED: readonly (readonly [string, () => string])[] = [
  ['signed by another key', () => linkOf(anOverride(), newKeys())],
  ['made in another session', () => linkOf(anOverride({ session: sessionHash('other') }))],
  ['that has expired', () => linkOf(anOverride({ expires_at: Date.now() - 1 }))],
  ['that lasts longer than eight hours', () => linkOf(anOverride({ expires_at: Date.now() + OVERRIDE_LIFE_MS + HOUR }))],
  ['for something that is no remote', () => linkOf({ ...anOverride(), remote: '../../x' })],
  ['that is a signed release, and no override', () => linkOf(candidate)],
  ['that was signed as a release', () => linkOf(anOverride(), plane.keys, 'release')],
  ['that was signed as a registry', () => linkOf(anOverride(), plane.keys, 'registry')],
  ['that is a signed registry', () => linkOf(served)],
  ['without a token', () => '/_qa/override'],
  ['with two tokens', () => `${linkOf(anOverride())}&token=x`],
  ['with junk for a token', () => `/_qa/override?token=${'%00'.repeat(500)}`],
  ['with a token of 15 kB', () => `/_qa/override?token=${'A'.repeat(15_000)}`],
];

test.each(REFUSED)('SEC-65 a link %s is refused, and changes nothing', async (_what, make) => {
  const tester = aTester();
  const response = await tester.get(make());
  expect(response.statusCode).toBe(403);
  expect(tester.lastSet).toEqual([]);
  expect(await tester.see()).toMatchObject({ version: '2' });
});

test('SEC-65 a link is not valid without a session, nor after the session has changed', async () => {
  expect((await new TestVisitor(app, {}).get(linkOf(anOverride()))).statusCode).toBe(403);
  const tester = aTester();
  await tester.get(linkOf(anOverride()));
  tester.cookies.set('__Host-sid', 'the-next-session');
  expect(await tester.see()).not.toHaveProperty('is_override');
});

test('SEC-65 an override ends with its time, whatever the browser keeps', async () => {
  const tester = aTester();
  await tester.get(linkOf(anOverride()));
  jest.useFakeTimers({ now: Date.now() + HOUR + 1000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  expect(await tester.see()).not.toHaveProperty('is_override');
});

test('SEC-65 a release the control plane did not sign, that is another one, or that lies elsewhere is never used', async () => {
  const wrong: readonly (readonly [string, () => void])[] = [
    ['7', () => publish(aRelease({ version: '7' }), newKeys())],
    ['8', () => plane.respondWith('/api/federation/releases/mf_talents/8', signText(candidate, plane.keys, 'release'))],
    [
      '11',
      () => plane.respondWith('/api/federation/releases/mf_talents/11', signText(aRelease({ version: '11' }), plane.keys, 'registry')),
    ],
    ['9', () => publish(aRelease({ version: '9', base: 'https://evil.example/' }))],
    ['10', () => undefined],
  ];
  for (const [version, say] of wrong) {
    say();
    const response = await aTester().get(linkOf(anOverride({ version })));
    expect([version, response.statusCode]).toEqual([version, 503]);
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('SEC-65 nothing else changes a release: no query, no other cookie, no header, no forged cookie', async () => {
  const evil = 'https://evil.example/remoteEntry.js';
  const plain = JSON.stringify((await new TestVisitor(app, {}).open()).remotes);
  const guesses = ['mf_talents', 'remote', 'override', '__override', 'mf_override', 'release', 'version', 'variant', 'qa', 'token'];
  const query = guesses.map((name) => `${name}=${encodeURIComponent(evil)}&mf_${name}=3`).join('&');
  const forged = formatOverrides([anOverride()], () => 'x'.repeat(43));
  const cookies = { ...Object.fromEntries(guesses.map((name) => [name, evil])), '__Host-qa': forged, '__Host-sid': SID, qa: '3' };
  const visitor = new TestVisitor(app, cookies);
  Object.assign(visitor.headers, { 'x-remote': evil, 'x-mf-override': evil, 'x-forwarded-host': 'evil.example' });
  const { body } = await visitor.get(`/talents?${query}`);
  expect(JSON.stringify((await visitor.open(`/talents?${query}`)).remotes)).toBe(plain);
  expect(body).not.toContain('evil.example');
});
