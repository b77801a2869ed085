import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { describeSite } from '../../../../test/support/test-site';
import {
  addPhotos,
  aJpeg,
  aPicture,
  DEV,
  photoFolders,
  profileOf,
  talentWithoutPhotos,
  upload,
} from '../../../../test/support/profiles/photo-browser';

const ids = (photos: readonly { readonly id: number }[]) => photos.map(({ id }) => id);

describeSite('Photos of the own profile', (site) => {
  test('a photo is added behind the others; its owner gets it cropped in every size, and whole', async () => {
    const browser = await talentWithoutPhotos(site());
    const first = profileOf(await upload(browser, await aJpeg(1500, 1000)));
    const second = profileOf(await upload(browser, await aPicture(800, 2000).png().toBuffer(), 'image/png'));
    expect(second.revision).toBe(first.revision + 1);
    expect(ids(second.photos).slice(0, 1)).toEqual(ids(first.photos));
    expect(second.photos).toMatchObject([
      { width: 1500, height: 1000, alt: '', crop: { width: 800 / 1500, height: 1 } },
      { width: 800, height: 2000, alt: '', crop: { width: 1, height: 0.5 } },
    ]);
    for (const { image, original } of second.photos) {
      for (const width of [320, 640, 1280]) {
        for (const format of ['webp', 'avif']) {
          const response = await browser.get(image.replace('640.webp', `${width}.${format}`));
          expect([response.statusCode, response.headers['content-type']]).toEqual([200, `image/${format}`]);
          expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height: (width * 5) / 4 });
        }
      }
      const whole = await browser.get(original);
      expect(whole.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
      expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp' });
    }
  });

  test('a large photo is kept with 2560 pixels at its longer side, and lies as the camera was held', async () => {
    const browser = await talentWithoutPhotos(site());
    const lying = await aPicture(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { photos } = profileOf(await upload(browser, lying));
    expect(photos).toMatchObject([{ width: 1920, height: 2560 }]);
  });

  test('SEC-47 photos of phones, as HEIC and as JPEG of 24 MB, are taken and stand in the order in which they came', async () => {
    const browser = await talentWithoutPhotos(site());
    const heavy = Buffer.concat([await aJpeg(4000, 3000), randomBytes(24 * 1024 * 1024)]);
    profileOf(await upload(browser, readFileSync(path.join(__dirname, '../../../../test/support/profiles/phone.heic')), 'image/heic'));
    const { photos } = profileOf(await upload(browser, heavy));
    expect(photos).toMatchObject([
      { width: 600, height: 800 },
      { width: 2560, height: 1920 },
    ]);
  });

  test('words are trimmed plain text, and too many are refused in the field', async () => {
    const browser = await talentWithoutPhotos(site());
    const [photo] = await addPhotos(browser, 1);
    const say = (alt: string) => browser.post(ENDPOINTS.changePhoto.path, { photo_id: photo?.id, alt });
    const changed = profileOf(await say('  On stage, <b>left</b> 🎭  '));
    expect(changed.photos).toEqual([{ ...photo, alt: 'On stage, <b>left</b> 🎭' }]);
    expect((await say('x'.repeat(201))).json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { alt: 'At most 200 characters' } });
    expect(profileOf(await say('')).photos).toEqual([photo]);
  });

  test('a new crop has a new name and shows what was chosen; the former files are gone', async () => {
    const browser = await talentWithoutPhotos(site());
    const halves = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#ff0000' } })
      .composite([{ input: { create: { width: 800, height: 1000, channels: 3, background: '#0000ff' } }, left: 800, top: 0 }])
      .png()
      .toBuffer();
    const [photo] = profileOf(await upload(browser, halves, 'image/png')).photos;
    const crop = { x: 0.75, y: 0.5, width: 0.25, height: 0.5 };
    const { photos } = profileOf(await browser.post(ENDPOINTS.changePhoto.path, { photo_id: photo?.id, crop }));
    expect(photos).toEqual([{ ...photo, image: expect.not.stringMatching(photo?.image ?? '') as string, crop }]);
    const { dominant } = await sharp((await browser.get(photos[0]?.image ?? '')).rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
    expect((await browser.get(photo?.image ?? '')).statusCode).toBe(404);
    expect((await browser.get(photo?.original ?? '')).statusCode).toBe(200);
  });

  test.each([
    ['no portrait', { x: 0, y: 0, width: 1, height: 0.5 }],
    ['less than 320 pixels wide', { x: 0, y: 0, width: 0.3, height: 0.3 }],
    ['beyond the right edge', { x: 0.6, y: 0, width: 0.5, height: 0.5 }],
    ['beyond the lower edge', { x: 0, y: 0.6, width: 0.5, height: 0.5 }],
    ['nothing', { x: 0, y: 0, width: 0, height: 0 }],
  ])('a crop that is %s is refused in the field', async (_what, crop) => {
    const browser = await talentWithoutPhotos(site());
    const [photo] = profileOf(await upload(browser, await aJpeg(1000, 1250))).photos;
    const response = await browser.post(ENDPOINTS.changePhoto.path, { photo_id: photo?.id, crop });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.crop).toMatch(/^The cut-out must /u);
  });

  test('the order names every own photo once, or is refused', async () => {
    const browser = await talentWithoutPhotos(site());
    const other = await talentWithoutPhotos(site(), DEV);
    const [foreign] = await addPhotos(other, 1);
    const [first = 0, second = 0, third = 0] = ids(await addPhotos(browser, 3));
    const order = (photo_ids: unknown) => browser.post(ENDPOINTS.orderPhotos.path, { photo_ids });
    expect(ids(profileOf(await order([third, first, second])).photos)).toEqual([third, first, second]);
    for (const wrong of [[first], [first, second, second], [first, second, foreign?.id], [first, second, third, third], []]) {
      const response = await order(wrong);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['photo_ids']]);
    }
    expect(ids(profileOf(await order([third, first, second])).photos)).toEqual([third, first, second]);
  });

  test("SEC-27 somebody else's photo is not found: it cannot be seen, changed or removed", async () => {
    const browser = await talentWithoutPhotos(site());
    const other = await talentWithoutPhotos(site(), DEV);
    const [photo] = await addPhotos(browser, 1);
    expect((await other.post(ENDPOINTS.changePhoto.path, { photo_id: photo?.id, alt: 'mine' })).statusCode).toBe(404);
    expect((await other.post(ENDPOINTS.removePhoto.path, { photo_id: photo?.id })).statusCode).toBe(404);
    for (const address of [photo?.image ?? '', photo?.original ?? '']) {
      expect((await other.get(address)).statusCode).toBe(404);
      expect((await (await site().browse()).get(address)).statusCode).toBe(401);
      expect((await browser.get(address)).statusCode).toBe(200);
    }
  });

  test('a photo that is removed leaves no file, and the others move up', async () => {
    const browser = await talentWithoutPhotos(site());
    const before = photoFolders(site()).length;
    const [first, second, third] = await addPhotos(browser, 3);
    expect(photoFolders(site())).toHaveLength(before + 6);
    const { photos } = profileOf(await browser.post(ENDPOINTS.removePhoto.path, { photo_id: first?.id }));
    expect(photos).toEqual([second, third]);
    expect((await browser.get(first?.image ?? '')).statusCode).toBe(404);
    expect((await browser.get(first?.original ?? '')).statusCode).toBe(404);
    expect(photoFolders(site()).length).toBeLessThanOrEqual(before + 4);
    expect((await browser.post(ENDPOINTS.removePhoto.path, { photo_id: first?.id })).statusCode).toBe(404);
  });
});
