import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { ENDPOINTS, type EndpointName, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../../test/support/test-site';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { aJpeg, ASHA, DEV, profileOf, talentWithoutPhotos, upload } from '../../../../test/support/profiles/photo-browser';

const PATH = ENDPOINTS.addPhoto.path;
const TOO_MUCH = 26 * 1024 * 1024;
const OTHERS = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].method === 'POST' && !['addPhoto', 'uploadAttachment', 'addSitePicture'].includes(name),
);

let site: TestSite;
let browser: TestBrowser;
let port = 0;
beforeAll(async () => {
  site = await openSite();
  port = await site.listen();
});
beforeEach(async () => {
  browser = await talentWithoutPhotos(site);
});
afterAll(() => site.close());

const cookiesOf = ({ cookies }: TestBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function send(body: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const own = { cookie: cookiesOf(browser), 'x-xsrf-token': browser.token, 'content-type': 'image/jpeg' };
  return fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'POST', body: new Uint8Array(body), headers: { ...own, ...headers } });
}

type Part = { readonly headers?: Readonly<Record<string, string>>; readonly length: number; readonly first?: Buffer };

/** The server's answer to the beginning of a body, while the rest is not sent. */
function sendPart({ headers = {}, length, first = Buffer.alloc(0) }: Part): Promise<string> {
  const lines = Object.entries({ host: 'x', 'content-type': 'image/jpeg', 'content-length': String(length), ...headers });
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('close', () => resolve(text))
      .on('error', reject);
    socket.write(`POST ${PATH} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
    socket.write(first);
  });
}

test('SEC-47 a photo goes over the wire as it is, and comes back drawn', async () => {
  const response = await send(await aJpeg());
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { photos: { image: string }[] } };
  const image = await fetch(`http://127.0.0.1:${port}${data.photos[0]?.image}`, { headers: { cookie: cookiesOf(browser) } });
  expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store']);
});

test('SEC-47 26 MB are refused with a sentence, whether the size is said before or not', async () => {
  const large = Buffer.concat([await aJpeg(), randomBytes(TOO_MUCH)]);
  const sized = await send(large);
  expect(await sized.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE', detail: expect.stringContaining('25 MB at most') });
  const chunked = await fetch(`http://127.0.0.1:${port}${PATH}`, {
    method: 'POST',
    body: new Blob([new Uint8Array(large)]).stream(),
    headers: { cookie: cookiesOf(browser), 'x-xsrf-token': browser.token, 'content-type': 'image/jpeg' },
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
});

test('SEC-47 anyone who has no session is refused before a byte of the body is read', async () => {
  for (const cookie of ['', `__Host-sid=${'A'.repeat(43)}`, `__Host-sid=${(await site.browse()).cookies.get('__Host-sid')}`]) {
    const response = await sendPart({ headers: { cookie }, length: PROFILE_LIMITS.photoBytes, first: Buffer.alloc(1024) });
    expect(response).toContain('HTTP/1.1 401 Unauthorized');
  }
});

test('SEC-47 no other call takes a picture: they answer 415 as before, and stay at 100 kB', async () => {
  const jpeg = await aJpeg();
  for (const name of OTHERS) {
    const response = await browser.post(ENDPOINTS[name].path, jpeg, { 'content-type': 'image/jpeg' });
    expect([name, response.statusCode, response.json().code]).toEqual([name, 415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
  expect((await browser.post(ENDPOINTS.changePhoto.path, { alt: 'x'.repeat(110 * 1024) })).statusCode).toBe(413);
});

test.each([
  'image/svg+xml',
  'image/gif',
  'image/avif',
  'image/',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
])('SEC-47 %s is no type of a photo', async (type) => {
  const response = await upload(browser, await aJpeg(), type);
  expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});

test('SEC-47 a photo needs the XSRF token as every change does', async () => {
  const response = await send(await aJpeg(), { 'x-xsrf-token': 'forged' });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'XSRF_REJECTED']);
  expect((await send(await aJpeg(), { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('SEC-47 sixty photos an hour and account, whatever became of them', async () => {
  for (let count = 0; count < 60; count += 1) expect((await upload(browser, Buffer.from('no picture'))).statusCode).toBe(422);
  const refused = await upload(browser, await aJpeg());
  expect(refused.statusCode).toBe(429);
  expect(refused.json().detail).toMatch(/^Please wait/u);
  site.clock.pass(3600);
  profileOf(await upload(browser, await aJpeg()));
});

test('SEC-47 an account that holds four bodies back is asked to wait with a fifth; others are not, and room comes back', async () => {
  const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\ncookie: ${cookiesOf(browser)}\r\ncontent-type: image/jpeg\r\ncontent-length: 5000\r\n\r\n`;
  const sockets: Socket[] = [];
  const hold = (count: number) => {
    for (let index = 0; index < count; index += 1)
      sockets.push(
        connect(port, '127.0.0.1')
          .setNoDelay()
          .on('error', () => undefined),
      );
    for (const socket of sockets.slice(-count)) socket.write(`${head}slow`);
  };
  const other = await talentWithoutPhotos(site, DEV);
  hold(4);
  await until(async () => {
    const isFull = (await upload(browser, Buffer.from('no picture'))).statusCode === 503;
    // One of ours may have come in between.
    if (!isFull) hold(1);
    return isFull;
  });
  profileOf(await upload(other, await aJpeg()));
  for (const socket of sockets) socket.destroy();
  await until(async () => (await send(await aJpeg())).status === 200);
  expect(site.log.join('')).not.toContain('"level":"error"');
});

test('REL-22 a disk without room answers 503 with a sentence, keeps nothing, and works again afterwards', async () => {
  const { mkdir, rename, rm, writeFile } = await import('node:fs/promises');
  const root = `${site.config.dataDir}/photos`;
  await mkdir(root, { recursive: true });
  await rename(root, `${root}.away`);
  await writeFile(root, 'no folder');
  const jpeg = await aJpeg();
  const response = await upload(browser, jpeg);
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(response.json().detail).toContain('was not kept');
  expect((await site.dataSource.query('SELECT id FROM profile_photo WHERE user_id = ?', [ASHA.id])) as unknown[]).toEqual([]);
  await rm(root);
  await rename(`${root}.away`, root);
  expect(profileOf(await upload(browser, jpeg)).photos).toHaveLength(1);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isSo()) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('It did not come about.');
}
