import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_EVENTS_PATH } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder';
import { Backends } from './backends';

/** Backend that streams until it is told otherwise. */
class StreamingBackend {
  readonly streams = new Set<ServerResponse>();
  readonly asked: IncomingMessage[] = [];
  status = 200;
  url = '';
  private readonly server: Server = createServer((request, response) => {
    if (request.url !== LIVE_EVENTS_PATH) return void response.end('{"status":200}');
    this.asked.push(request);
    if (this.status !== 200) {
      response.writeHead(this.status, { 'content-type': 'application/problem+json', 'retry-after': '30' });
      return void response.end(`{"status":${this.status}}`);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }).write('retry: 3000\n\n');
    this.streams.add(response);
    response.once('close', () => this.streams.delete(response));
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  send(text: string): void {
    for (const stream of this.streams) stream.write(text);
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await ended;
  }
}

type Visit = { readonly response: IncomingMessage; text: string; isClosed: boolean };

const backends = [new StreamingBackend(), new StreamingBackend()] as const;
const [one, other] = backends;
let folder: SiteFolder;
let door: FastifyInstance;
let known: Backends;
let port = 0;

beforeEach(async () => {
  for (const backend of backends) await backend.start();
  folder = makeSiteFolder({ TRUST_PROXY: '1' });
  known = new Backends(backends.map(({ url }) => url));
  door = await createFrontDoor(folder.config, { registry: fixedRegistry(), backends: known, writeLog: () => undefined });
  port = Number(new URL(await door.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await door.close();
  for (const backend of backends) {
    await backend.kill();
    backend.status = 200;
    backend.asked.length = 0;
  }
  folder.remove();
});

const open = (headers: Record<string, string> = {}) =>
  new Promise<Visit>((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: LIVE_EVENTS_PATH,
      agent: false,
      headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    };
    get(options, (response) => {
      const visit: Visit = { response, text: '', isClosed: false };
      response.on('data', (chunk) => (visit.text += String(chunk))).on('error', () => undefined);
      response.on('close', () => (visit.isClosed = true));
      resolve(visit);
    }).on('error', reject);
  });
const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 250) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const openStreams = () => one.streams.size + other.streams.size;

test('HIR-02 events pass at once, uncompressed, with the visitor’s cookies and address', async () => {
  const visit = await open({ cookie: 'a=b', 'accept-encoding': 'gzip, br', 'last-event-id': '7' });
  expect(visit.response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
  expect(visit.response.headers['content-encoding']).toBeUndefined();
  expect(visit.response.headers['content-security-policy']).toBeDefined();
  await until(() => visit.text === 'retry: 3000\n\n');
  for (const backend of backends) backend.send('event: messages\ndata: {"id":1}\n\n');
  await until(() => visit.text.endsWith('{"id":1}\n\n'));
  expect(
    [...one.asked, ...other.asked].map(({ headers }) => [headers.cookie, headers['last-event-id'], headers['x-forwarded-for']]),
  ).toEqual([['a=b', '7', '203.0.113.7']]);
  visit.response.destroy();
  await until(() => openStreams() === 0);
});

test('HIR-02 streams take no connections from calls', async () => {
  const visits = await Promise.all(Array.from({ length: 300 }, (_, n) => open({ 'x-forwarded-for': `198.51.${n >> 6}.${n % 64}` })));
  expect(new Set(visits.map(({ response }) => response.statusCode))).toEqual(new Set([200]));
  const begun = performance.now();
  const calls = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/jobs`)));
  expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(performance.now() - begun).toBeLessThan(3000);
  for (const { response } of visits) response.destroy();
  await until(() => openStreams() === 0);
});

test('HIR-02 one address has 64 streams; the next is refused, and a stream that ends makes room', async () => {
  const visits = await Promise.all(Array.from({ length: 64 }, () => open()));
  const refused = await open();
  expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([503, '5']);
  expect((await open({ 'x-forwarded-for': '203.0.113.8' })).response.statusCode).toBe(200);
  visits[0]?.response.destroy();
  await until(() => openStreams() === 64);
  expect((await open()).response.statusCode).toBe(200);
});

test('HIR-02 a stream ends when its backend dies, and the next one goes to another backend', async () => {
  const visits = await Promise.all([open(), open()]);
  await until(() => one.streams.size === 1 && other.streams.size === 1);
  await one.kill();
  await until(() => visits.filter(({ isClosed }) => isClosed).length === 1);
  for (let count = 0; count < 4; count += 1) expect((await open()).response.statusCode).toBe(200);
  expect(other.streams.size).toBe(5);
  await one.start();
});

test('HIR-02 a backend that falls silent loses its streams', async () => {
  const visits = await Promise.all([open(), open()]);
  known.setState(one.url, 'silent');
  await until(() => visits.filter(({ isClosed }) => isClosed).length === 1);
  expect([one.streams.size, other.streams.size]).toEqual([0, 1]);
});

test('HIR-02 a refusal passes as it is; of a 503 the next backend is asked', async () => {
  one.status = other.status = 401;
  const visitor = await open();
  await until(() => visitor.isClosed);
  expect([visitor.response.statusCode, visitor.text]).toEqual([401, '{"status":401}']);
  one.status = 503;
  other.status = 200;
  for (let count = 0; count < 2; count += 1) expect((await open()).response.statusCode).toBe(200);
  other.status = 503;
  expect([(await open()).response.headers['retry-after'], (await open()).response.statusCode]).toEqual(['30', 503]);
});

test('HIR-02 when the front door stops, its streams end first', async () => {
  const visit = await open();
  const begun = performance.now();
  await door.close();
  await until(() => visit.isClosed);
  expect(performance.now() - begun).toBeLessThan(3000);
});
