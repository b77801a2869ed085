import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, type ThreadResponse } from '@alltalent/shared/contracts';
import { aConversation, aWav, sent, thread, uploaded } from '../../test/support/hiring/threads';
import { ASHA, good } from '../../test/support/jobs/applications/casting';
import { openS3Server } from '../../test/support/kernel/s3-server';
import { signedIn } from '../../test/support/log-in';
import { openSite, type TestSite } from '../../test/support/test-site';
import { addressOf, append, begin, TUS, uploadedVideo, videoOf } from '../../test/support/videos/uploads';
import { anMp4 } from '../../test/support/videos/video-files';
import { FolderObjectStore } from '../kernel/object-store/folder-object-store';
import { ObjectStore } from '../kernel/object-store/object-store';
import { VideoProcessingJob } from './processing/video-processing.job';

const folder = mkdtempSync(join(tmpdir(), 's3-'));
let server: Awaited<ReturnType<typeof openS3Server>>;
let site: TestSite;

beforeAll(async () => {
  server = await openS3Server(folder);
  const { bucket, endpoint, accessKey, secretKey } = server.config;
  site = await openSite({
    OBJECT_STORE_S3_BUCKET: bucket,
    OBJECT_STORE_S3_ENDPOINT: endpoint ?? '',
    OBJECT_STORE_S3_ACCESS_KEY: accessKey,
    OBJECT_STORE_S3_SECRET_KEY: secretKey,
  });
}, 60_000);
afterAll(async () => {
  await site.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const keys = async () => {
  const found: string[] = [];
  for await (const page of site.app.get(ObjectStore).list('')) found.push(...page.map(({ key }) => key));
  return found.sort();
};

test('HIR-03 an upload goes on at S3, and only the prepared video stays', async () => {
  const browser = await signedIn(site, ASHA.email);
  const file = anMp4({ padding: 13_000_000 });
  const address = addressOf(await begin(browser, file.length));
  const id = address.split('/').at(-1) ?? '';
  expect((await append(browser, address, 0, file.subarray(0, 6_000_000))).headers['upload-offset']).toBe('6000000');
  expect((await append(browser, address, 5_000_000, file.subarray(5_000_000))).statusCode).toBe(409);
  expect((await browser.send('HEAD', address, TUS)).headers['upload-offset']).toBe('6000000');
  expect((await append(browser, address, 6_000_000, file.subarray(6_000_000))).statusCode).toBe(204);
  await site.app.get(VideoProcessingJob).run();
  const video = await videoOf(browser, id);
  expect(video).toMatchObject({ state: 'ready', seconds: 12 });
  const part = await browser.get(video.url, { range: 'bytes=12000000-12000009' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, file.subarray(12_000_000, 12_000_010)]);
  expect(await keys()).toEqual([`videos/${id.slice(0, 2)}/${id}/video`]);
  expect(readdirSync(join(site.config.dataDir, 'video-work'))).toEqual([]);
  good(await browser.post(ENDPOINTS.removeVideo.path, { id }));
  expect(await keys()).toEqual([]);
});

test('HIR-03 an upload that is given up leaves nothing at S3', async () => {
  const browser = await signedIn(site, ASHA.email);
  const address = addressOf(await begin(browser, 20_000_000));
  await append(browser, address, 0, Buffer.alloc(6_000_000));
  expect((await browser.send('DELETE', address, TUS)).statusCode).toBe(204);
  expect(await keys()).toEqual([]);
  expect((await uploadedVideo(site, browser, Buffer.alloc(2000, 'no video'))).state).toBe('refused');
  expect(await keys()).toEqual([]);
});

test('HIR-02 files of messages go to S3, and those of the folder stay readable', async () => {
  const { client, talent, threadId } = await aConversation(site);
  const [former, present] = [await uploaded(client, aWav(), 'audio/wav'), await uploaded(client, aWav(), 'audio/wav')];
  const key = `attachments/${former.id.slice(0, 2)}/${former.id}`;
  // As if it had been stored before S3 was configured.
  await FolderObjectStore.within(site.config.dataDir).put(key, aWav());
  await site.app.get(ObjectStore).remove(key);
  expect(await keys()).toEqual([`attachments/${present.id.slice(0, 2)}/${present.id}`]);
  await sent(client, threadId, '', { attachments: [former, present].map(({ id }) => ({ id, name: '' })) });
  const { messages }: ThreadResponse['data'] = await thread(talent, threadId);
  for (const { url } of messages[0]?.attachments ?? []) expect((await talent.get(url)).rawPayload.equals(aWav())).toBe(true);
  expect(messages[0]?.attachments).toHaveLength(2);
});
