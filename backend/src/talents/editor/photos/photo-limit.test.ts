import { endMembership, makeMember, offerPlans } from '../../../../test/support/membership/unlocked-plans';
import { addPhotos, aJpeg, ASHA, profileOf, talentWithoutPhotos, upload } from '../../../../test/support/profiles/photo-browser';
import { describeSite } from '../../../../test/support/test-site';

describeSite('Room for photos', (site) => {
  beforeEach(() => offerPlans(site()));

  test('MEM-01 without a membership there are five; a member adds more, and those stay when the membership ends', async () => {
    const browser = await talentWithoutPhotos(site());
    await addPhotos(browser, 5);
    const refused = (await upload(browser, await aJpeg(400, 500))).json();
    expect(refused).toMatchObject({ status: 422, code: 'LIST_FULL' });
    expect(refused.detail).toBe(
      'The free plan has room for 5 photos, and a membership for up to 20. To add another, become a member, or first remove one.',
    );
    await makeMember(site(), ASHA.id);
    const more = profileOf(await upload(browser, await aJpeg(400, 500)));
    expect([more.photos.length, more.photos_limit]).toEqual([6, 12]);
    await endMembership(site(), ASHA.id);
    const after = profileOf(await browser.get('/api/profile'));
    expect([after.photos.length, after.photos_limit]).toEqual([6, 5]);
    expect((await upload(browser, await aJpeg(400, 500))).json().detail).toContain('first remove 2');
  });
});
