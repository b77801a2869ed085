import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { BenefitsService } from '../../../membership';
import sharp from 'sharp';
import { openSite, type TestSite } from '../../../../test/support/test-site';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { aJpeg, aPicture, profileOf, talentWithoutPhotos, upload } from '../../../../test/support/profiles/photo-browser';
import { aBomb, anAnimation, aPhonePhoto, aPolyglot, HIDDEN_SIGNS } from '../../../../test/support/profiles/strange-photos';

let site: TestSite;
let browser: TestBrowser;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  browser = await talentWithoutPhotos(site);
});
afterAll(() => site.close());

/** Every file on disk of the photos of this test. */
async function filesOf(photos: readonly { readonly image: string; readonly original: string }[]): Promise<Buffer[]> {
  const names = photos.flatMap(({ image, original }) => [image, original].map((address) => /photos\/(\w+)-/u.exec(address)?.[1] ?? ''));
  const folders = names.map((name) => path.join(site.config.dataDir, 'photos', name.slice(0, 2), name));
  return folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(path.join(folder, file))));
}

async function expectRefusal(photo: Buffer, words: RegExp, type = 'image/jpeg'): Promise<void> {
  const response = await upload(browser, photo, type);
  expect([response.statusCode, response.json().code]).toEqual([422, 'PHOTO_REFUSED']);
  expect(response.json().detail).toMatch(words);
  expect((await site.dataSource.query('SELECT COUNT(*) AS total FROM photo_file WHERE is_kept = 0'))[0].total).toBe(0);
}

test('SEC-47 a picture that is a page, a program and an archive as well is re-encoded: only the picture is left', async () => {
  const polyglot = await aPolyglot();
  for (const sign of HIDDEN_SIGNS.slice(0, 4)) expect(polyglot.includes(sign)).toBe(true);
  const { photos } = profileOf(await upload(browser, polyglot));
  const files = await filesOf(photos);
  expect(files).toHaveLength(8);
  for (const file of files) for (const sign of HIDDEN_SIGNS) expect(file.includes(sign)).toBe(false);
});

test('SEC-47 where a photo was taken, and what else the phone wrote into it, is in no file that is kept', async () => {
  const photo = await aPhonePhoto();
  const { exif, icc, xmp } = await sharp(photo).metadata();
  expect([exif, icc, xmp].every(Boolean)).toBe(true);
  const { photos } = profileOf(await upload(browser, photo));
  const files = await filesOf(photos);
  expect(files).toHaveLength(8);
  for (const file of files) {
    const { exif: noExif, icc: noIcc, xmp: noXmp, iptc, space } = await sharp(file).metadata();
    expect([noExif, noIcc, noXmp, iptc, space]).toEqual([undefined, undefined, undefined, undefined, 'srgb']);
    expect(HIDDEN_SIGNS.filter((sign) => file.includes(sign))).toEqual([]);
  }
});

test('SEC-47 a name that somebody gives a file is never asked for: no .php.jpg, no way up', async () => {
  for (const name of ['face.php.jpg', '../../secret.key', '/etc/passwd', 'a\\..\\b.jpg']) {
    const headers = { 'content-type': 'image/jpeg', 'content-disposition': `attachment; filename="${name}"`, 'x-file-name': name };
    profileOf(await browser.post(ENDPOINTS.addPhoto.path, await aJpeg(), headers));
  }
  const { photos } = profileOf(await upload(browser, await aJpeg()));
  expect(photos).toHaveLength(5);
  for (const { image, original } of photos) {
    expect(image).toMatch(/^\/api\/profile\/photos\/[0-9a-f]{32}-640\.webp$/u);
    expect(original).toMatch(/^\/api\/profile\/photos\/[0-9a-f]{32}-original\.webp$/u);
  }
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'],
  [
    'an SVG that names a file',
    '<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="900"><image xlink:href="file:///etc/passwd"/></svg>',
  ],
  ['a page', '<!doctype html><html><script>alert(1)</script></html>'],
  ['a GIF', `GIF89a${'\u0000'.repeat(900)}`],
  ['a PDF', '%PDF-1.7 stream'],
  ['nothing', ''],
  ['the beginning of a JPEG alone', '\u00ff\u00d8\u00ff'],
])('SEC-47 %s that calls itself a JPEG is refused', async (_what, text) => {
  await expectRefusal(Buffer.from(text, 'latin1'), /JPEG/u);
});

