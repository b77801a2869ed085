import { ENDPOINTS, type OwnProfile } from '@alltalent/shared/contracts';
import { NumberSubmittedPhotos1763600040200 } from '../../app/migrations/1763600040200-number-submitted-photos';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { COMPLETE, newTalent, ownProfile, read, save, staff, submit } from '../../../test/support/profiles/own-profiles';
import { addPhotos, profileOf } from '../../../test/support/profiles/photo-browser';

type Photos = OwnProfile['photos'];
type Stored = { readonly submitted: string };

const CROP = { x: 0, y: 0, width: 0.8, height: 0.8 };
const nameOf = (photo: Photos[number] | undefined) => /photos\/(\w+)-/u.exec(photo?.image ?? '')?.[1] ?? '';
const idOf = (photo: Photos[number] | undefined) => photo?.id ?? 0;

describeSites('Profiles submitted before photos had ids in a submission', (site) => {
  const query = <Row>(sql: string, values: readonly unknown[] = []) => site().dataSource.query<Row[]>(sql, [...values]);
  const change = async (browser: TestBrowser, photo: Photos[number] | undefined, wanted: object) =>
    profileOf(await browser.post(ENDPOINTS.changePhoto.path, { photo_id: idOf(photo), ...wanted })).photos;
  const remove = async (browser: TestBrowser, photo: Photos[number] | undefined) =>
    profileOf(await browser.post(ENDPOINTS.removePhoto.path, { photo_id: idOf(photo) }));

  /** One photo a second, for the clock of the tests stands still. */
  const addOneByOne = async (browser: TestBrowser, count: number): Promise<Photos> => {
    let photos: Photos = [];
    for (let index = 0; index < count; index += 1) {
      site().clock.pass(1);
      photos = await addPhotos(browser, 1);
    }
    return photos;
  };
  const submitted = async (userId: string): Promise<{ photos: object[] }> => {
    const [row] = await query<Stored>('SELECT submitted FROM profile WHERE user_id = ?', [userId]);
    return JSON.parse(row?.submitted ?? '');
  };
  const submitAsBefore = async ({ browser, userId }: { browser: TestBrowser; userId: string }) => {
    ownProfile(await save(browser, COMPLETE));
    ownProfile(await submit(browser));
    const snapshot = JSON.stringify(await submitted(userId), (key, value) => (key === 'id' ? undefined : value));
    await query('UPDATE profile SET submitted = ? WHERE user_id = ?', [snapshot, userId]);
  };
  const update = async () => {
    const runner = site().dataSource.createQueryRunner();
    await new NumberSubmittedPhotos1763600040200().up(runner);
    await runner.release();
  };
  const published = async (browser: TestBrowser) =>
    (await new TalentWriterRepository(site().dataSource).findRecord((await read(browser)).slug))?.published?.photos.map(({ name }) => name);
  const statusOf = async (name: string) => (await (await site().browse()).get(`/media/photos/${name}-640.webp`)).statusCode;

  test('SEC-42 a removed photo is not published; one that was cut since is, as submitted', async () => {
    const newcomer = await newTalent(site());
    const [removed, cut, untouched, cutLater] = await addOneByOne(newcomer.browser, 4);
    await submitAsBefore(newcomer);
    await remove(newcomer.browser, removed);
    await change(newcomer.browser, cut, { crop: CROP });
    await update();
    await change(newcomer.browser, cutLater, { crop: CROP });
    await staff(site(), 'approve-profile', newcomer.email);
    expect(await published(newcomer.browser)).toEqual([cut, untouched, cutLater].map(nameOf));
    expect(await Promise.all([removed, cut, untouched, cutLater].map((photo) => statusOf(nameOf(photo))))).toEqual([404, 200, 200, 200]);
  });

  test('the update leaves removed photos out, and changes a submission once', async () => {
    const newcomer = await newTalent(site());
    const [removed, kept] = await addOneByOne(newcomer.browser, 2);
    await submitAsBefore(newcomer);
    await remove(newcomer.browser, removed);
    await update();
    const expected = [{ id: idOf(kept), name: nameOf(kept), alt: '' }];
    expect((await submitted(newcomer.userId)).photos).toEqual(expected);
    await update();
    expect((await submitted(newcomer.userId)).photos).toEqual(expected);
  });

  test('a photo that may be a removed one of the same moment is left out', async () => {
    const newcomer = await newTalent(site());
    const photos = await addPhotos(newcomer.browser, 2);
    await submitAsBefore(newcomer);
    await remove(newcomer.browser, photos[0]);
    await change(newcomer.browser, photos[1], { crop: CROP });
    await update();
    expect((await submitted(newcomer.userId)).photos).toEqual([]);
  });

  test('a newcomer whose photos were all removed is not approved without one', async () => {
    const newcomer = await newTalent(site());
    const [removed] = await addOneByOne(newcomer.browser, 1);
    await submitAsBefore(newcomer);
    await remove(newcomer.browser, removed);
    await update();
    await expect(staff(site(), 'approve-profile', newcomer.email)).rejects.toThrow('has removed every photo since the submission');
    expect((await read(newcomer.browser)).slug).toBe('');
  });
});
