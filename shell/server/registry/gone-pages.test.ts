import type { PageRegistry } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { readRegistry } from './registry-shape';
import { DoorWithTest, STABLE } from '../testing/door-with-test';
import { aLink, barOf, PreviewRig } from '../testing/preview-rig';
import { aRegistry, aRelease, aRollout, aRoute } from '../testing/remote-record';
import { TestVisitor } from '../testing/visitor';

const DELETED = {
  remote: 'mf_jobs',
  routes: [{ pattern: '/jobs' }, { pattern: '/jobs/:job', exists: '/api/jobs/{job}' }, { pattern: '/client/dashboard' }],
};
const site = new DoorWithTest();
const rig = new PreviewRig();
let app: FastifyInstance;

beforeAll(async () => {
  app = await site.open();
  await rig.start();
});
beforeEach(() => {
  site.registry = aRegistry([aRollout(STABLE)], { deleted: [DELETED] });
});
afterAll(() => Promise.all([site.close(), rig.stop()]));

const get = (url: string) => app.inject({ method: 'GET', url });
const registryIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/su.exec(body)?.[1] ?? '{}') as PageRegistry;

test('a page of a deleted remote is answered 410 with words that need no script, and no search engine keeps it', async () => {
  for (const url of ['/jobs', '/jobs/', '/jobs?city=Pune', '/client/dashboard']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 410]);
    expect(body).toContain('<title>This page is gone | All Talent</title>');
    expect(body).toContain('<h1>This page is gone</h1>');
    expect(body).toContain('<meta name="robots" content="noindex">');
  }
});

test('where only the backend knows which pages there were, a page that was is gone, and another one is not found', async () => {
  site.backend.respondWith('/api/jobs/17', { status: 200 });
  const there = await get('/jobs/17');
  expect([there.statusCode, registryIn(there.body).gone]).toEqual([410, ['/jobs', '/client/dashboard', '/jobs/17']]);
  const never = await get('/jobs/99');
  expect([never.statusCode, registryIn(never.body).gone]).toEqual([404, ['/jobs', '/client/dashboard']]);
  expect((await get('/no/such/page')).statusCode).toBe(404);
});

test('pages of other remotes are as before, and know what is gone; a remote that takes over a page has it', async () => {
  const { statusCode, body } = await get('/talents');
  expect([statusCode, registryIn(body).gone]).toEqual([200, ['/jobs', '/client/dashboard']]);
  const heir = aRelease({ remote: 'mf_castings', routes: [aRoute({ pattern: '/jobs' })] });
  site.registry = aRegistry([aRollout(STABLE), aRollout(heir)], { deleted: [DELETED] });
  const taken = await get('/jobs');
  expect([taken.statusCode, registryIn(taken.body).gone]).toEqual([200, ['/client/dashboard']]);
  site.registry = aRegistry([aRollout(STABLE)]);
  expect(registryIn((await get('/talents')).body).gone).toBeUndefined();
});

test('previews of a deleted remote have ended, and its links open none', async () => {
  await rig.serve();
  const link = rig.addressOf(aLink({ remote: 'mf_jobs', version: '1', path: '/jobs' }));
  const browser = rig.aBrowser();
  expect((await browser.get(link)).statusCode).toBe(303);
  expect((await browser.get('/jobs')).statusCode).toBe(200);
  await rig.serve({ deleted: [DELETED] });
  expect((await browser.get('/jobs')).statusCode).toBe(410);
  expect(await barOf(browser, '/talents')).toContain('has ended');
  expect((await new TestVisitor(rig.door).get(link)).statusCode).toBe(410);
});

test.each([
  ['a pattern that is none', [{ pattern: 'jobs' }]],
  ['no pattern', [{}]],
])('a registry whose deleted remote has %s is refused', (_what, routes) => {
  const payload = JSON.stringify({ ...aRegistry([]), deleted: [{ remote: 'mf_jobs', routes }] });
  expect(() => readRegistry(payload, Date.now(), [])).toThrow(/pattern/u);
});
