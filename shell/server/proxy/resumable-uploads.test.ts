import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VIDEO_UPLOAD_PATH } from '@alltalent/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { Backends } from './backends';

type Received = { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; readonly bytes: number };

const { config, remove } = makeSiteFolder();
const received: Received[] = [];
let backend: FastifyInstance;
let door: FastifyInstance;
let origin = '';
let hold: ((release: () => void) => void) | null = null;

beforeAll(async () => {
  backend = Fastify({ bodyLimit: 20_000_000, forceCloseConnections: true });
  backend.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  backend.all('/api/*', async ({ method, url, headers, body }, reply) => {
    received.push({ method, url, headers, bytes: Buffer.isBuffer(body) ? body.length : 0 });
    if (hold && url.includes('/video?')) await new Promise<void>((resolve) => hold?.(resolve));
    void reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': '7', 'upload-length': '9', location: `${VIDEO_UPLOAD_PATH}/x` });
    if (url.includes('/video?'))
      void reply.headers({ 'content-range': 'bytes 0-3/9', 'accept-ranges': 'bytes' }).type('video/mp4').code(206);
    return method === 'GET' ? Buffer.from('part') : reply.code(method === 'POST' ? 201 : 204).send();
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const backends = new Backends([`http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`]);
  door = await createFrontDoor(config, { registry: fixedRegistry(), backends, writeLog: () => undefined });
  origin = await door.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  received.length = 0;
  hold = null;
});
afterAll(async () => {
  door.server.closeAllConnections();
  await Promise.all([door.close(), backend.close()]);
  remove();
});

const TUS = { 'tus-resumable': '1.0.0', 'x-xsrf-token': 'token', cookie: '__Host-sid=1' };
const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(origin + path, { method, headers: { ...TUS, ...headers }, ...(body && { body: new Uint8Array(body) }) });

test('HIR-03 every request of an upload passes with its headers, and so does the answer', async () => {
  const begun = await ask('POST', VIDEO_UPLOAD_PATH, { 'upload-length': '9', 'upload-metadata': 'purpose cmVlbA==' });
  expect([begun.status, begun.headers.get('location')]).toEqual([201, `${VIDEO_UPLOAD_PATH}/x`]);
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  for (const bytes of [7, 16_000_000]) {
    const sent = await ask('PATCH', `${VIDEO_UPLOAD_PATH}/x`, part, Buffer.alloc(bytes));
    expect([sent.status, sent.headers.get('upload-offset'), sent.headers.get('tus-resumable')]).toEqual([204, '7', '1.0.0']);
  }
  const state = await ask('HEAD', `${VIDEO_UPLOAD_PATH}/x`, {});
  expect([state.status, state.headers.get('upload-offset'), state.headers.get('upload-length')]).toEqual([204, '7', '9']);
  expect((await ask('DELETE', `${VIDEO_UPLOAD_PATH}/x`, {})).status).toBe(204);
  expect(received.map(({ method, bytes }) => [method, bytes])).toEqual([
    ['POST', 0],
    ['PATCH', 7],
    ['PATCH', 16_000_000],
    ['HEAD', 0],
    ['DELETE', 0],
  ]);
  for (const { headers } of received) expect(headers).toMatchObject(TUS);
  expect(received[0]?.headers).toMatchObject({ 'upload-length': '9', 'upload-metadata': 'purpose cmVlbA==' });
  expect(received[2]?.headers).toMatchObject({ ...part, 'content-length': '16000000' });
});

test('HIR-03 a part of a video passes as it is', async () => {
  const part = await ask('GET', `/api/videos/${'x'.repeat(22)}/video?expires=1&signature=a`, { range: 'bytes=0-3' });
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-encoding'), await part.text()]).toEqual([
    206,
    'bytes 0-3/9',
    null,
    'part',
  ]);
  expect(received[0]?.headers.range).toBe('bytes=0-3');
});

test('REL-24 videos that are not read on keep no call waiting', async () => {
  const releases: (() => void)[] = [];
  hold = (release) => void releases.push(release);
  const videos = Array.from({ length: 80 }, () => ask('GET', `/api/videos/${'x'.repeat(22)}/video?expires=1&signature=a`, {}));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const call = await fetch(`${origin}/api/site`, { signal: AbortSignal.timeout(3000) });
  expect(call.status).toBe(200);
  hold = null;
  for (const release of releases) release();
  await Promise.all(videos);
});
