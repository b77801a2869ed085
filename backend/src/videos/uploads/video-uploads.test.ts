import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ENDPOINTS, VIDEO_UPLOAD_PATH } from '@alltalent/shared/contracts';
import { ASHA, DEV, good } from '../../../test/support/jobs/applications/casting';
import { knownClient } from '../../../test/support/jobs/postings/jobs';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { addressOf, append, begin, TUS, videoOf } from '../../../test/support/videos/uploads';
import { anMp4 } from '../../../test/support/videos/video-files';
import { VideoProcessingJob } from '../processing/video-processing.job';
import { VideoCleanupJob } from '../video-cleanup.job';

describeSites('Uploads of videos', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['video', 'rate_hit']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const talent = () => signedIn(site(), ASHA.email);
  const idOf = (address: string) => address.split('/').at(-1) ?? '';
  const stored = () => readdirSync(join(site().config.dataDir, 'objects', 'uploads')).filter((name) => !name.endsWith('.json'));

  test('HIR-03 a video comes in parts, and a client that asks learns how much has arrived', async () => {
    const browser = await talent();
    const file = anMp4();
    const address = addressOf(await begin(browser, file.length, { name: '../my "first"\u202e take.MOV' }));
    expect(address).toMatch(/^\/api\/videos\/upload\/[\w-]{22}$/u);
    const first = await append(browser, address, 0, file.subarray(0, 1000));
    expect([first.statusCode, first.headers['upload-offset'], first.headers['tus-resumable']]).toEqual([204, '1000', '1.0.0']);
    const state = await browser.send('HEAD', address, TUS);
    expect([state.statusCode, state.headers['upload-offset'], state.headers['upload-length']]).toEqual([200, '1000', String(file.length)]);
    expect(await videoOf(browser, idOf(address))).toMatchObject({
      state: 'uploading',
      bytes: file.length,
      name: 'my "first" take.mov',
      url: '',
    });
    const last = await append(browser, address, 1000, file.subarray(1000));
    expect(last.headers['upload-offset']).toBe(String(file.length));
    await site().app.get(VideoProcessingJob).run();
    expect(await videoOf(browser, idOf(address))).toMatchObject({
      state: 'ready',
      purpose: 'self-tape',
      seconds: 12,
      width: 640,
      height: 360,
    });
    const whole = await browser.send('HEAD', address, TUS);
    expect([whole.statusCode, whole.headers['upload-offset']]).toEqual([200, whole.headers['upload-length']]);
    expect(stored()).not.toContain(idOf(address));
    const events = await site().dataSource.query<{ kind: string }[]>("SELECT kind FROM live_event WHERE user_id = 'u_demo_asha'");
    expect(events.map(({ kind }) => kind)).toContain('videos');
  });

  test('HIR-03 after a cut connection the upload goes on where it stopped', async () => {
    const port = await site().listen();
    const browser = await talent();
    const file = anMp4({ padding: 3_000_000 });
    const address = addressOf(await begin(browser, file.length));
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        `PATCH ${address} HTTP/1.1`,
        'host: localhost',
        `cookie: ${cookies}`,
        `x-xsrf-token: ${browser.token}`,
        'tus-resumable: 1.0.0',
        'upload-offset: 0',
        'content-type: application/offset+octet-stream',
        `content-length: ${file.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    await new Promise<void>((resolve) => socket.write(file.subarray(0, 1_500_000), () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
    const state = await browser.send('HEAD', address, TUS);
    const offset = Number(state.headers['upload-offset']);
    expect(offset).toBeGreaterThan(100_000);
    expect(offset).toBeLessThanOrEqual(1_500_000);
    expect((await append(browser, address, offset + 1, file.subarray(offset + 1))).json()).toMatchObject({
      status: 409,
      code: 'UPLOAD_ELSEWHERE',
    });
    expect((await append(browser, address, offset, file.subarray(offset))).statusCode).toBe(204);
    await site().app.get(VideoProcessingJob).run();
    const { url } = await videoOf(browser, idOf(address));
    const played = (await browser.get(url)).rawPayload;
    expect([played.length, played.subarray(-3_000_000).equals(file.subarray(-3_000_000))]).toEqual([file.length, true]);
  });

  test('SEC-28 an upload belongs to its owner: every other account gets 404, and nobody changes it without the token', async () => {
    const [browser, other, client] = [await talent(), await signedIn(site(), DEV.email), await site().browse()];
    const file = anMp4();
    const address = addressOf(await begin(browser, file.length));
    const forged = { 'x-xsrf-token': '' };
    expect((await other.send('HEAD', address, TUS)).statusCode).toBe(404);
    expect((await append(other, address, 0, file)).statusCode).toBe(404);
    expect((await other.send('DELETE', address, TUS)).statusCode).toBe(404);
    expect((await append(client, address, 0, file)).statusCode).toBe(401);
    expect((await client.send('HEAD', address, TUS)).statusCode).toBe(401);
    expect((await append(browser, address, 0, file, forged)).statusCode).toBe(403);
    expect((await browser.send('DELETE', address, { ...TUS, ...forged })).statusCode).toBe(403);
    expect((await begin(browser, 100, { headers: forged })).statusCode).toBe(403);
    expect((await begin(browser, 100, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect((await browser.send('HEAD', address, TUS)).headers['upload-offset']).toBe('0');
    expect((await browser.send('HEAD', `${VIDEO_UPLOAD_PATH}/..%2f..%2fsecret.key`, TUS)).statusCode).toBe(404);
    const hirer = await knownClient(site());
    expect((await begin(hirer.browser, 100)).statusCode).toBe(403);
    expect((await hirer.browser.send('HEAD', address, TUS)).statusCode).toBe(403);
  });

  test('SEC-13 what is too large is refused before a byte is read, and a length that lies is refused', async () => {
    const browser = await talent();
    expect((await begin(browser, 500_000_001)).json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    for (const length of ['', '-1', '1.5', 'many', '1e3', '0']) expect((await begin(browser, length)).statusCode).toBe(400);
    expect((await begin(browser, 100, { purpose: 'advert' })).statusCode).toBe(400);
    expect((await browser.send('POST', VIDEO_UPLOAD_PATH, { ...TUS, 'upload-defer-length': '1' })).statusCode).toBe(400);
    const address = addressOf(await begin(browser, 1000));
    const longer = await append(browser, address, 0, Buffer.alloc(1001));
    expect(longer.json()).toMatchObject({ status: 413, detail: expect.stringContaining('longer than the upload announced') });
    expect((await append(browser, address, 0, Buffer.alloc(10), { 'content-length': '16000001' })).statusCode).toBe(413);
    expect((await append(browser, address, 0, Buffer.alloc(10), { 'content-type': 'video/mp4' })).statusCode).toBe(415);
    expect((await append(browser, address, 0, Buffer.alloc(10), { 'content-encoding': 'gzip' })).statusCode).toBe(415);
    expect((await append(browser, address, 0, Buffer.alloc(10), { 'tus-resumable': '0.2.2' })).statusCode).toBe(400);
    expect((await browser.post(ENDPOINTS.removeVideo.path, 'x', { 'content-type': 'application/offset+octet-stream' })).statusCode).toBe(
      415,
    );
    expect((await browser.send('HEAD', address, TUS)).headers['upload-offset']).toBe('0');
  });

  test('SEC-13 five uploads of an account are open at most, also when they are begun at once, and 3 GB in a day', async () => {
    const browser = await talent();
    const before = stored();
    const answers = await Promise.all(Array.from({ length: 7 }, () => begin(browser, 100)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 422, 422]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 201))
      expect((await browser.send('DELETE', addressOf(answer), TUS)).statusCode).toBe(204);
    expect(good<{ data: unknown[] }>(await browser.get(ENDPOINTS.ownVideos.path)).data).toEqual([]);
    expect(stored()).toEqual(before);
    for (let count = 0; count < 5; count += 1) await browser.send('DELETE', addressOf(await begin(browser, 500_000_000)), TUS);
    expect((await begin(browser, 500_000_000)).json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    site().clock.pass(24 * 3600 + 60);
    expect((await begin(browser, 500_000_000)).statusCode).toBe(201);
  });

  test('HIR-03 of two parts for one place at once one is stored, and the other is told to ask', async () => {
    const browser = await talent();
    const file = anMp4({ padding: 200_000 });
    const address = addressOf(await begin(browser, file.length));
    const half = file.subarray(0, 100_000);
    const answers = await Promise.all([append(browser, address, 0, half), append(browser, address, 0, half)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    // Another backend holds the upload until its lease ends.
    const until = site().clock.now() + 1000;
    await site().dataSource.query(`UPDATE video SET lease = 'other', leased_until = ${until} WHERE id = '${idOf(address)}'`);
    setTimeout(() => site().clock.pass(2), 400);
    expect((await append(browser, address, half.length, file.subarray(half.length))).statusCode).toBe(204);
    await site().app.get(VideoProcessingJob).run();
    expect((await videoOf(browser, idOf(address))).state).toBe('ready');
  });

  test('HIR-03 uploads that are not complete go after a day', async () => {
    const browser = await talent();
    const address = addressOf(await begin(browser, 1000));
    await append(browser, address, 0, Buffer.alloc(10));
    const job = site().app.get(VideoCleanupJob);
    site().clock.pass(23 * 3600);
    expect(await job.run()).toBe(true);
    expect((await browser.send('HEAD', address, TUS)).statusCode).toBe(200);
    site().clock.pass(2 * 3600);
    expect(await job.run()).toBe(true);
    expect((await (await talent()).send('HEAD', address, TUS)).statusCode).toBe(404);
    expect(existsSync(join(site().config.dataDir, 'objects', 'uploads', idOf(address)))).toBe(false);
  });
});
