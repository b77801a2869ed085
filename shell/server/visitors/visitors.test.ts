import { createHmac } from 'node:crypto';
import { parseVisitor, readPageToken } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { DoorWithTest, everybodyInB, IN_B, IN_NONE } from '../testing/door-with-test';
import { anExperiment } from '../testing/remote-record';
import { SECRET_KEY } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';
import { createVisitorMac } from './visitor-key';

const mac = createVisitorMac(SECRET_KEY);
const site = new DoorWithTest();
let app: FastifyInstance;

beforeAll(async () => void (app = await site.open()));
beforeEach(() => site.serve(everybodyInB()));
afterAll(() => site.close());

test('SEC-50 the cookie is a random id and variants, signed, for 90 days, out of reach of scripts', async () => {
  const visitor = new TestVisitor(app);
  const response = await visitor.get('/talents');
  const [line = ''] = visitor.lastSet;
  expect(line).toMatch(/^vid=[\w-]{22}\.big-cards~B\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/u);
  expect(parseVisitor(visitor.cookies.get('vid'), mac)?.assigned).toEqual({ 'big-cards': 'B' });
  expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('cookie') });
  expect(await visitor.see()).toMatchObject(IN_B);
  expect(visitor.lastSet).toEqual([]);
  const secure = await site.open({ PUBLIC_URL: 'https://site.example' });
  const other = new TestVisitor(secure);
  await other.get('/talents');
  expect(other.lastSet[0]).toMatch(/; Secure$/u);
  expect(other.cookies.get('vid')?.slice(0, 22)).not.toBe(visitor.cookies.get('vid')?.slice(0, 22));
});

test('SEC-50 the key is the backend’s: the hash of its purpose, and a page carries a token made with it', async () => {
  const key = createHmac('sha256', SECRET_KEY).update('visitor').digest('hex');
  const backends = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const visitor = new TestVisitor(app);
  const tokens = [(await visitor.open()).token, (await visitor.open()).token];
  expect(parseVisitor(visitor.cookies.get('vid'), backends)).not.toBeNull();
  const names = tokens.map((token) => readPageToken(token, Date.now(), backends));
  expect(names).toEqual(Array(2).fill({ id: expect.stringMatching(/^[\w-]{22}$/u), route: 'talents.search' }));
  expect(new Set(names.map((page) => page?.id)).size).toBe(2);
});

test.each([
  ['the answer was no', { cookie_choice: 'needed' }, {}],
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
  expect(await visitor.see()).toMatchObject(IN_NONE);
  expect(visitor.lastSet).toEqual([]);
  visitor.cookies.set('vid', 'x'.repeat(22));
  expect(await visitor.see()).toMatchObject(IN_NONE);
  expect(visitor.lastSet).toEqual(['vid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
});

test('SEC-50 where consent is implied, visitors who have not chosen are counted, and a refusal is respected', async () => {
  const implied = await site.open({ COOKIE_CONSENT: 'implied' });
  expect(await new TestVisitor(implied, {}).see()).toMatchObject(IN_B);
  expect(await new TestVisitor(implied, { cookie_choice: 'needed' }).see()).toMatchObject(IN_NONE);
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

test.each(JUNK)('SEC-50 an invalid cookie (%#) does no harm and changes no variant: the page is served with a new one', async (junk) => {
  const visitor = new TestVisitor(app, { cookie_choice: 'all', vid: junk });
  const response = await visitor.get('/talents');
  expect(response.statusCode).toBe(200);
  expect(visitor.lastSet).toEqual([expect.stringMatching(/^vid=[\w-]{22}\.big-cards~B\.[\w-]{43};/u)]);
  expect(response.body).not.toContain('alert(1)');
});

test('SEC-50 a variant that was not given cannot be taken: a changed cookie is worth nothing', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  const honest = visitor.cookies.get('vid') ?? '';
  site.serve(anExperiment(0));
  for (const forged of [honest.replace('~B', '~C'), honest.replace('big-cards', 'big-carts'), `${honest}x`]) {
    const forger = new TestVisitor(app, { cookie_choice: 'all', vid: forged });
    expect(await forger.see()).toMatchObject({ variant: 'A' });
  }
  expect(await visitor.see()).toMatchObject({ variant: 'B' });
});
