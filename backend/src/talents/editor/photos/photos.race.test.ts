import { ENDPOINTS } from '@alltalent/shared/contracts';
import { makeMember, offerPlans } from '../../../../test/support/membership/unlocked-plans';
import { describeSites } from '../../../../test/support/test-site';
import {
  addPhotos,
  ASHA,
  aJpeg,
  DEV,
  photoFolders,
  profileOf,
  talentWithoutPhotos,
  upload,
} from '../../../../test/support/profiles/photo-browser';

describeSites('Photos that two tabs change at once', (site) => {
  test('the same file once more is no error and no second photo, also when two tabs send it at once', async () => {
    const browser = await talentWithoutPhotos(site());
    const jpeg = await aJpeg();
    const before = photoFolders(site()).length;
    const responses = await Promise.all([upload(browser, jpeg), upload(browser, jpeg)]);
    for (const response of [...responses, await upload(browser, jpeg)]) expect(profileOf(response).photos).toHaveLength(1);
    expect(photoFolders(site())).toHaveLength(before + 2);
    const other = await talentWithoutPhotos(site(), DEV);
    expect(profileOf(await upload(other, jpeg)).photos).toHaveLength(1);
  });

  test('REL-14 changes of two tabs that cross neither lose nor double a place', async () => {
    offerPlans(site());
    await makeMember(site(), ASHA.id);
    const browser = await talentWithoutPhotos(site());
    const own = (await addPhotos(browser, 5)).map(({ id }) => id);
    const backwards = [...own].reverse();
    const jpegs = await Promise.all([1, 2, 3].map(() => aJpeg(400, 500)));
    await Promise.all([
      ...jpegs.map((jpeg) => upload(browser, jpeg)),
      browser.post(ENDPOINTS.orderPhotos.path, { photo_ids: backwards }),
      browser.post(ENDPOINTS.removePhoto.path, { photo_id: own[2] }),
      browser.post(ENDPOINTS.orderPhotos.path, { photo_ids: own }),
      browser.post(ENDPOINTS.removePhoto.path, { photo_id: own[4] }),
    ]);
    const rows = await site().dataSource.query('SELECT position FROM profile_photo WHERE user_id = ? ORDER BY position', ['u_demo_asha']);
    expect(rows.map((row: { position: number }) => Number(row.position))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
