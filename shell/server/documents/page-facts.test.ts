import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageMetadata } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { aRelease, aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const PROFILE = aRoute({
  id: 'talents.profile',
  pattern: '/:slug',
  title: 'Talent profile | All Talent',
  description: 'Pictures, skills and credits of a talent.',
  exists: '/api/talent-profile/{slug}',
  head: '/api/talent-profile/{slug}/head',
});
const LISTING = aRoute({ id: 'talents.list', pattern: '/talents', title: 'Talents | All Talent', head: '/api/site-content/heads/talents' });
const METADATA: PageMetadata = {
  title: 'Meher Kaul, Actor in Mumbai, India | All Talent',
  description: 'Actor and Kathak dancer.',
  picture: { address: '/media/posters/meher-kaul-0-1280.webp', width: 1280, height: 1600 },
  json_ld: [{ '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Meher Kaul' } }],
  noindex: false,
};

const { config, remove } = makeSiteFolder({ PUBLIC_URL: 'https://site.example' });
const requested: string[] = [];
let respond: (response: ServerResponse) => void;
let backend: Server;
let app: FastifyInstance;

const respondWithStatus = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const respondWithMetadata = (changes: Record<string, unknown> = {}) =>
  respondWithStatus(200, { status: 200, data: { ...METADATA, ...changes } });

beforeAll(async () => {
  backend = createServer((request, response) => {
    requested.push(request.url ?? '');
    respond(response);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const registry = fixedRegistry([aRollout(aRelease({ routes: [LISTING, PROFILE] }))]);
  const backends = new Backends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  app = await createFrontDoor(config, { registry, backends, writeLog: () => undefined });
});
beforeEach(() => {
  requested.length = 0;
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  remove();
});

const open = (url = '/meher-kaul') => app.inject({ method: 'GET', url });
const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(([, text = '']) => JSON.parse(text) as unknown);

test('SLUG-01 the document of a profile has its own title, text, picture and structured data, for one request', async () => {
  respond = respondWithMetadata();
  const { statusCode, body } = await open();
  expect(statusCode).toBe(200);
  expect(requested).toEqual(['/api/talent-profile/meher-kaul/head']);
  for (const line of [
    '<title>Meher Kaul, Actor in Mumbai, India | All Talent</title>',
    '<meta name="description" content="Actor and Kathak dancer.">',
    '<link rel="canonical" href="https://site.example/meher-kaul">',
    '<meta property="og:title" content="Meher Kaul, Actor in Mumbai, India | All Talent">',
    '<meta property="og:image" content="https://site.example/media/posters/meher-kaul-0-1280.webp">',
    '<meta property="og:image:type" content="image/webp">',
    '<meta property="og:image:width" content="1280">',
    '<meta property="og:image:height" content="1600">',
    '<meta name="twitter:card" content="summary">',
  ])
    expect(body).toContain(line);
  expect(blocksOf(body)).toEqual(METADATA.json_ld);
});

test('SLUG-01 a URL with a trailing slash names the same page', async () => {
  respond = respondWithMetadata();
  expect((await open('/meher-kaul/')).body).toContain('<link rel="canonical" href="https://site.example/meher-kaul">');
  expect(requested).toEqual(['/api/talent-profile/meher-kaul/head']);
});

test.each([404, 400])('SLUG-01 a profile the backend does not have (%d) is a true 404 without a name', async (status) => {
  respond = respondWithStatus(status, { title: 'Meher Kaul is hidden' });
  const { statusCode, body } = await open();
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Page not found | All Talent</title>');
  expect(body).not.toContain('Meher');
  expect(blocksOf(body)).toEqual([]);
});

test('SEC-40 a page that the backend refuses (403) exists, and shows no name', async () => {
  respond = respondWithStatus(403, { title: 'Meher Kaul wants a passcode', code: 'PASSCODE_REQUIRED' });
  const { statusCode, body } = await open();
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Meher');
});

test('SLUG-01 SEC-43 a page that asks not to be found is left alone by search engines, and shows no picture', async () => {
  respond = respondWithMetadata({ noindex: true, json_ld: [], picture: null });
  const { body } = await open();
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toMatch(/og:|canonical|ld\+json/u);
});

test('LINK-01 a page with a feed links to it by its full URL, with an escaped title', async () => {
  respond = respondWithMetadata({ feed: { title: 'News "&" more', address: '/article/rss.xml' } });
  const { body } = await open();
  expect(body).toContain(
    '<link rel="alternate" type="application/rss+xml" title="News &quot;&amp;&quot; more" href="https://site.example/article/rss.xml">',
  );
  respond = respondWithMetadata();
  expect((await open()).body).not.toContain('rel="alternate"');
});

test('LINK-01 the feed itself is a response of the backend, not a page', async () => {
  respond = (response) => void response.writeHead(200, { 'content-type': 'application/rss+xml', etag: '"1"' }).end('<rss/>');
  const { statusCode, headers, body } = await open('/article/rss.xml');
  expect([statusCode, headers['content-type'], headers.etag, body]).toEqual([200, 'application/rss+xml', '"1"', '<rss/>']);
  expect(requested).toEqual(['/article/rss.xml']);
});

const NONSENSE: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['no JSON', (response) => response.end('<html>')],
  ['another shape', respondWithStatus(200, { status: 200, data: { title: 7 } })],
  ['a picture of another kind of address', respondWithMetadata({ picture: { address: 'javascript:alert(1)', width: 1, height: 1 } })],
  ["a picture of somebody else's host", respondWithMetadata({ picture: { address: '//evil.example/x.png', width: 1, height: 1 } })],
  ["a feed of somebody else's host", respondWithMetadata({ feed: { title: 'News', address: '//evil.example/rss' } })],
  ['structured data that is none', respondWithMetadata({ json_ld: ['</script>'] })],
  ['a failure', respondWithStatus(500, {})],
  ['half an answer', (response) => void response.writeHead(200).write('{"status":200,')],
  ['nothing at all', () => undefined],
];

test.each(NONSENSE)('SLUG-01 with %s from the backend the page has the metadata of its route', async (_what, nonsense) => {
  respond = nonsense;
  const began = Date.now();
  const { statusCode, body } = await open('/tara-joshi');
  expect(Date.now() - began).toBeLessThan(2500);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Talent profile | All Talent</title>');
  expect(blocksOf(body)).toEqual([]);
});

const SILENCE: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['fails', respondWithStatus(500, {})],
  ['refuses too many requests', respondWithStatus(429, {})],
  ['breaks off', (response) => void response.destroy()],
  ['does not answer', () => undefined],
];

