import { randomBytes } from 'node:crypto';
import { describeSites } from '../../../../test/support/test-site';
import { DEV } from '../../../../test/support/profiles/photo-browser';
import { ProfilePhotosRepository } from '../profile-photos.repository';

describeSites('Photos written at once', (site) => {
  const aRow = (userId: string) => ({
    userId,
    name: randomBytes(16).toString('hex'),
    original: randomBytes(16).toString('hex'),
    width: 400,
    height: 500,
    alt: '',
    crop: { x: 0, y: 0, width: 1, height: 1 },
    digest: randomBytes(32).toString('hex'),
    createdAt: site().clock.now(),
  });

  test('REL-14 twenty photos that come at once, among removals and new orders, get a place each and no gap', async () => {
    const photos = site().app.get(ProfilePhotosRepository);
    const add = () => photos.change(DEV.id, () => photos.append(aRow(DEV.id)));
    const turn = () => photos.change(DEV.id, async () => photos.order((await photos.find(DEV.id)).map(({ id }) => id).reverse()));
    const drop = () =>
      photos.change(DEV.id, async () => {
        const [first, ...rest] = await photos.find(DEV.id);
        if (first) await photos.delete(first.id);
        await photos.order(rest.map(({ id }) => id));
      });
    const places = async () => (await photos.find(DEV.id)).map(({ position }) => position);
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
    await Promise.all(upTo(20).map(add));
    expect(await places()).toEqual(upTo(20));
    await Promise.all([turn(), drop(), add(), turn(), drop(), add(), turn(), add()]);
    expect(await places()).toEqual(upTo(21));
  });
});
