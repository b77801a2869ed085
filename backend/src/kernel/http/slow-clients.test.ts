import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { aJpeg, talentWithoutPhotos } from '../../../test/support/profiles/photo-browser';
import { openSite, type TestSite } from '../../../test/support/test-site';

const SLOW = 500;
/** Time limit of a test that waits for connections: a minute. */
const MOST_TRIES = 3000;
const FILM = '/media/loops/banner-1080.mp4';

let site: TestSite;
let server: Server;
let port: number;

beforeAll(async () => {
  site = await openSite({}, { bodyTimes: { requestMs: 1000, file: { turnMs: 1000, bytesPerTurn: 20_000, mostMs: 6000 } } });
  server = site.app.getHttpServer();
  port = await site.listen();
});
afterAll(() => site.close());

/** Resolves when the server closes the connection; reads its response only where the test says so. */
function open(text: string, isReading = true): { readonly socket: Socket; readonly ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => void socket.write(text));
  let answer = '';
  const ended = new Promise<string>((resolve) => socket.on('error', () => undefined).on('close', () => resolve(answer)));
  if (isReading) socket.on('data', (chunk) => (answer += chunk.toString()));
  return { socket, ended };
}

/** Statuses of a request by each of so many visitors, one after the other. */
async function askedBy(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${ENDPOINTS.currencies.path}`, { headers: { connection: 'close' } });
    statuses.push(answer.status);
  }
  return statuses;
}

const countOpen = () =>
  new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries === MOST_TRIES) throw new Error('It did not come about.');
    await sleep(20);
  }
}

test('REL-24 ten seconds for headers, ten minutes for a file, a minute for reading a response, and at most ten thousand connections', () => {
  expect([server.headersTimeout, server.requestTimeout, server.timeout, server.keepAliveTimeout]).toEqual([
    10_000, 610_000, 60_000, 65_000,
  ]);
  expect(server.maxConnections).toBe(10_000);
});

describe('with the limits shortened', () => {
  test('REL-24 five hundred connections that never end their headers delay no other visitor, and are closed', async () => {
    // Open until the others have their responses, however long that takes here.
    server.headersTimeout = 0;
    const slow = Array.from({ length: SLOW }, () => open('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    await until(async () => (await countOpen()) >= SLOW);
    expect(await askedBy(50)).toEqual(Array(50).fill(200));
    expect(await countOpen()).toBeGreaterThanOrEqual(SLOW);
    server.headersTimeout = 1000;
    const answers = await Promise.all(slow.map(({ ended }) => ended));
    expect(new Set(answers.map((text) => text.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });

  test('REL-24 connections beyond the limit are closed unread, and the others stay', async () => {
    const { maxConnections } = server;
    await until(async () => (await countOpen()) === 0);
    server.maxConnections = 5;
    const within = Array.from({ length: 5 }, () => open('GET /healthz HTTP/1.1\r\nHost: x\r\n'));
    await until(async () => (await countOpen()) === 5);
    expect(await Promise.all(Array.from({ length: 3 }, () => open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n').ended))).toEqual([
      '',
      '',
      '',
    ]);
    for (const { socket } of within) socket.end('Connection: close\r\n\r\n');
    for (const { ended } of within) expect(await ended).toContain('HTTP/1.1 200');
    server.maxConnections = maxConnections;
  });

  test('REL-24 a connection that never ends its body is closed', async () => {
    const head = 'POST /frontend/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';
    const { socket, ended } = open(head);
    // A byte now and then, so that the connection is not idle.
    const drip = setInterval(() => socket.write(' '), 300);
    const answer = await ended;
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('This took too long to arrive. Please try again.');
    clearInterval(drip);
  });

  test('SEC-47 REL-24 a photo that arrives slowly has the time it needs; one that stalls is refused with a message', async () => {
    const browser = await talentWithoutPhotos(site);
    const photo = await aJpeg(900, 1200);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = (length: number) =>
      [
        `POST ${ENDPOINTS.addPhoto.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: image/jpeg`,
        `Cookie: ${cookie}\r\nX-XSRF-TOKEN: ${browser.token}\r\nContent-Length: ${length}\r\n\r\n`,
      ].join('\r\n');
    const padding = Buffer.alloc(400_000);
    const slow = open(head(photo.length + padding.length));
    await once(slow.socket, 'connect');
    slow.socket.write(photo);
    // Twice the time of other requests.
    for (let sent = 0; sent < padding.length; sent += 20_000) {
      slow.socket.write(padding.subarray(sent, sent + 20_000));
      await sleep(100);
    }
    expect(await slow.ended).toContain('HTTP/1.1 200');
    const still = open(head(400_000));
    await once(still.socket, 'connect');
    still.socket.write(photo);
    const answer = await still.ended;
    expect(answer).toContain('HTTP/1.1 422');
    expect(answer).toContain('The file came too slowly to be taken.');
  });

  test('REL-24 a connection that does not read its response is closed', async () => {
    // More than a busy machine takes to read the next part of the film.
    server.timeout = 4000;
    const taken = once(server, 'connection') as Promise<[Socket]>;
    const { socket, ended } = open(`GET ${FILM} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(40), false);
    socket.pause();
    const [other] = await taken;
    await once(other, 'close');
    expect(other.bytesWritten).toBeGreaterThan(500_000);
    socket.destroy();
    await ended;
  });
});
