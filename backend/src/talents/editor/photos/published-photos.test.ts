import { ENDPOINTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { describeSite } from '../../../../test/support/test-site';
import type { Answer } from '../../../../test/support/test-browser';
import { newPhotoName } from '../../pictures/photo-name';
import { PhotoStore } from '../../pictures/photo-store';
import { PhotoCleanupJob } from './photo-cleanup.job';
import { addPhotos, ASHA, DEV, talentWithoutPhotos } from '../../../../test/support/profiles/photo-browser';
import { changeRecord, publish } from '../../../../test/support/profiles/published';

const nameOf = (photo: { readonly image: string } | undefined) => /photos\/(\w+)-/u.exec(photo?.image ?? '')?.[1] ?? '';
const statusOf = (response: Answer) => response.statusCode;

describeSite('Photos that visitors see', (site) => {
  const media = async (file: string, headers = {}) => (await site().browse()).get(`/media/photos/${file}`, headers);

  test('a draft is nobody else’s to see; an approved photo is everybody’s, in every size', async () => {
    const browser = await talentWithoutPhotos(site());
    const [photo, other] = await addPhotos(browser, 2);
    expect(statusOf(await media(`${nameOf(photo)}-640.webp`))).toBe(404);
    await publish(site(), ASHA.id, [{ name: nameOf(photo), alt: '' }]);
    for (const [file, type] of [
      ['320.avif', 'avif'],
      ['640.webp', 'webp'],
      ['1280.webp', 'webp'],
      ['1280.jpg', 'jpeg'],
    ] as const) {
      const response = await media(`${nameOf(photo)}-${file}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, `image/${type}`]);
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: Number.parseInt(file, 10) });
    }
    expect(statusOf(await media(`${nameOf(other)}-640.webp`))).toBe(404);
  });

  test('SEC-47 a photo carries no way to run anything, and only the browser that showed it keeps it, for a day', async () => {
    const [photo] = await addPhotos(await talentWithoutPhotos(site()), 1);
    await publish(site(), ASHA.id, [{ name: nameOf(photo), alt: '' }]);
    const response = await media(`${nameOf(photo)}-640.webp`);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await media(`${nameOf(photo)}-640.webp`, { 'if-none-match': String(response.headers['etag']) });
    expect(statusOf(again)).toBe(304);
  });

  test.each([
    ['hidden by staff', TALENT_STATUS.hidden, false, 404],
    ['private: those who may see the profile are told the name', TALENT_STATUS.hidden, true, 200],
    ['withdrawn', 9, false, 404],
    ['withdrawn while private', 9, true, 404],
    ['shown', TALENT_STATUS.visible, false, 200],
  ])('SEC-42 the photos go with the profile: %s', async (_what, status, isPrivate, expected) => {
    const [photo] = await addPhotos(await talentWithoutPhotos(site()), 1);
    await publish(site(), ASHA.id, [{ name: nameOf(photo), alt: '' }]);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, status, isPrivate }));
    expect(statusOf(await media(`${nameOf(photo)}-640.webp`))).toBe(expected);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, status: TALENT_STATUS.visible, isPrivate: false }));
  });

  test('SEC-42 the photos of a private profile go with the account, and come back with it', async () => {
    const [photo] = await addPhotos(await talentWithoutPhotos(site()), 1);
    await publish(site(), ASHA.id, [{ name: nameOf(photo), alt: '' }]);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, status: TALENT_STATUS.hidden, isPrivate: true }));
    const setStatus = (status: string) => site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, ASHA.id]);
    await setStatus('suspended');
    expect(statusOf(await media(`${nameOf(photo)}-640.webp`))).toBe(404);
    await setStatus('active');
    expect(statusOf(await media(`${nameOf(photo)}-640.webp`))).toBe(200);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, status: TALENT_STATUS.visible, isPrivate: false }));
  });

  test('SEC-43 a minor’s photo is nobody’s to see', async () => {
    const [photo] = await addPhotos(await talentWithoutPhotos(site()), 1);
    await publish(site(), ASHA.id, [{ name: nameOf(photo), alt: '' }]);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, bornOn: '2012-03-04' }));
    expect(statusOf(await media(`${nameOf(photo)}-640.webp`))).toBe(404);
    await changeRecord(site(), ASHA.id, (record) => ({ ...record, bornOn: '1996-03-04' }));
  });

  test('SEC-47 no other name is found, whatever way it points', async () => {
    const browser = await talentWithoutPhotos(site());
    const [photo] = await addPhotos(browser, 1);
    const name = nameOf(photo);
    await publish(site(), ASHA.id, [{ name, alt: '' }]);
    for (const file of [
      `${name}-original.webp`,
      `${name}-641.webp`,
      `${name}-640.jpg`,
      `${name}-640.webp.part`,
      `${name}-640.webp%00`,
      `${name.toUpperCase()}-640.webp`,
      `..%2f${name}-640.webp`,
      `%2e%2e%2f%2e%2e%2fsecret.key`,
      `..%5c..%5csecret.key`,
      `${'0'.repeat(32)}-640.webp`,
      `${name}`,
    ]) {
      expect([file, statusOf(await media(file))]).toEqual([file, 404]);
      expect([file, statusOf(await browser.get(`/api/profile/photos/${file}`))]).toEqual([file, 404]);
    }
  });

  test('files stay while the site, staff or the owner still need them, and go with the last of them', async () => {
    const browser = await talentWithoutPhotos(site(), DEV);
    const [photo, kept] = await addPhotos(browser, 2);
    const snapshot = { content: {}, photos: [{ name: nameOf(photo), alt: '' }] };
    const remember = (column: string, value: object | null) =>
      site().dataSource.query(`UPDATE profile SET ${column} = ? WHERE user_id = ?`, [value && JSON.stringify(value), DEV.id]);
    const seen = async () => statusOf(await browser.get(photo?.image ?? ''));

    await remember('approved', snapshot);
    await remember('submitted', snapshot);
    await browser.post(ENDPOINTS.removePhoto.path, { photo_id: photo?.id });
    expect(await seen()).toBe(200);
    expect(statusOf(await browser.get(photo?.original ?? ''))).toBe(404);
    const touch = () => browser.post(ENDPOINTS.changePhoto.path, { photo_id: kept?.id, alt: 'Again' });
    await remember('approved', null);
    await touch();
    expect(await seen()).toBe(200);
    await remember('submitted', null);
    await touch();
    expect(await seen()).toBe(404);
    expect(statusOf(await browser.get(kept?.image ?? ''))).toBe(200);
  });

  test('what staff set free by deciding, and what was left when a process ended, goes with the next job run', async () => {
    const browser = await talentWithoutPhotos(site(), DEV);
    const [photo, kept] = await addPhotos(browser, 2);
    const left = newPhotoName();
    const { dataSource, clock, app } = site();
    await dataSource.query('INSERT INTO photo_file (name, user_id, is_kept, created_at) VALUES (?, ?, 0, ?)', [left, DEV.id, clock.now()]);
    await app.get(PhotoStore).save(left, new Map([['640.webp', Buffer.from('left')]]));
    await dataSource.query('DELETE FROM profile_photo WHERE id = ?', [photo?.id]);
    await dataSource.query('UPDATE profile SET decided_at = ? WHERE user_id = ?', [clock.now(), DEV.id]);
    const cleanUpAfter = async (seconds: number) => {
      clock.pass(seconds);
      expect(await app.get(PhotoCleanupJob).run()).toBe(true);
      const addresses = [photo?.image ?? '', `/api/profile/photos/${left}-640.webp`, kept?.image ?? ''];
      return Promise.all(addresses.map(async (address) => statusOf(await browser.get(address))));
    };
    expect(await cleanUpAfter(60)).toEqual([404, 200, 200]);
    expect(await cleanUpAfter(3600)).toEqual([404, 404, 200]);
  });

  test('REL-22 a file that cannot be removed now is removed by a later job run', async () => {
    const browser = await talentWithoutPhotos(site(), DEV);
    const [photo] = await addPhotos(browser, 1);
    const spy = jest.spyOn(site().app.get(PhotoStore), 'remove').mockRejectedValueOnce(new Error('busy'));
    expect(statusOf(await browser.post(ENDPOINTS.removePhoto.path, { photo_id: photo?.id }))).toBe(200);
    spy.mockRestore();
    expect(statusOf(await browser.get(photo?.image ?? ''))).toBe(200);
    site().clock.pass(3601);
    await site().app.get(PhotoCleanupJob).run();
    expect(statusOf(await browser.get(photo?.image ?? ''))).toBe(404);
  });
});
