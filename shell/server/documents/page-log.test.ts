import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { aRelease, aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const PROFILE = aRoute({ id: 'talents.profile', pattern: '/:slug', exists: '/api/talent-profile/{slug}' });
const { config, remove } = makeSiteFolder();
const lines: Record<string, unknown>[] = [];
const asked: (string | string[] | undefined)[] = [];
const backend = createServer((request, response) => {
  asked.push(request.headers['x-request-id']);
  response.writeHead(request.url?.includes('nobody') ? 404 : 200).end('{}');
});
let app: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backends = new Backends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  const writeLog = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  app = await createFrontDoor(config, { registry: fixedRegistry([aRollout(aRelease({ routes: [PROFILE] }))]), backends, writeLog });
});
beforeEach(() => {
  lines.length = 0;
  asked.length = 0;
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
  remove();
});

test.each([
  ['/meher-kaul?from=private', 200, 'talents.profile'],
  ['/nobody-here', 404, 'none'],
])(
  'SEC-51 the page %s has a request id, which the log and the backend know, and a line without its address',
  async (url, status, route) => {
    const response = await app.inject({ url });
    const id = response.headers['x-request-id'];
    expect(id).toMatch(/^[\w-]{36}$/u);
    expect(asked).toEqual([id]);
    expect(lines).toEqual([expect.objectContaining({ event: 'page', request_id: id, route, status, ms: expect.any(Number) })]);
    expect(JSON.stringify(lines)).not.toMatch(/meher|private|nobody/u);
  },
);

test('SEC-51 a request that is refused here has a log line with its request id', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/lead', headers: { 'content-encoding': 'gzip' }, payload: 'x' });
  const id = response.headers['x-request-id'];
  expect(response.json()).toMatchObject({ request_id: id });
  expect(lines).toEqual([
    expect.objectContaining({ event: 'call-refused', request_id: id, route: '/api/*', code: 'UNSUPPORTED_MEDIA_TYPE' }),
  ]);
});
