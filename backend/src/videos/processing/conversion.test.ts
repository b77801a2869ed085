import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASHA } from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { describeWithFfmpeg, makeClip } from '../../../test/support/videos/test-ffmpeg';
import { addressOf, append, begin, uploadedVideo, videoOf } from '../../../test/support/videos/uploads';
import { anMp4 } from '../../../test/support/videos/video-files';
import { readMp4 } from './mp4-boxes';
import { VideoProcessingJob } from './video-processing.job';

describeWithFfmpeg('Conversion of videos', (ffmpeg) => {
  const folder = mkdtempSync(join(tmpdir(), 'clips-'));
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite({ FFMPEG_PATH: ffmpeg });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of ['video', 'rate_hit', 'live_event']) await site.dataSource.query(`DELETE FROM ${table}`);
  });

  const talent = () => signedIn(site, ASHA.email);
  const clip = (name: string, options?: Parameters<typeof makeClip>[2]) => {
    makeClip(ffmpeg, join(folder, name), options);
    return readFileSync(join(folder, name));
  };
  const bytesOf = async (browser: Awaited<ReturnType<typeof talent>>, url: string) => (await browser.get(url)).rawPayload;

  test('HIR-03 a clip becomes an MP4 that every browser plays, with a poster and without its metadata', async () => {
    const browser = await talent();
    const source = clip('large.mov', { size: '1600x900' });
    expect([source.includes('19.0760'), source.includes('SECRET')]).toEqual([true, true]);
    const video = await uploadedVideo(site, browser, source);
    expect(video).toMatchObject({ state: 'ready', seconds: 2, width: 1280, height: 720, refusal: '' });
    const made = await bytesOf(browser, video.url);
    expect(made.length).toBe(video.bytes);
    expect([made.includes('19.0760'), made.includes('SECRET')]).toEqual([false, false]);
    // The index comes before the pictures, so that playing begins at once.
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'));
    writeFileSync(join(folder, 'made.mp4'), made);
    const handle = await open(join(folder, 'made.mp4'), 'r+');
    expect(await readMp4(handle, made.length)).toMatchObject({ hasH264: true, width: 1280, height: 720 });
    await handle.close();
    const poster = await browser.get(video.poster_url);
    expect([poster.headers['content-type'], poster.rawPayload.subarray(0, 3).toString('hex')]).toEqual(['image/jpeg', 'ffd8ff']);
    expect(readdirSync(join(site.config.dataDir, 'video-work'))).toEqual([]);
    const events = await site.dataSource.query<{ kind: string }[]>("SELECT kind FROM live_event WHERE user_id = 'u_demo_asha'");
    expect(events.map(({ kind }) => kind)).toEqual(['videos']);
  });

  test.each([
    ['portrait.webm', { size: '240x426', codec: ['-c:v', 'libvpx', '-c:a', 'libvorbis'] }, { width: 240, height: 426 }],
    ['odd.mkv', { size: '321x241', codec: ['-c:v', 'mpeg4'] }, { width: 320, height: 240 }],
    ['old.avi', { codec: ['-c:v', 'mpeg4', '-c:a', 'mp3'] }, { width: 320, height: 240 }],
  ])('HIR-03 %s is converted as well', async (name, options, size) => {
    expect(await uploadedVideo(site, await talent(), clip(name, options), { name })).toMatchObject({ state: 'ready', ...size });
  });

  test('SEC-47 files that are no video, damaged ones and lists of other files are refused with a sentence', async () => {
    const browser = await talent();
    const whole = clip('whole.mp4');
    const playlist = Buffer.from(`#EXTM3U\n#EXTINF:2,\nfile:///etc/passwd\n${'#\n'.repeat(100)}`);
    for (const file of [playlist, anMp4(), whole.subarray(0, 200), Buffer.alloc(1000, 'x')]) {
      const video = await uploadedVideo(site, browser, file);
      expect(video).toMatchObject({ state: 'refused', url: '', refusal: expect.stringMatching(/^This (?:file|video) /u) });
      await browser.post('/api/videos/remove', { id: video.id });
    }
  });

  test('HIR-03 a video that is longer than 20 minutes is refused', async () => {
    const file = clip('long.mp4', { seconds: 1210, size: '32x32', rate: '1/10', codec: ['-c:a', 'aac', '-b:a', '8k', '-ar', '8000'] });
    expect(await uploadedVideo(site, await talent(), file)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('20 minutes'),
    });
  });

  test('HIR-03 what a stopped backend left is prepared when its lease ends, and given up after three crashes', async () => {
    const browser = await talent();
    const file = clip('small.mp4');
    const job = site.app.get(VideoProcessingJob);
    const left = async (attempts: number) => {
      const address = addressOf(await begin(browser, file.length));
      const id = address.split('/').at(-1) ?? '';
      await append(browser, address, 0, file.subarray(0, -1));
      // As if the other backend had got the last byte, begun, and ended.
      const path = join(site.config.dataDir, 'objects', 'uploads', id);
      writeFileSync(path, file);
      const until = site.clock.now() + 60_000;
      await site.dataSource.query(
        `UPDATE video SET state = 'processing', lease = 'other', leased_until = ${until}, attempts = ${attempts} WHERE id = '${id}'`,
      );
      return id;
    };
    const [once, thrice] = [await left(1), await left(3)];
    await job.run();
    expect((await videoOf(browser, once)).state).toBe('processing');
    site.clock.pass(61);
    await job.run();
    expect([(await videoOf(browser, once)).state, (await videoOf(browser, thrice)).state]).toEqual(['ready', 'refused']);
  });

  test('HIR-03 a video that is removed while it is prepared leaves nothing', async () => {
    const browser = await talent();
    const file = clip('gone.mp4', { size: '640x480', seconds: 5 });
    const address = addressOf(await begin(browser, file.length));
    await append(browser, address, 0, file);
    const id = address.split('/').at(-1) ?? '';
    await browser.post('/api/videos/remove', { id });
    await site.app.get(VideoProcessingJob).run();
    const objects = readdirSync(join(site.config.dataDir, 'objects'), { recursive: true }).map(String);
    expect(objects.filter((name) => name.includes(id))).toEqual([]);
  });
});
