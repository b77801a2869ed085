import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  ENDPOINTS,
  type PictureOriginal,
  PROFILE_LIMITS,
  type SitePicture,
  type SitePicturesResponse,
  type SiteText,
} from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { EDITOR, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import { newestEntry } from '../../../test/support/office/queues';
import { aJpeg, aPicture } from '../../../test/support/profiles/photo-browser';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { UnusedPicturesJob } from '../../content/pictures/unused-pictures.job';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const EIGHT_DAYS = 8 * 86_400;

describeSites('Pictures of texts', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    site().clock.pass(3600);
    office = await openOffice(site(), EDITOR);
  });

  const upload = (bytes: Buffer, type = 'image/jpeg', by = office): Promise<Answer> =>
    by.post(ENDPOINTS.addSitePicture.path, bytes, { 'content-type': type });
  const original = async (bytes?: Buffer) => (await upload(bytes ?? (await aJpeg(900, 600)))).json<{ data: PictureOriginal }>().data;
  const crop = (name: string, more: object = {}): Promise<Answer> =>
    office.post(ENDPOINTS.cropSitePicture.path, { original: name, shape: 'landscape', crop: WHOLE, alt: 'A stage', ...more });
  const picture = async () => (await crop((await original()).name)).json<{ data: SitePicture }>().data;
  const list = async (after = '') =>
    (await office.get(`${ENDPOINTS.sitePictures.path}${after === '' ? '' : `?after=${after}`}`)).json<SitePicturesResponse>();
  const folders = () => {
    const root = path.join(site().config.dataDir, 'pictures');
    return existsSync(root) ? readdirSync(root).flatMap((part) => readdirSync(path.join(root, part))) : [];
  };
  const runJob = () => site().app.get(UnusedPicturesJob).run();
  const article = async () => {
    const address = ENDPOINTS.siteText.path.replace('{kind}', 'article').replace('{name}', 'contracts-in-plain-words');
    const known = await office.get(address);
    if (known.statusCode === 200) return known.json<{ data: SiteText }>().data;
    const { data } = (await office.get(`${ENDPOINTS.siteTexts.path}?kind=article`)).json<{ data: SiteText[] }>();
    const name = data[0]?.name ?? '';
    return (await office.get(address.replace('contracts-in-plain-words', name))).json<{ data: SiteText }>().data;
  };
  const save = async (values: object) => {
    const { kind, name, values: former, newest } = await article();
    const input = { kind, name, values: { ...former, ...values }, read_version: newest.version, publishes: true, reason: 'A picture' };
    return { name, answer: await office.post(ENDPOINTS.saveSiteText.path, input) };
  };

  test('SEC-47 an upload is re-encoded without what else the file says, and its original is for the office alone', async () => {
    const bytes = await aPicture(900, 600)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { name, image, width, height } = await original(bytes);
    expect([width, height]).toEqual([900, 600]);
    const file = await office.get(image);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const { format, exif } = await sharp(file.rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    const visitor = await site().browse();
    expect((await visitor.get(image)).statusCode).toBe(401);
    expect((await visitor.get(`/media/pictures/${name}-original.webp`)).statusCode).toBe(404);
    expect((await original(bytes)).name).toBe(name);
  });

  test('a part becomes a picture in every size, which everybody gets and caches for good, and the audit trail names it', async () => {
    const { name, image, alt, original: from } = await picture();
    expect(image).toMatch(new RegExp(`/media/pictures/${name}-640\\.webp$`, 'u'));
    const visitor = await site().browse();
    for (const [file, format] of [
      ['320.avif', 'heif'],
      ['1280.webp', 'webp'],
      ['1280.jpg', 'jpeg'],
    ] as const) {
      const answer = await visitor.get(`/media/pictures/${name}-${file}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const meta = await sharp(answer.rawPayload).metadata();
      const width = Number.parseInt(file, 10);
      expect([meta.format, meta.width, meta.height]).toEqual([format, width, Math.round(width / 1.5)]);
    }
    expect((await visitor.get(`/media/pictures/${'0'.repeat(32)}-640.webp`)).statusCode).toBe(404);
    expect(await newestEntry(site())).toMatchObject({ action: 'add-picture', subject: `picture/${name}`, detail: alt });
    expect((await list()).data[0]).toMatchObject({ name, added_by: 'Anjali Menon', alt: 'A stage', original: { name: from.name } });
  });

  test('what does not fit is refused with a sentence, and nothing is stored', async () => {
    const { name } = await original();
    const before = folders().length;
    expect((await crop(name, { shape: 'portrait' })).json().fields).toHaveProperty('crop');
    expect((await crop(name, { crop: { ...WHOLE, width: 0.1, height: 0.1 } })).json().fields).toHaveProperty('crop');
    expect((await crop(name, { alt: ' ' })).json().fields).toEqual({ alt: 'Say what the picture shows' });
    expect((await crop('f'.repeat(32))).statusCode).toBe(404);
    expect((await upload(Buffer.from('no picture'))).json().code).toBe('PHOTO_REFUSED');
    expect((await upload(Buffer.from('<svg/>'), 'image/svg+xml')).statusCode).toBe(415);
    expect((await upload(await aJpeg(200, 200))).json().detail).toContain('at least 400');
    expect(folders()).toHaveLength(before);
  });

  test('SEC-47 only editors upload: others are refused before their body is read, and an hour has room for sixty', async () => {
    const bytes = await aJpeg(900, 600);
    const talent = await signedIn(site(), 'asha.rao@example.com');
    // A body that was read would be too large.
    for (const body of [bytes, Buffer.alloc(PROFILE_LIMITS.photoBytes + 1)])
      expect((await upload(body, 'image/jpeg', talent)).statusCode).toBe(404);
    expect((await upload(bytes, 'image/jpeg', await openOffice(site(), SUPPORT))).json().code).toBe('FORBIDDEN');
    expect((await upload(bytes, 'image/jpeg', await site().browse())).statusCode).toBe(401);
    const answers = [];
    for (let index = 0; index < 61; index += 1) answers.push((await upload(Buffer.from('no picture'))).statusCode);
    expect([answers.slice(0, 60).every((status) => status === 422), answers[60]]).toEqual([true, 429]);
  });

  test('a text with an uploaded picture shows it, and an unknown or undescribed one is refused in its field', async () => {
    const { name } = await picture();
    const missing = await save({ picture: 'e'.repeat(32), picture_alt: 'Nothing' });
    expect(missing.answer.json().fields).toEqual({ 'values.picture': expect.stringContaining('not there any more') });
    expect((await save({ picture: name })).answer.json().fields).toEqual({ 'values.picture_alt': expect.stringContaining('Say what') });
    const { name: text, answer } = await save({ picture: name, picture_alt: 'A stage before the show' });
    expect(answer.statusCode).toBe(200);
    const page = await (await site().browse()).get(`/api/documents/article/${text}`);
    expect(page.json()).toMatchObject({ data: { picture: { name, alt: 'A stage before the show' } } });
    const head = await (await site().browse()).get(`/api/documents/article/${text}/head`);
    expect(head.json().data.picture).toMatchObject({ address: expect.stringContaining(`${name}-1280.jpg`) });
  });

  test('a picture that no version names is removed after a week, with its original; one of any version stays', async () => {
    const [used, left] = [await picture(), await picture()];
    await save({ picture: used.name, picture_alt: 'Used' });
    await save({ picture: 'sunrise', picture_alt: 'The sun' });
    expect(await runJob()).toBe(true);
    expect(folders()).toEqual(expect.arrayContaining([left.name, left.original.name]));
    site().clock.pass(EIGHT_DAYS);
    expect(await runJob()).toBe(true);
    const present = folders();
    expect(present).toEqual(expect.arrayContaining([used.name, used.original.name]));
    expect(present).not.toContain(left.name);
    expect(present).not.toContain(left.original.name);
    office = await openOffice(site(), EDITOR);
    expect((await save({ picture: left.name, picture_alt: 'Gone' })).answer.statusCode).toBe(400);
  });

  test('a picture that a text names without having been saved here is found by its name, and stays', async () => {
    const { name } = await picture();
    await site().dataSource.query(
      `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
        VALUES ('article', 'by-file', 1, 'By file', ?, 'All Talent', '', ?, 5, NULL)`,
      [`---\npicture: ${name}\n---\n`, false],
    );
    site().clock.pass(EIGHT_DAYS);
    await runJob();
    expect(folders()).toContain(name);
    await site().dataSource.query("DELETE FROM document_version WHERE name = 'by-file'");
  });

  test('every picture is in the list once, page by page, the newest first', async () => {
    const { name } = await original();
    for (let index = 0; index < 60; index += 1) {
      await site().dataSource.query(
        `INSERT INTO site_picture (name, original, shape, crop, alt, added_by, created_at, used_at, is_ready)
          VALUES (?, ?, 'wide', ?, '', 'u_demo_asha', ?, 5, ?)`,
        [String(index).padStart(32, 'a'), name, JSON.stringify(WHOLE), site().clock.now() + Math.floor(index / 2), true],
      );
    }
    const first = await list();
    const second = await list(first.next);
    const seen = [...first.data, ...second.data].map((one) => one.name);
    expect([first.data.length, seen.filter((one) => one.startsWith('aa')).length, new Set(seen).size]).toEqual([50, 60, seen.length]);
    expect(seen[0]).toBe('59'.padStart(32, 'a'));
  });
});
