import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newWord, postJob } from '../support/jobs';
import { lookAt } from '../support/look-at';
import { newPerson, newPublicTalent, type Person, type PublicTalent } from '../support/own-talent';
import { read, send } from '../support/requests';
import { runStaff } from '../support/staff';
import { makeTape } from '../support/tape-file';
import { expect, test } from '../support/test';
import { UploadLine } from '../support/upload-line';

test.describe.configure({ timeout: 180_000 });

const ROLE = 'The lighthouse keeper';
const BYTES = 200_000_000;
const ADDRESS_SECONDS = 300;

type VideoAnswer = { readonly data: { readonly id: string; readonly url: string } };

/** Posts a job for which the talent is asked for a self-tape. */
async function askForTape(client: Person, talent: PublicTalent): Promise<{ readonly job: string; readonly application: number }> {
  const title = `Lighthouse in fog ${newWord()}`;
  const job = await postJob(client.page, { title, city: 'Kochi', roles: [{ name: ROLE, skills: ['Singing'] }], question: '' });
  await runStaff('approve-job', job);
  const { data } = await read<{ data: { roles: { id: number }[] } }>(talent.page, `/api/jobs/${job}`);
  await send(talent.page, '/api/applications/apply', { body: { role_id: data.roles[0]?.id, note: '', photos: [], answer: '' } });
  const { data: own } = await read<{ data: { id: number }[] }>(talent.page, '/api/applications');
  const application = own[0]?.id ?? 0;
  const move = { ids: [application], stage: 'self-tape', text: 'Scene two, in one take.', due_on: '' };
  await send(client.page, '/api/client/applications/move', { body: move });
  return { job, application };
}

const percentOf = async (tape: Locator): Promise<number> =>
  Number(await tape.getByRole('progressbar', { name: 'Upload of the video' }).getAttribute('aria-valuenow'));
const fieldOf = (tape: Locator) => tape.locator('input[type="file"][name="video"]');

/** Uploads the file over a line that is cut three times; the upload is paused once and survives a reload. */
async function uploadTape(page: Page, tape: Locator, file: string): Promise<void> {
  const line = await UploadLine.of(page, [3, 6]);
  const pausing = line.hold(9);
  await fieldOf(tape).setInputFiles(file);
  // Two cuts are behind the ninth part: the upload went on by itself.
  await pausing();
  await tape.getByRole('button', { name: 'Pause' }).click();
  await expect(tape.getByText('The upload is paused.')).toBeVisible();
  await line.cut();
  const begun = line.begun;
  const before = await percentOf(tape);
  expect(before).toBeGreaterThan(15);
  await page.waitForTimeout(1500);
  expect(line.begun).toBe(begun);

  const reloading = line.hold(5);
  await tape.getByRole('button', { name: 'Go on' }).click();
  await reloading();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(tape.getByText(/^Choose the same file again to go on from \d+ %\./u)).toBeVisible();

  const losing = line.hold(3);
  await fieldOf(tape).setInputFiles(file);
  await losing();
  expect(await percentOf(tape)).toBeGreaterThan(before);
  await page.context().setOffline(true);
  await line.cut();
  await expect(tape.getByText(/The connection was lost/u)).toBeVisible();
  await page.context().setOffline(false);
  await expect(tape.getByText('The video is ready.')).toBeVisible({ timeout: 90_000 });
}

/** Expects the client to watch the self-tape in the applicant's drawer, also after its addresses ended. Returns the video's answer. */
async function expectWatched({ page }: Person, path: string, name: string): Promise<VideoAnswer['data']> {
  await page.clock.install();
  const answered = page.waitForResponse(/\/api\/videos\/[\w-]{22}$/u);
  await page.goto(path);
  const { data } = (await (await answered).json()) as VideoAnswer;
  const video = page.getByRole('dialog', { name }).getByLabel(`Self-tape of ${name}`);
  if (!(await expectPlays(page, video))) return data;
  await video.press('k');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  const renewed = page.waitForResponse(/\/api\/videos\/[\w-]{22}$/u);
  await page.clock.fastForward(ADDRESS_SECONDS * 1000);
  await video.press('k');
  expect((await renewed).status()).toBe(200);
  return data;
}

/** Expects the bytes to come and the picture to move. Returns false in a browser without the codec of the file, which only gets the bytes. */
async function expectPlays(page: Page, video: Locator): Promise<boolean> {
  await expect(video).toBeVisible();
  const part = await page.request.get((await video.getAttribute('src')) ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  const type = part.headers()['content-type'] === 'video/mp4' ? 'video/mp4; codecs="avc1.42E01E"' : 'video/webm; codecs="vp8"';
  if (!(await video.evaluate((element: HTMLVideoElement, kind) => element.canPlayType(kind) !== '', type))) return false;
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    element.focus();
  });
  await video.press('k');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 }).toBeGreaterThan(0);
  return true;
}

/** Expects that nobody else opens the video, and that its address lives five minutes at most, whatever is written in it. */
async function expectShut(stranger: Page, client: Page, { id, url }: VideoAnswer['data']): Promise<void> {
  for (const path of [`/api/videos/${id}`, url]) expect([path, (await stranger.request.get(path)).status()]).toEqual([path, 404]);
  const address = new URL(url, client.url());
  const left = Number(address.searchParams.get('expires')) - Date.now() / 1000;
  expect(left).toBeLessThanOrEqual(ADDRESS_SECONDS);
  for (const expires of [Math.floor(Date.now() / 1000) - 1, Math.floor(Date.now() / 1000) + 2 * ADDRESS_SECONDS]) {
    address.searchParams.set('expires', String(expires));
    expect((await client.request.get(address.href)).status()).toBe(404);
  }
}

test('HIR-03 a self-tape of 200 MB reaches the client over a line that is cut three times, and nobody else', async ({
  browser,
}, testInfo) => {
  const client = await newPerson(browser, { role: 'Hiring', firstName: 'Ila', lastName: 'Bose', born: ['3', '2', '1985'] });
  const profile = { skills: ['Singing', 'Rowing'], languages: ['Hindi'], city: 'Kochi' };
  const talent = await newPublicTalent(
    browser,
    { role: 'Talent', firstName: 'Mira', lastName: 'Nambiar', born: ['4', '9', '1996'] },
    profile,
  );
  const { job, application } = await askForTape(client, talent);
  const { page } = talent;
  await page.goto('/talent/applications');
  const tape = page.getByRole('region', { name: `Self-tape for ${ROLE}` });
  await tape.getByRole('button', { name: 'Upload a video instead' }).click();
  await expect(fieldOf(tape)).toBeAttached();
  const file = await makeTape(page, testInfo.outputPath('tape'), BYTES);
  await uploadTape(page, tape, file);
  await rm(file);
  await tape.getByRole('button', { name: 'Send self-tape' }).click();
  await expect(tape.getByText('You sent this video.')).toBeVisible();
  await expect(tape.getByLabel(`Self-tape for ${ROLE}`)).toBeVisible();
  await lookAt(page, '/talent/applications', 'application-with-a-sent-video');

  const drawer = `/client/dashboard?tab=applicants&job=${job}&application=${application}`;
  const video = await expectWatched(client, drawer, talent.name);
  const other = await newPerson(browser, { role: 'Hiring', firstName: 'Jay', lastName: 'Rao', born: ['3', '2', '1985'] });
  await expectShut(other.page, client.page, video);
  for (const { context } of [client, talent, other]) await context.close();
});
