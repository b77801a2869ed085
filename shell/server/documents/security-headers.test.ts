import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { Instance } from '../testing/instance';
import { aRelease, aRollout, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder';

const RELEASE = '/r/mf_talents/1/remoteEntry.js';
const SERVER_BUNDLE = '/r/mf_talents/1/server/server.0123456789.cjs';
const SHELL_FILE = '/_shell/main.js';
const backend = new Instance('one');
const source = fixedRegistry([aRollout(aRelease())]);
let isBroken = false;
const registry = {
  ...source,
  current: () => {
    if (isBroken) throw new Error('SELECT secret FROM vault');
    return source.current();
  },
};
const doors: FastifyInstance[] = [];
const folders: SiteFolder[] = [];

async function openDoor(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
  const site = makeSiteFolder(env);
  for (const url of [RELEASE, SERVER_BUNDLE, `${SERVER_BUNDLE}.map`]) {
    const file = join(site.config.releaseStore, url.slice(2));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'remote();');
  }
  writeFileSync(join(site.config.shellDir, 'main.js'), 'shell();');
  const door = await createFrontDoor(site.config, { registry, backends: new Backends([backend.url]), writeLog: () => undefined });
  doors.push(door);
  folders.push(site);
  return door;
}

beforeAll(() => backend.start());
afterEach(() => void (isBroken = false));
afterAll(async () => {
  for (const door of doors) await door.close();
  for (const folder of folders) folder.remove();
  await backend.kill();
});

const RESPONSES: readonly (readonly [string, number, InjectOptions])[] = [
  ['a page', 200, { url: '/talents' }],
  ['a page asked for by HEAD', 200, { method: 'HEAD', url: '/talents' }],
  ['a page that is missing', 404, { url: '/no/such/page' }],
  ['an address with two slashes', 404, { url: '//evil.example/x' }],
  ['an address of slashes alone', 404, { url: '//' }],
  ['an address that cannot be decoded', 400, { url: '/a/b/%ff%' }],
  ['a file of the shell', 200, { url: SHELL_FILE }],
  ['a file that is missing', 404, { url: '/_shell/none.js' }],
  ['a file of a release', 200, { url: RELEASE }],
  ['a file of a release that is missing', 404, { url: '/r/mf_talents/1/none.js' }],
  ['the icon', 200, { url: '/favicon.svg' }],
  ['a redirect', 301, { url: '/favicon.ico' }],
  ['its health', 200, { url: '/healthz' }],
  ['a call', 200, { url: '/api/site' }],
  ['a call that is cut off', 503, { url: '/api/cut' }],
  ['a form to nowhere', 404, { method: 'POST', url: '/nowhere' }],
  ['a report', 204, { method: 'POST', url: '/_reports', headers: { 'content-type': 'application/reports+json' }, payload: '[]' }],
  ['a report that is no report', 415, { method: 'POST', url: '/_reports', headers: { 'content-type': 'text/html' }, payload: '<p>' }],
  ['a QA link that does not hold', 403, { url: '/_qa/override?token=x' }],
  ['a preview link that does not hold', 404, { url: '/_preview?token=x' }],
  ['the way back from QA', 303, { url: '/_qa/reset' }],
  ['another site asking to act', 404, { method: 'OPTIONS', url: '/talents', headers: { origin: 'https://evil.example' } }],
];

const WANTED = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/u),
};

test.each(RESPONSES)(
  'SEC-60 SEC-61 %s (%d) has every security header, its charset, and no name of a program',
  async (_what, status, options) => {
    const door = await openDoor();
    const { statusCode, headers } = await door.inject(options);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(WANTED);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    if (/^text\/|json/u.test(String(headers['content-type']))) expect(headers['content-type']).toMatch(/charset=utf-8/iu);
  },
);

test('SEC-61 a file that is unchanged (304) has them, too, and only releases and the shell’s files are open to other sites', async () => {
  const door = await openDoor();
  for (const url of [SHELL_FILE, RELEASE]) {
    const { etag } = (await door.inject({ url })).headers;
    const again = await door.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject(WANTED);
  }
  expect((await door.inject({ url: RELEASE })).headers['cross-origin-resource-policy']).toBe('cross-origin');
  for (const url of ['/talents', '/healthz', '/api/site', '/favicon.svg'])
    expect((await door.inject({ url })).headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('SEC-51 SEC-61 a failure of the front door (500) has them, and says its request id and nothing of its cause', async () => {
  const door = await openDoor();
  isBroken = true;
  const response = await door.inject({ url: '/talents' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(response.headers).toMatchObject(WANTED);
  expect(response.json()).toEqual({ type: 'about:blank', title: expect.any(String), status: 500, request_id: expect.any(String) });
  expect(response.body).not.toMatch(/vault|SELECT|\.ts/u);
});

test('SEC-61 SEC-60 strict transport and upgraded requests are asked for on https, and on http neither is', async () => {
  const secure = (await (await openDoor({ PUBLIC_URL: 'https://site.example' })).inject({ url: '/no/such/page' })).headers;
  expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(secure['content-security-policy']).toContain('; upgrade-insecure-requests;');
  const plain = (await (await openDoor()).inject({ url: '/talents' })).headers;
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('SEC-60 code comes from this host and those of releases, pictures also from their own host, and nothing is inline', async () => {
  const env = { REMOTE_ORIGINS: 'https://remotes.example', STATIC_ASSET_BASE: 'https://assets.example/media' };
  const { headers } = await (await openDoor(env)).inject({ url: '/talents' });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
  for (const kind of ['script-src', 'connect-src', 'style-src']) expect(policy.get(kind)).toBe("'self' https://remotes.example");
  expect(policy.get('img-src')).toBe("'self' https://remotes.example https://assets.example data: blob:");
  expect(policy.get('media-src')).toContain('https://assets.example');
  for (const kind of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(kind)).toBe("'none'");
  expect(policy.get('frame-src')).toBe("'self'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/u);
});

test('SEC-62 a page lets no script run without a hash, and browsers report what they refused', async () => {
  const door = await openDoor();
  for (const url of ['/talents', '/no/such/page']) {
    const { headers } = await door.inject({ url });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
    expect(headers['reporting-endpoints']).toBe('csp="/_reports"');
    expect(headers['content-security-policy']).toMatch(/; report-to csp$/u);
  }
});

test('FED-01 a server bundle is served as a script that never changes, and its source map is not', async () => {
  const door = await openDoor();
  const response = await door.inject(SERVER_BUNDLE);
  expect([response.statusCode, response.body]).toEqual([200, 'remote();']);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await door.inject(`${SERVER_BUNDLE}.map`)).statusCode).toBe(404);
});

test('SEC-60 only a page that shows a draft may stand in a frame, of this site alone, and nobody keeps it', async () => {
  const door = await openDoor();
  const { headers } = await door.inject({ url: '/talents?preview' });
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  expect(String((await door.inject({ url: '/talents?search=preview' })).headers['content-security-policy'])).toContain(
    "frame-ancestors 'none'",
  );
});
