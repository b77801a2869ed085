import { OFFICE_VIEW_PATHS } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { ControlPlane } from '../testing/control-plane';
import { writeDrawingProgram } from '../testing/drawing-program';
import { aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { storeRelease } from '../testing/stored-release';

const SITE = 'localhost:8080';
const VIEWS = '127.0.0.1:8080';
const FACTS = { user_id: 'u_1', name: '</script><b>Asha', ends_at: '2026-11-20T10:15:00.000Z', left_ms: 900_000 };
const folder = makeSiteFolder({ PAGES_DRAWN_BY: 'server' });
const backend = new ControlPlane();
let app: FastifyInstance;

beforeAll(async () => {
  await backend.start();
  const release = storeRelease(folder, 'mf_landing', "running(() => drawn('<p>for everybody</p>'))", {
    routes: [aRoute({ pattern: '/l/:slug' })],
  });
  const config = { ...folder.config, drawingFile: writeDrawingProgram() };
  const registry = fixedRegistry([aRollout(release)]);
  app = await createFrontDoor(config, { registry, backends: new Backends([backend.url]), writeLog: () => undefined });
});
beforeEach(() => void (backend.requests.length = 0));
afterAll(async () => {
  await app.close();
  await backend.kill();
  folder.remove();
});

const get = (url: string, host: string, cookie = '') => app.inject({ method: 'GET', url, headers: { host, ...(cookie && { cookie }) } });
const withView = () => backend.respondWith(OFFICE_VIEW_PATHS.current, FACTS);
const withoutView = () => void backend.responders.delete(OFFICE_VIEW_PATHS.current);

test('SEC-29 a page at the host of views leads to the site itself without a view, and takes no query along', async () => {
  withoutView();
  for (const cookie of ['', '__Host-sid=x']) {
    const response = await get('/l/one?token=secret', VIEWS, cookie);
    expect([response.statusCode, response.headers['location']]).toEqual([302, 'http://localhost:8080/l/one']);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
  expect((await get('//evil.example/x', VIEWS)).headers['location']).toBe('http://localhost:8080//evil.example/x');
  expect(backend.requests).toEqual([OFFICE_VIEW_PATHS.current]);
});

test('SEC-29 in a view the browser draws the page, which says as whom, and nothing keeps it', async () => {
  withView();
  const response = await get('/l/one', VIEWS, '__Host-sid=x; cookie_choice=all');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(response.headers['etag']).toBeUndefined();
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.body).not.toContain('for everybody');
  const block = /id="office-view">(.*?)<\/script>/su.exec(response.body)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(FACTS);
  expect(backend.headers).toMatchObject({ cookie: '__Host-sid=x; cookie_choice=all', 'x-forwarded-host': VIEWS });
});

test('SEC-29 the site itself is as ever beside it: drawn, kept, and with nothing of a view', async () => {
  withView();
  const response = await get('/l/one', SITE, '__Host-sid=x');
  expect(response.body).toContain('for everybody');
  expect(response.body).not.toContain('office-view');
  expect(response.headers['x-robots-tag']).toBeUndefined();
  expect(backend.requests).not.toContain(OFFICE_VIEW_PATHS.current);
  expect((await get(OFFICE_VIEW_PATHS.ended, SITE)).body).not.toContain('This view has ended');
});

test.each([
  [OFFICE_VIEW_PATHS.ended, 200, 'This view has ended'],
  [OFFICE_VIEW_PATHS.refused, 410, 'This view did not open'],
])('SEC-29 %s is a plain page, whose style the policy allows', async (path, status, title) => {
  withoutView();
  const response = await get(path, VIEWS);
  expect(response.statusCode).toBe(status);
  expect(response.body).toContain(`<h1>${title}</h1>`);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(String(response.headers['content-security-policy'])).toMatch(/style-src 'sha256-[\w+/=]+' /u);
});

test('SEC-29 a view is not guessed while no backend answers', async () => {
  backend.responders.set(OFFICE_VIEW_PATHS.current, (response) => response.writeHead(503).end());
  const response = await get('/l/one', VIEWS, '__Host-sid=x');
  expect([response.statusCode, response.headers['location']]).toEqual([503, undefined]);
});