test('SEC-47 the first bytes decide what a file is: a PNG that says it is a JPEG is refused', async () => {
  await expectRefusal(await aPicture().png().toBuffer(), /another format than its name says/u);
  await expectRefusal(await aPicture().jpeg().toBuffer(), /another format than its name says/u, 'image/webp');
});

test('SEC-47 a picture of 50,000 by 50,000 pixels is refused before it is unpacked', async () => {
  const start = process.memoryUsage().rss;
  await expectRefusal(aBomb(50_000, 50_000), /more than 52 megapixels/u, 'image/png');
  await expectRefusal(aBomb(8000, 6501), /more than 52 megapixels/u, 'image/png');
  await expectRefusal(aBomb(2_000_000_000, 2_000_000_000), /megapixels|damaged/u, 'image/png');
  expect(process.memoryUsage().rss - start).toBeLessThan(200 * 1024 * 1024);
});

test('SEC-47 a file that ends in the middle is refused', async () => {
  for (const [format, type] of [
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const) {
    const whole = await aPicture(1200, 1500).toFormat(format).toBuffer();
    await expectRefusal(whole.subarray(0, Math.floor(whole.length * 0.6)), /damaged or incomplete/u, type);
  }
});

test('SEC-47 of an animation the first picture is kept', async () => {
  const { photos } = profileOf(await upload(browser, await anAnimation(), 'image/webp'));
  expect(photos).toMatchObject([{ width: 500, height: 600 }]);
  for (const file of await filesOf(photos)) {
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
    expect((await sharp(file).stats()).dominant.r).toBeGreaterThan(200);
  }
});

test('a picture for print (CMYK) or with a clear ground is shown in the colours of a screen, on white', async () => {
  const cmyk = await aPicture().toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  profileOf(await upload(browser, cmyk));
  const clear = await sharp({ create: { width: 500, height: 600, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { photos } = profileOf(await upload(browser, clear, 'image/png'));
  for (const file of await filesOf(photos)) expect(await sharp(file).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  const [, white] = photos;
  expect((await sharp((await browser.get(white?.image ?? '')).rawPayload).stats()).dominant.r).toBeGreaterThan(240);
});

test('SEC-47 too small, or too narrow: the sentence says what to choose', async () => {
  await expectRefusal(await aJpeg(399, 800), /399 × 800 pixels.*at least 400/u);
  await expectRefusal(await aJpeg(400, 2500), /too narrow/u);
  expect(profileOf(await upload(browser, await aJpeg(400, 400))).photos).toMatchObject([{ width: 400, height: 400 }]);
});

test('SEC-47 MEM-01 the 51st photo is refused before it is drawn, whatever the plan', async () => {
  const { portfolio_photos: _photos, ...benefits } = await site.app.get(BenefitsService).of('u_demo_asha');
  jest.spyOn(site.app.get(BenefitsService), 'of').mockResolvedValue({ ...benefits, portfolio_photos: 80 });
  jest.spyOn(site.app.get(BenefitsService), 'mostPhotos').mockResolvedValue(80);
  profileOf(await upload(browser, await aJpeg(400, 500)));
  const rest = Array.from({ length: 49 }, (_, index) => index + 1);
  for (const position of rest) {
    await site.dataSource.query(
      `INSERT INTO profile_photo (user_id, position, name, original, width, height, alt, crop, created_at)
        SELECT user_id, ?, ?, original, width, height, alt, crop, created_at FROM profile_photo WHERE position = 0 AND user_id = 'u_demo_asha'`,
      [position, `copy-${position}`],
    );
  }
  const response = await upload(browser, await aJpeg(400, 500));
  expect([response.statusCode, response.json().code]).toEqual([422, 'LIST_FULL']);
  expect(response.json().detail).toContain('room for 50 photos');
  jest.restoreAllMocks();
});

test('SEC-46 an address in place of a photo is not fetched: the call takes a picture and nothing else', async () => {
  for (const body of [{ url: 'http://127.0.0.1:9/x.jpg' }, 'http://127.0.0.1:9/x.jpg']) {
    expect((await browser.post(ENDPOINTS.addPhoto.path, body)).statusCode).toBeGreaterThanOrEqual(400);
  }
  await expectRefusal(Buffer.from('http://127.0.0.1:9/x.jpg'), /no JPEG/u);
});
