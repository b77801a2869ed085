import { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { endAfterResponse, isUnread } from '@alltalent/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { createFrontDoor } from '../front-door';
import { RawRequest } from '../testing/raw-request';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const MEGABYTE = 1024 * 1024;
const { config, remove } = makeSiteFolder();
const received: string[] = [];
let backends: FastifyInstance[] = [];
let doors: FastifyInstance[] = [];
let port = 0;

/** Starts a backend that checks a body's headers and, like ours, may respond while the body is still being sent. */
async function openBackend(): Promise<FastifyInstance> {
  const backend = Fastify({ bodyLimit: 100 * 1024, forceCloseConnections: true });
  backend.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request.raw)) {
      reply.header('connection', 'close');
      endAfterResponse(request.raw, reply.raw);
    }
    done();
  });
  backend.addContentTypeParser('image/jpeg', { parseAs: 'buffer', bodyLimit: 30 * MEGABYTE }, (_request, body, done) => done(null, body));
  backend.all('/api/*', async (request) => {
    received.push(`${request.method} ${request.url} ${Buffer.isBuffer(request.body) ? request.body.length : JSON.stringify(request.body)}`);
    return { fine: true };
  });
  backend.addHook('onRequest', async (request, reply) => {
    if (request.url === '/api/closed') await reply.code(401).send({});
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  return backend;
}

/** Starts a front door for these backends and returns its port. */
async function openDoor(behind: readonly FastifyInstance[]): Promise<number> {
  const urls = behind.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const door = await createFrontDoor(config, { registry: fixedRegistry(), backends: new Backends(urls), writeLog: () => undefined });
  doors.push(door);
  return Number(new URL(await door.listen({ port: 0, host: '127.0.0.1' })).port);
}

beforeEach(async () => {
  received.length = 0;
  backends = [await openBackend(), await openBackend()];
  port = await openDoor(backends);
});
afterEach(async () => {
  for (const door of doors) door.server.closeAllConnections();
  await Promise.all([...doors, ...backends].map((server) => server.close()));
  doors = [];
});
afterAll(remove);

const send = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'application/json', ...headers },
  });
const json = { name: 'Ritu' };

test.each(['gzip', 'br', 'deflate', 'x-unknown'])(
  'REL-23 a body in the encoding %s is refused with 415, and never decoded',
  async (encoding) => {
    const response = await send('/api/lead', gzipSync(Buffer.alloc(2 * MEGABYTE)), { 'content-encoding': encoding });
    expect(response.status).toBe(415);
    expect(response.headers.get('accept-encoding')).toBe('identity');
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', detail: expect.stringContaining('Content-Encoding') });
    expect(received).toEqual([]);
  },
);

test('REL-23 a body that is said to be in no encoding is taken', async () => {
  expect((await send('/api/lead', JSON.stringify(json), { 'content-encoding': 'identity' })).status).toBe(200);
});

test('REL-23 a body of eighty megabytes and more is refused before a byte of it is read', async () => {
  const request = new RawRequest(port, [
    'POST /api/profile/photos HTTP/1.1',
    'content-type: image/jpeg',
    `content-length: ${81 * MEGABYTE}`,
  ]);
  expect(await request.statusesOf(1)).toEqual([413]);
  await request.ended;
});

test('REL-23 a body without a length is buffered up to 128 kB', async () => {
  const head = ['POST /api/lead HTTP/1.1', 'content-type: application/json', 'transfer-encoding: chunked'];
  const small = new RawRequest(port, [...head, 'connection: close']);
  small.socket.write(`${JSON.stringify(json).length.toString(16)}\r\n${JSON.stringify(json)}\r\n0\r\n\r\n`);
  expect(await small.statusesOf(1)).toEqual([200]);
  const large = new RawRequest(port, head);
  for (let count = 0; count < 5; count += 1) large.socket.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`);
  expect(await large.statusesOf(1)).toEqual([413]);
  expect(received).toEqual(['POST /api/lead {"name":"Ritu"}']);
});

test('SEC-47 a photo of 25 MB passes through as it comes', async () => {
  expect((await send('/api/profile/photos', Buffer.alloc(25 * MEGABYTE), { 'content-type': 'image/jpeg' })).status).toBe(200);
  expect(received).toEqual([`POST /api/profile/photos ${25 * MEGABYTE}`]);
});

test('REL-24 four hundred forms that come byte by byte leave the connections to the others', async () => {
  port = await openDoor(backends.slice(0, 1));
  const dripping = Array.from(
    { length: 400 },
    () => new RawRequest(port, ['POST /api/lead HTTP/1.1', 'content-type: application/json', 'content-length: 1000']),
  );
  for (const { socket } of dripping) socket.write('{');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      turn % 2
        ? send('/api/lead', JSON.stringify(json))
        : fetch(`http://127.0.0.1:${port}/api/site`, { signal: AbortSignal.timeout(8000) }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(200));
  for (const { socket } of dripping) socket.destroy();
});

test.each([
  ['/api/lead', 'application/json', 110_000, 413],
  ['/api/lead', 'application/json', 3_000_000, 413],
  ['/api/lead', 'text/csv', 90_000, 415],
  ['/api/closed', 'application/json', 90_000, 401],
])('REL-23 after %s refused %s of %d bytes with %d, later requests are served', async (path, type, size, status) => {
  for (let turn = 0; turn < 6; turn += 1) {
    const refused = await send(path, 'x'.repeat(size), { 'content-type': type }).catch((error: unknown) => ({ status: String(error) }));
    expect(refused.status).toBe(status);
    const afterwards = await Promise.all(Array.from({ length: 4 }, () => send('/api/lead', JSON.stringify(json))));
    expect(afterwards.map((response) => response.status)).toEqual([200, 200, 200, 200]);
  }
});

test('REL-23 a client that expects 100 Continue gets it, or is refused at once', async () => {
  const text = JSON.stringify(json);
  const head = ['POST /api/lead HTTP/1.1', 'content-type: application/json', `content-length: ${text.length}`, 'expect: 100-continue'];
  const wanted = new RawRequest(port, head);
  expect(await wanted.statusesOf(1)).toEqual([100]);
  wanted.socket.write(text);
  expect(await wanted.statusesOf(2)).toEqual([100, 200]);
  wanted.socket.destroy();
  const refused = new RawRequest(port, [...head, 'content-encoding: gzip']);
  expect(await refused.statusesOf(1)).toEqual([415]);
  refused.socket.destroy();
});

test('REL-23 a read with a body is served like one without', async () => {
  const request = new RawRequest(port, [
    'GET /api/site HTTP/1.1',
    'content-type: application/json',
    'content-length: 2',
    'connection: close',
  ]);
  request.socket.write('{}');
  expect(await request.statusesOf(1)).toEqual([200]);
  expect(received).toEqual(['GET /api/site undefined']);
});
