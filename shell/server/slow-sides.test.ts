import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { createFrontDoor } from './front-door';
import { aRelease, aRollout, aRoute, fixedRegistry } from './testing/remote-record';
import { makeSiteFolder } from './testing/site-folder';

const SLOW = 200;
const routes = [
  aRoute({ id: 'content.about', pattern: '/about-us', title: 'About us' }),
  aRoute({ id: 'content.article', pattern: '/article/:slug', title: 'Article', exists: '/api/articles/{slug}' }),
];
const registry = fixedRegistry([aRollout(aRelease({ remote: 'mf_content', routes }))]);

const { config, remove } = makeSiteFolder();
/** Takes every call and says nothing. */
let silent: Server;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const backends = new Backends([`http://127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  app = await createFrontDoor(config, { registry, backends });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await app.close();
  remove();
});

async function timeOf(path: string): Promise<number> {
  const begun = performance.now();
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  return performance.now() - begun;
}

test('REL-12 while the backend waits for its database pages stand: at once, or after a second and a half where it was asked about one', async () => {
  const calls = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/landing/counters`).catch(() => null));
  await timeOf('/about-us');
  for (let turn = 0; turn < 20; turn += 1) expect(await timeOf('/about-us')).toBeLessThan(500);
  expect(await timeOf('/article/first')).toBeLessThan(2500);
  expect(await timeOf('/healthz')).toBeLessThan(500);
  silent.closeAllConnections();
  await Promise.all(calls);
});

test('REL-24 the front door cuts off who is slow with a request or with its answer, and knows how many it can take', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.server;
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout]).toEqual([10_000, 610_000, 60_000, 65_000]);
  expect(maxConnections).toBe(10_000);
});

test('REL-24 many who never end the head of their request hold up nobody', async () => {
  app.server.headersTimeout = 1000;
  const ended = Array.from({ length: SLOW }, () => {
    const socket = connect(port, '127.0.0.1', () => void socket.write('GET /about-us HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
    return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  });
  for (let turn = 0; turn < 20; turn += 1) expect(await timeOf('/about-us')).toBeLessThan(1000);
  expect((await Promise.all(ended)).every((answer) => answer.startsWith('HTTP/1.1 408'))).toBe(true);
}, 20_000);
