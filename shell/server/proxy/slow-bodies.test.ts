import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { createFrontDoor } from '../front-door';
import { RawRequest } from '../testing/raw-request';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const PHOTOS = ENDPOINTS.addPhoto.path;
/** Allows five times the rate that the tests need, so that a busy machine does not fail them. */
const TIMES = { requestMs: 600, file: { turnMs: 1000, bytesPerTurn: 20_000, mostMs: 6000 } };
const PART = Buffer.alloc(10_000);
const PART_MS = 100;

const { config, remove } = makeSiteFolder();
const taken: string[] = [];
let backend: Server;
let door: FastifyInstance;
let port: number;

beforeAll(async () => {
  backend = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => undefined);
    request.on('end', () => {
      taken.push(`${request.url} ${bytes}`);
      response.end('fine');
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backends = new Backends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  door = await createFrontDoor(config, { registry: fixedRegistry(), backends, writeLog: () => undefined, bodyTimes: TIMES });
  port = Number(new URL(await door.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => (taken.length = 0));
afterAll(async () => {
  door.server.closeAllConnections();
  backend.closeAllConnections();
  backend.close();
  await door.close();
  remove();
});

/** Sends a body part by part until it is complete or the server hangs up. */
async function drip(path: string, length: number, type = 'image/jpeg'): Promise<RawRequest> {
  const request = new RawRequest(port, [`POST ${path} HTTP/1.1`, `content-type: ${type}`, `content-length: ${length}`]);
  for (let sent = 0; sent < length && request.statuses.length === 0 && !request.socket.destroyed; sent += PART.length) {
    request.socket.write(PART);
    await sleep(PART_MS);
  }
  await request.statusesOf(1);
  request.socket.destroy();
  return request;
}

test.each([200_000, 100_000])('SEC-47 a photo of %d bytes that comes slowly and steadily passes', async (length) => {
  const begun = performance.now();
  expect((await drip(PHOTOS, length)).statuses).toEqual([200]);
  if (length === 200_000) expect(performance.now() - begun).toBeGreaterThan(TIMES.requestMs);
  expect(taken).toEqual([`${PHOTOS} ${length}`]);
});

test('SEC-47 a photo whose upload stalls is refused with a message, and the backend does not get the rest', async () => {
  const request = new RawRequest(port, [`POST ${PHOTOS} HTTP/1.1`, 'content-type: image/jpeg', 'content-length: 900000']);
  request.socket.write(Buffer.alloc(200_000));
  expect(await request.statusesOf(1)).toEqual([422]);
  expect(request.received).toContain('The file came too slowly to be taken.');
  await request.ended;
  expect(taken).toEqual([]);
});

test('REL-24 an upload cannot last forever', async () => {
  expect((await drip(PHOTOS, 5_000_000)).statuses).toEqual([422]);
});

test.each([
  ['/api/lead', 'image/jpeg'],
  ['/api/lead', 'application/json'],
  [PHOTOS, 'application/json'],
])('REL-24 a body for %s of the type %s has the time limit of a request', async (path, type) => {
  const begun = performance.now();
  const request = await drip(path, 500_000, type);
  expect(request.statuses).toEqual([408]);
  expect(request.received).toContain('This took too long to arrive. Please try again.');
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(taken).toEqual([]);
});