test.each(SILENCE)(
  'REL-08 while the backend %s, a page has the metadata it had before, and one that was missing is missing',
  async (_how, silence) => {
    respond = respondWithMetadata();
    await open('/meher-kaul');
    respond = respondWithStatus(404, {});
    await open('/nobody');
    respond = silence;
    const [known, missing, other] = await Promise.all(['/meher-kaul', '/nobody', '/tara-joshi'].map(open));
    expect(known?.body).toContain(`<title>${METADATA.title}</title>`);
    expect([known?.statusCode, missing?.statusCode, other?.statusCode]).toEqual([200, 404, 200]);
    expect(other?.body).toContain('<title>Talent profile | All Talent</title>');
  },
);

test('SEC-40 what the backend answers next counts at once, also while it fails again', async () => {
  respond = respondWithMetadata();
  await open();
  respond = respondWithStatus(403, {});
  expect((await open()).body).not.toContain('Meher');
  respond = respondWithStatus(500, {});
  expect((await open()).body).not.toContain('Meher');
});

test('requests that come at once ask the backend once, later ones again, so that a page that went is gone', async () => {
  const held: ServerResponse[] = [];
  respond = (response) => void held.push(response);
  const opened = Promise.all(Array.from({ length: 5 }, () => open()));
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const response of held) respondWithMetadata()(response);
  expect((await opened).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(requested).toHaveLength(1);
  respond = respondWithStatus(404, {});
  expect((await open()).statusCode).toBe(404);
  expect(requested).toHaveLength(2);
});

test('the backend is asked about the listing once a second, whatever the query, and about a profile for each request', async () => {
  const now = jest.spyOn(Date, 'now');
  const since = Date.now();
  const at = (ms: number) => now.mockReturnValue(since + ms);
  at(0);
  respond = respondWithMetadata({ title: 'Forty talents | All Talent' });
  await open('/talents');
  at(999);
  respond = respondWithMetadata({ title: 'Fifty talents | All Talent' });
  expect((await open('/talents?page=2')).body).toContain('<title>Forty talents | All Talent</title>');
  expect(requested).toEqual(['/api/site-content/heads/talents']);
  at(1001);
  expect((await open('/talents')).body).toContain('<title>Fifty talents | All Talent</title>');
  await open();
  await open();
  expect(requested.slice(2)).toEqual(['/api/talent-profile/meher-kaul/head', '/api/talent-profile/meher-kaul/head']);
  now.mockRestore();
});
