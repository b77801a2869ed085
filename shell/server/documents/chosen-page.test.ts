import { parseVisitor } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { DoorWithTest, everybodyInB, IN_B, IN_NONE, STABLE } from '../testing/door-with-test';
import { aRelease, aRegistry, aRollout } from '../testing/remote-record';
import { SECRET_KEY } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';
import { createVisitorMac } from '../visitors/visitor-key';

const METADATA = { title: 'T', description: 'd', picture: null, json_ld: [], noindex: false };
const mac = createVisitorMac(SECRET_KEY);
const site = new DoorWithTest();
let app: FastifyInstance;

beforeAll(async () => void (app = await site.open()));
beforeEach(() => site.serve(everybodyInB()));
afterAll(() => site.close());

test('SEC-50 SEC-43 pages that may not be listed, those of children above all, are in no experiment and set no cookie', async () => {
  const visitor = new TestVisitor(app);
  site.backend.respondWith('/api/head/meher', { status: 200, data: METADATA });
  site.backend.respondWith('/api/head/child', { status: 200, data: { ...METADATA, noindex: true } });
  for (const url of ['/s/secret', '/child', '/missing', '/no/such/page']) {
    expect(await visitor.see(url)).toMatchObject(IN_NONE);
    expect(visitor.lastSet).toEqual([]);
  }
  site.backend.responders.set('/api/head/silent', (response) => response.writeHead(500).end());
  expect(await visitor.see('/silent')).toMatchObject(IN_NONE);
  expect(await visitor.see('/meher')).toMatchObject(IN_B);
  expect(await visitor.see('/child')).toMatchObject(IN_NONE);
  expect(visitor.cookies.get('vid')).toBeDefined();
});

test('FED-04 a paused experiment accepts no new visitors and keeps the others; an ended one is dropped', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  site.serve(everybodyInB({ is_paused: true }));
  expect(await visitor.see()).toMatchObject(IN_NONE);
  expect(visitor.lastSet).toEqual([]);
  const newVisitor = new TestVisitor(app);
  expect(await newVisitor.see()).toMatchObject(IN_NONE);
  expect(newVisitor.cookies.has('vid')).toBe(false);
  site.serve(everybodyInB());
  expect(await visitor.see()).toMatchObject(IN_B);
  site.serve(everybodyInB({ name: 'other-words' }));
  await visitor.get('/talents');
  expect(parseVisitor(visitor.cookies.get('vid'), mac)?.assigned).toEqual({ 'other-words': 'B' });
  site.serve(null);
  await visitor.get('/talents');
  expect(visitor.cookies.has('vid')).toBe(false);
});

test('FED-04 a registry that is lost for a while changes no visitor’s variant', async () => {
  const visitor = new TestVisitor(app);
  await visitor.get('/talents');
  site.registry = aRegistry([], { revision: 0 });
  expect((await visitor.open()).remotes).toEqual([]);
  expect(visitor.lastSet).toEqual([]);
});

test('a variant falls back to the stable release, the stable one to the release before it', async () => {
  const before = aRelease({ version: '0' });
  site.registry = aRegistry([aRollout(STABLE, { fallback: before, experiment: everybodyInB() })]);
  expect((await new TestVisitor(app).see())?.fallback?.version).toBe('1');
  expect((await new TestVisitor(app, { cookie_choice: 'needed' }).see())?.fallback?.version).toBe('0');
});

test('preloads are those of the assigned release, and no page lists every file of a release', async () => {
  const { body } = await new TestVisitor(app).get('/talents');
  expect(body).toContain('<link rel="preload" as="script" href="/r/mf_talents/2/remoteEntry.js"');
  expect(body).not.toContain('href="/r/mf_talents/1/');
  expect(body).not.toContain('"files"');
});
