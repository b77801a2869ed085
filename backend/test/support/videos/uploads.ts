import { ENDPOINTS, type Video, VIDEO_UPLOAD_PATH, type VideoPurpose } from '@alltalent/shared/contracts';
import { VideoProcessingJob } from '../../../src/videos/processing/video-processing.job';
import { good } from '../jobs/applications/casting';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const TUS = { 'tus-resumable': '1.0.0' } as const;
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** Begins an upload. */
export function begin(
  browser: TestBrowser,
  bytes: number | string,
  { purpose = 'self-tape', name = 'take.mp4', headers = {} } = {},
): Promise<Answer> {
  const metadata = `filename ${Buffer.from(name).toString('base64')},purpose ${Buffer.from(purpose).toString('base64')}`;
  return browser.send('POST', VIDEO_UPLOAD_PATH, { ...TUS, 'upload-length': String(bytes), 'upload-metadata': metadata, ...headers });
}

export function addressOf(answer: Answer): string {
  expect([answer.statusCode, answer.payload]).toEqual([201, '']);
  return String(answer.headers.location);
}

export function append(browser: TestBrowser, address: string, offset: number, part: Buffer, headers = {}): Promise<Answer> {
  const sent = { ...PART, 'upload-offset': String(offset), 'content-length': String(part.length), ...headers };
  return browser.send('PATCH', address, sent, part);
}

/** Uploads a file in one part, waits for its preparation, and resolves to the owner's view of it. */
export async function uploadedVideo(
  site: TestSite,
  browser: TestBrowser,
  file: Buffer,
  options: { readonly purpose?: VideoPurpose; readonly name?: string } = {},
): Promise<Video> {
  const address = addressOf(await begin(browser, file.length, options));
  expect((await append(browser, address, 0, file)).statusCode).toBe(204);
  await site.app.get(VideoProcessingJob).run();
  return videoOf(browser, address.split('/').at(-1) ?? '');
}

export async function videoOf(browser: TestBrowser, id: string): Promise<Video> {
  return good<{ data: Video }>(await browser.get(ENDPOINTS.video.path.replace('{id}', id))).data;
}
