import { type Applicant, ENDPOINTS, type OwnApplicationsResponse, type OwnVideosResponse, type Video } from '@alltalent/shared/contracts';
import { applicant, applied, DEV, deleteActivity, good, move, openCasting } from '../../test/support/jobs/applications/casting';
import { signedIn } from '../../test/support/log-in';
import { ownProfile, publishedTalent, read, save, staff, submit } from '../../test/support/profiles/own-profiles';
import type { Answer, TestBrowser } from '../../test/support/test-browser';
import { describeSites } from '../../test/support/test-site';
import { uploadedVideo } from '../../test/support/videos/uploads';
import { anMp4, aWebm } from '../../test/support/videos/video-files';
import { UsersService } from '../auth';
import { OwnVideosService } from './own-videos.service';
import { VideoCleanupJob } from './video-cleanup.job';
import { VideosRecords } from './videos.records';

const CAPTIONS = 'WEBVTT\n\n1\n00:00.000 --> 00:02.000\nGinger tea?\n';

describeSites('Readers of videos', (site) => {
  beforeEach(async () => {
    await deleteActivity(site());
    site().clock.pass(25 * 3600);
    for (const table of ['video', 'rate_hit', 'user_block']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const view = (browser: TestBrowser, id: string) => browser.get(ENDPOINTS.video.path.replace('{id}', id));
  const seen = async (browser: TestBrowser, id: string) => good<{ data: Video }>(await view(browser, id)).data;
  const status = async (browser: TestBrowser, id: string) => (await view(browser, id)).statusCode;
  const send = (browser: TestBrowser, input: object) => browser.post(ENDPOINTS.sendSelfTape.path, input);
  const fieldsOf = (answer: Answer) => [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
  const aTape = async () => {
    const casting = await openCasting(site());
    const { browser: talent, id } = await applied(site(), casting);
    good(await move(casting, [id], 'self-tape', { text: 'Two scenes.' }));
    const video = await uploadedVideo(site(), talent, anMp4());
    return { casting, client: casting.client.browser, talent, id, video };
  };

  test('HIR-03 a self-tape is sent as a link or as a video, and mistakes are told in the field', async () => {
    const { casting, talent, id, video } = await aTape();
    const reel = await uploadedVideo(site(), talent, anMp4(), { purpose: 'reel' });
    const foreign = await uploadedVideo(site(), await signedIn(site(), DEV.email), anMp4());
    const broken = await uploadedVideo(site(), talent, Buffer.alloc(500, 'no video'));
    expect(broken).toMatchObject({ state: 'refused', refusal: expect.stringContaining('MP4 (H.264) or WebM') });
    expect(fieldsOf(await send(talent, { id }))).toEqual([400, ['address']]);
    expect(fieldsOf(await send(talent, { id, address: 'https://vimeo.com/123456789', video_id: video.id }))).toEqual([400, ['video_id']]);
    for (const other of [reel.id, foreign.id, broken.id, 'x'.repeat(22), '../x'])
      expect(fieldsOf(await send(talent, { id, video_id: other }))).toEqual([400, ['video_id']]);
    const own = good<OwnApplicationsResponse>(await send(talent, { id, video_id: video.id })).data[0];
    expect(own?.self_tape).toMatchObject({ address: '', video_id: video.id, is_removed: false });
    const got: Applicant = await applicant(casting, id);
    expect(got.self_tape).toMatchObject({ address: '', video_id: video.id, is_removed: false });
    good(await send(talent, { id, address: 'https://vimeo.com/123456789' }));
    expect((await applicant(casting, id)).self_tape).toMatchObject({ address: 'https://vimeo.com/123456789', video_id: '' });
  });

  test('SEC-28 a self-tape is for its owner and the client who got it, until one blocks the other or it is taken back', async () => {
    const { client, talent, id, video, casting } = await aTape();
    const others = [await signedIn(site(), DEV.email), await site().browse(), (await openCasting(site())).client.browser];
    expect(await status(client, video.id)).toBe(404);
    good(await send(talent, { id, video_id: video.id }));
    expect(await seen(client, video.id)).toMatchObject({ state: 'ready', name: '', seconds: 12, width: 640 });
    for (const other of others) expect(await status(other, video.id)).toBe(404);
    await site().dataSource.query(
      `INSERT INTO user_block (blocker_id, blocked_id, name, at) VALUES ('u_demo_asha', '${casting.client.userId}', 'x', 0)`,
    );
    expect([await status(client, video.id), await status(talent, video.id)]).toEqual([404, 200]);
    await site().dataSource.query('DELETE FROM user_block');
    expect(await status(client, video.id)).toBe(200);
    good(await talent.post(ENDPOINTS.withdrawApplication.path, { id }));
    expect([await status(client, video.id), await status(talent, video.id)]).toEqual([404, 200]);
  });

  test('SEC-28 the address of a file opens for five minutes, for its reader alone, in whole and in parts', async () => {
    const { client, talent, id, video } = await aTape();
    good(await send(talent, { id, video_id: video.id }));
    good(await talent.post(ENDPOINTS.addCaptions.path, { id: video.id, text: CAPTIONS }));
    const [own, received] = [await seen(talent, video.id), await seen(client, video.id)];
    expect(own.url).not.toBe(received.url);
    const whole = await client.get(received.url);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringMatching(/^inline; /u),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    const part = await client.get(received.url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${whole.rawPayload.length}`]);
    const end = await client.get(received.url, { range: 'bytes=-5' });
    expect([end.statusCode, end.rawPayload]).toEqual([206, whole.rawPayload.subarray(-5)]);
    expect((await client.get(received.url, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    expect((await client.get(received.captions_url)).headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect([received.poster_url, (await client.get(received.url.replace('/video?', '/poster?'))).statusCode]).toEqual(['', 404]);
    for (const url of [received.url, received.captions_url]) {
      expect((await talent.get(url)).statusCode).toBe(404);
      expect((await (await site().browse()).get(url)).statusCode).toBe(404);
      expect((await client.get(url.replace(/signature=\w{4}/u, 'signature=0000'))).statusCode).toBe(404);
    }
    site().clock.pass(301);
    expect([(await client.get(received.url)).statusCode, (await talent.get(own.url)).statusCode]).toEqual([404, 404]);
    expect((await client.get((await seen(client, video.id)).url)).statusCode).toBe(200);
  });

  test('SEC-28 an address that was signed before a block or a withdrawal opens nothing afterwards', async () => {
    const { client, talent, id, video, casting } = await aTape();
    good(await send(talent, { id, video_id: video.id }));
    const { url } = await seen(client, video.id);
    await site().dataSource.query(
      `INSERT INTO user_block (blocker_id, blocked_id, name, at) VALUES ('${casting.client.userId}', 'u_demo_asha', 'x', 0)`,
    );
    expect((await client.get(url)).statusCode).toBe(404);
    await site().dataSource.query('DELETE FROM user_block');
    expect((await client.get(url)).statusCode).toBe(200);
    good(await talent.post(ENDPOINTS.removeVideo.path, { id: video.id }));
    expect((await client.get(url)).statusCode).toBe(404);
  });

  test('HIR-03 a self-tape that its owner removes is gone for the client, and the application says so', async () => {
    const { casting, client, talent, id, video } = await aTape();
    good(await send(talent, { id, video_id: video.id }));
    expect((await (await signedIn(site(), DEV.email)).post(ENDPOINTS.removeVideo.path, { id: video.id })).statusCode).toBe(404);
    expect(good<OwnVideosResponse>(await talent.post(ENDPOINTS.removeVideo.path, { id: video.id })).data).toEqual([]);
    expect(await status(client, video.id)).toBe(404);
    expect((await applicant(casting, id)).self_tape).toMatchObject({ address: '', video_id: '', is_removed: true });
  });

  test('HIR-03 a reel is published by staff with the profile, and visitors see it as long as they see the profile', async () => {
    const { browser, email, slug } = await publishedTalent(site());
    const visitor = await site().browse();
    const member = await signedIn(site(), DEV.email);
    const [reel, tape] = [
      await uploadedVideo(site(), browser, aWebm(), { purpose: 'reel' }),
      await uploadedVideo(site(), browser, anMp4()),
    ];
    const reelsOf = async () => (await visitor.get(`/api/talent-profile/${slug}`)).json().data?.reels;
    const recordings = (await read(browser)).content.recordings;
    const withReel = (id: string) => save(browser, { recordings: { ...recordings, reels: [{ video_id: id, title: 'Stage fights' }] } });
    expect(fieldsOf(await withReel(tape.id))).toEqual([400, ['recordings.reels[0].video_id']]);
    expect(fieldsOf(await withReel('x'.repeat(22)))).toEqual([400, ['recordings.reels[0].video_id']]);
    ownProfile(await withReel(reel.id));
    expect(await status(visitor, reel.id)).toBe(404);
    ownProfile(await submit(browser));
    expect(await staff(site(), 'profiles', '--of', email)).toMatch(new RegExp(`reel 1 .*${reel.id}/video .*Stage fights`, 'u'));
    expect([await status(visitor, reel.id), await reelsOf()]).toEqual([404, undefined]);
    await staff(site(), 'approve-profile', email);
    expect(await reelsOf()).toEqual([{ video_id: reel.id, title: 'Stage fights' }]);
    const shown = await seen(visitor, reel.id);
    expect((await visitor.get(shown.url)).headers['content-type']).toBe('video/webm');
    expect((await member.get(shown.url)).statusCode).toBe(200);
    // A page that does not know reels keeps them.
    ownProfile(await save(browser, { recordings: { recordings: recordings.recordings } }));
    expect((await read(browser)).content.recordings.reels).toHaveLength(1);
    const { privacy } = (await read(browser)).content;
    ownProfile(await save(browser, { privacy: { ...privacy, sections: { ...privacy.sections, recordings: 'nobody' } } }));
    expect([await status(visitor, reel.id), await status(member, reel.id), await status(browser, reel.id)]).toEqual([404, 404, 200]);
    expect((await visitor.get(shown.url)).statusCode).toBe(404);
    ownProfile(await save(browser, { privacy: { ...privacy, is_private: true } }));
    expect([await status(visitor, reel.id), await status(member, reel.id)]).toEqual([404, 200]);
    ownProfile(await save(browser, { privacy }));
    good(await browser.post(ENDPOINTS.removeVideo.path, { id: reel.id }));
    expect(await reelsOf()).toBeUndefined();
    ownProfile(await withReel(reel.id));
    expect((await read(browser)).content.recordings.reels).toEqual([]);
  });

  test('HIR-03 captions are WebVTT, replaced and removed by the owner alone', async () => {
    const { talent, client, id, video } = await aTape();
    good(await send(talent, { id, video_id: video.id }));
    const add = (browser: TestBrowser, text: string) => browser.post(ENDPOINTS.addCaptions.path, { id: video.id, text });
    expect((await add(client, CAPTIONS)).statusCode).toBe(403);
    expect((await add(await signedIn(site(), DEV.email), CAPTIONS)).statusCode).toBe(404);
    expect((await add(talent, 'no captions')).json()).toMatchObject({ status: 422, code: 'VIDEO_REFUSED' });
    const long = `WEBVTT\n\n${'00:00.000 --> 00:02.000\nTea\n\n'.repeat(5000)}`;
    expect(good<{ data: Video }>(await add(talent, long)).data.has_captions).toBe(true);
    expect((await add(talent, `WEBVTT\n\n00:00.000 --> 00:02.000\n${'x'.repeat(200_000)}`)).statusCode).toBe(400);
    good(await add(talent, CAPTIONS));
    const { captions_url: url } = await seen(client, video.id);
    expect((await client.get(url)).payload).toBe(CAPTIONS);
    expect(good<{ data: Video }>(await talent.post(ENDPOINTS.removeCaptions.path, { id: video.id })).data.captions_url).toBe('');
    expect((await client.get(url)).statusCode).toBe(404);
  });

  test('HIR-03 a video goes when its application was taken back, after 30 days without use, and with the account', async () => {
    const { talent, id, video, casting } = await aTape();
    const unused = await uploadedVideo(site(), talent, anMp4());
    good(await send(talent, { id, video_id: video.id }));
    const job = site().app.get(VideoCleanupJob);
    const nextDay = async () => {
      site().clock.pass(25 * 3600);
      expect(await job.run()).toBe(true);
      return (await site().dataSource.query<{ id: string }[]>('SELECT id FROM video')).map((row) => row.id).sort();
    };
    expect(await nextDay()).toEqual([unused.id, video.id].sort());
    site().clock.pass(30 * 24 * 3600);
    expect(await nextDay()).toEqual([video.id]);
    await site().dataSource.query(`DELETE FROM job WHERE id = ${casting.jobId}`);
    expect(await nextDay()).toEqual([]);
    const browser = await signedIn(site(), DEV.email);
    const last = await uploadedVideo(site(), browser, anMp4(), { name: 'Résumé.mp4' });
    const account = await site().app.get(UsersService).findById(DEV.id);
    if (!account) throw new Error('There is no such account.');
    const records = site().app.get(VideosRecords);
    expect(await records.exportFor(account)).toMatchObject([{ name: 'Résumé.mp4', purpose: 'self-tape', state: 'ready' }]);
    const { url } = await seen(browser, last.id);
    await records.erase(account);
    await records.erase(account);
    expect(await records.exportFor(account)).toEqual([]);
    expect((await browser.get(url)).statusCode).toBe(404);
    expect(await site().app.get(OwnVideosService).list(DEV.id)).toEqual([]);
  });

  test('HIR-03 the rules say what works here', async () => {
    const rules = await (await signedIn(site(), DEV.email)).get(ENDPOINTS.videoRules.path);
    expect(rules.json().data).toMatchObject({
      converts: false,
      formats: ['MP4 (H.264)', 'WebM'],
      most_bytes: 500_000_000,
      most_seconds: 1200,
    });
  });
});
