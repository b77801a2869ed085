import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';

const TEN_MB = 10 * 1024 * 1024;

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await openSite();
  port = await site.listen();
});
afterAll(() => site.close());

function begin(path: string, type: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${TEN_MB}\r\n\r\n`);
  return socket;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
}

test.each([
  [ENDPOINTS.addPhoto.path, 'image/jpeg', 401],
  [ENDPOINTS.sendCode.path, 'image/jpeg', 415],
  [ENDPOINTS.sendCode.path, 'application/json', 413],
])('SEC-47 REL-23 %s answers a large body of %s with %s while it is still being sent, then hangs up', async (path, type, status) => {
  const socket = begin(path, type);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answer = answerOf(socket);
  socket.write(Buffer.alloc(TEN_MB / 2));
  expect(await answer).toContain(`HTTP/1.1 ${status}`);
  expect(await answer).toMatch(/^connection: close\r$/imu);
  await closed;
});

test('SEC-47 data that is sent after a refusal is not read', async () => {
  const served: Socket[] = [];
  site.app.getHttpServer().once('connection', (socket: Socket) => served.push(socket));
  const socket = begin(ENDPOINTS.addPhoto.path, 'image/jpeg');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await answerOf(socket);
  socket.write(Buffer.alloc(TEN_MB));
  await closed;
  expect(served).toHaveLength(1);
  expect(served[0]?.bytesRead).toBeLessThan(512 * 1024);
});

test('REL-23 an encoded body is refused with 415 before it is read', async () => {
  for (const [path, type] of [
    [ENDPOINTS.sendCode.path, 'application/json'],
    [ENDPOINTS.addPhoto.path, 'image/jpeg'],
  ] as const) {
    const headers = { 'content-type': type, 'content-encoding': 'gzip' };
    const answer = await site.app.inject({ method: 'POST', url: path, headers, payload: gzipSync('{}') });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'Send the request without a Content-Encoding.' });
  }
});
