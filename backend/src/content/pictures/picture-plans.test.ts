import { plansOf } from '../../../test/support/kernel/database/plans';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { SitePicturesRepository } from './site-pictures.repository';

const PICTURES = 2000;
const PAGE = 51;

const nameOf = (index: number) => String(index).padStart(32, '0');

describeOnEngines('how pictures of texts are found', (engine) => {
  const pictures = () => new SitePicturesRepository(engine.dataSource());
  beforeAll(async () => {
    for (let index = 0; index < PICTURES; index += 1) {
      const by = { addedBy: 'u_anjali', createdAt: 1000 + Math.floor(index / 2), isReady: true };
      await pictures().insertOriginal({ name: nameOf(index), digest: nameOf(index), width: 900, height: 600, ...by });
      if (index % 10 > 0)
        await pictures().insertPicture({
          name: nameOf(index),
          original: nameOf(index),
          shape: 'wide',
          crop: { x: 0, y: 0, width: 1, height: 1 },
          alt: '',
          usedAt: index % 100 === 1 ? null : 5,
          ...by,
        });
    }
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE site_picture, picture_original' : 'ANALYZE');
  }, 120_000);

  const noneIsSorted = async (work: () => Promise<unknown>) => {
    const plans = await plansOf(engine, '(?:site_picture|picture_original)', work);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/USE TEMP B-TREE|SCAN|filesort|Using temporary|"type":"ALL"/u);
  };

  test('a page of the list is read from where the page before ended', async () => {
    await noneIsSorted(() => pictures().findListed(null, PAGE));
    await noneIsSorted(() => pictures().findListed({ createdAt: 1500, name: nameOf(1001) }, PAGE));
    const first = await pictures().findListed({ createdAt: 1500, name: nameOf(1001) }, PAGE);
    expect([first.length, first[0]?.name, first[1]?.name]).toEqual([PAGE, nameOf(999), nameOf(998)]);
  });

  test('what no version has named is found by its age, and used again or taken away once', async () => {
    await noneIsSorted(() => pictures().findUnused(1400, PAGE));
    const unused = await pictures().findUnused(1400, PAGE);
    expect(unused.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, index) => nameOf(index * 100 + 1)));
    const [first = '', second = ''] = unused.map(({ name }) => name);
    expect(await pictures().use([first, 'f'.repeat(32)], 9)).toEqual([first]);
    expect(await pictures().withdrawUnused(first)).toBe(false);
    expect(await pictures().withdrawUnused(second)).toBe(true);
    expect(await pictures().use([second], 9)).toEqual([]);
  });

  test('originals without a picture are found by their age, each looked up in an index', async () => {
    const found = await pictures().findIdleOriginals(1020, PAGE);
    expect(found.map(({ name }) => name)).toEqual([0, 10, 20, 30].map(nameOf));
    await noneIsSorted(() => pictures().findIdleOriginals(1020, PAGE));
  });

  test('a file that was uploaded before is found by its digest, for the same person alone', async () => {
    await noneIsSorted(() => pictures().findSame(nameOf(7), 'u_anjali'));
    expect((await pictures().findSame(nameOf(7), 'u_anjali'))?.name).toBe(nameOf(7));
    expect(await pictures().findSame(nameOf(7), 'u_nikhil')).toBeNull();
  });
});
