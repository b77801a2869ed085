import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Backends } from './proxy/backends';
import { createFrontDoor } from './front-door';
import { aRelease, aRollout, aRoute, fixedRegistry } from './testing/remote-record';
import { makeSiteFolder } from './testing/site-folder';

const SOURCE = 'const secret = 1;';
const REMOTE = aRollout(aRelease({ routes: [aRoute({ pattern: '/:slug', exists: '/api/talent-profile/{slug}' })] }));
const { config, remove } = makeSiteFolder();
const backend = createServer((_request, response) => void response.writeHead(404).end());
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  for (const root of [config.shellDir, config.releaseStore]) {
    mkdirSync(join(root, 'mf_a/1'), { recursive: true });
    for (const name of ['.env', 'main.js.map', 'mf_a/1/main.js.map']) writeFileSync(join(root, name), SOURCE);
  }
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const url = backend.address();
  const backendPort = typeof url === 'object' ? url?.port : 0;
  app = await createFrontDoor(config, {
    registry: fixedRegistry([REMOTE]),
    backends: new Backends([`http://127.0.0.1:${backendPort}`]),
    writeLog: () => undefined,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  backend.close();
  remove();
});

type Seen = { readonly status: number | undefined; readonly allow: string | undefined; readonly body: string };

/** Sends the path unchanged: fetch would normalise it and refuses the method. */
function ask(method: string, path: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers: { cookie: 'a=secret' } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, allow: response.headers.allow, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/', '/talents', '/api/anything', '/_shell/main.js', '/no/such/page'])(
  'SEC-51 TRACE %s answers 405 and nothing back',
  async (path) => {
    expect(await ask('TRACE', path)).toEqual({ status: 405, allow: 'GET, HEAD, POST', body: '' });
  },
);

test.each([
  ...['/.git/HEAD', '/.git/config', '/.env', '/.env.production', '/_shell/.env', '/r/.env', '/_shell/../.env', '/r/..%2f..%2f.env'],
  ...['/_shell/main.js.map', '/r/mf_a/1/main.js.map', '/package.json', '/backup.zip', '/wp-login.php', '/server-status'],
])('SEC-51 there is nothing at %s, and the response reveals nothing', async (path) => {
  const { status, body } = await ask('GET', path);
  expect([400, 403, 404]).toContain(status);
  expect(body).not.toContain(SOURCE);
  expect(body).not.toMatch(/\bat .*\.(?:m?js|ts):\d|node_modules|fastify|\/work|\/tmp/iu);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('SEC-51 %s to a page is refused without a word about the server', async (method) => {
  const { status, body } = await ask(method, '/talents');
  expect([404, 405]).toContain(status);
  expect(body).not.toMatch(/fastify|stack|node/iu);
});
