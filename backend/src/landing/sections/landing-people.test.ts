import { landingPeopleResponseSchema, PAGE_NAMES, type PeopleBlock, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { findCategory } from '../../../seeds/categories';
import { HIRING_INFLUENCER } from '../../../seeds/content/pages/hiring-influencer';
import { INFLUENCER } from '../../../seeds/content/pages/influencer';
import { SINGER } from '../../../seeds/content/pages/singer';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { LandingPeopleService } from './landing-people.service';
import { PagesService } from '../../content/pages/pages.service';
import type { TalentRecord } from '../../talents/schema/talent-record';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';

/** Enough for everybody the pages name. */
const COUNT = 330;
const TALENTS = [...makeTalents(COUNT)];
const isShown = ({ status }: TalentRecord) => status === TALENT_STATUS.visible;
const people = (slugs: readonly string[]): PeopleBlock => ({
  type: 'people',
  title: 'Singers',
  fill: 'singer',
  people: slugs.map((slug) => ({ slug, tags: ['Named'], clip: 'clip-song' })),
});

describeOnEngines('the people on campaign pages', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const read = async (page: string) =>
    (await landingPeopleResponseSchema.validate((await site.get(`/api/landing/people/${page}`)).json(), { strict: true })).data;
  const slugsOf = async (page: string, place: string) =>
    (await read(page)).find((one) => one.place === place)?.people.map(({ slug }) => slug) ?? [];
  const talentOf = (slug: string | undefined): TalentRecord => {
    const talent = TALENTS.find((one) => one.slug === slug);
    if (!talent) throw new Error(`${slug} is no seeded talent`);
    return talent;
  };
  const save = (talents: readonly TalentRecord[]) => new TalentWriterRepository(engine.dataSource()).saveTalents([...talents]);
  const newestSingers = () =>
    TALENTS.filter((one) => isShown(one) && one.categoryId === findCategory('Singer').id)
      .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id)
      .map(({ slug }) => slug);

  test.each([
    ['hiring-influencer', { strip: HIRING_INFLUENCER.strip, featured: HIRING_INFLUENCER.featured, carousel: HIRING_INFLUENCER.carousel }],
    ['influencer', { carousel: INFLUENCER.carousel, faces: INFLUENCER.faces }],
    ['singer', { featured: SINGER.featured }],
  ] as const)('INF-02 SNG-01 everybody whom the words of %s name stands in their order, with tags and film', async (page, blocks) => {
    const places = await read(page);
    expect(places.map(({ place }) => place)).toEqual(Object.keys(blocks));
    for (const { place, people: shown } of places) {
      const block = Object.entries(blocks).find(([name]) => name === place)?.[1];
      expect(shown.map(({ slug, tags, clip }) => ({ slug, tags, clip }))).toEqual(block?.people.map((one) => ({ clip: '', ...one })));
      for (const card of shown) expect(card).toMatchObject({ status: 2, display_name: talentOf(card.slug).name });
    }
  });

  test('SNG-01 a picture of the page stands in the place of the profile’s, with what it shows; a substitute has its own', async () => {
    const [first = '', second = ''] = newestSingers();
    const picture = '0123456789abcdef0123456789abcdef';
    const block = people([first]);
    const [named] = block.people;
    const hidden = { slug: 'nobody-here', tags: [], picture, picture_alt: 'Nobody' };
    const own = { ...named, slug: first, tags: ['Named'], picture, picture_alt: 'At the microphone' };
    const [place] = await site.app.get(LandingPeopleService).ofBlocks({ featured: { ...block, people: [own, hidden] } });
    expect(place?.people[0]).toMatchObject({ slug: first, picture_alt: 'At the microphone' });
    expect(place?.people[0]?.profile_image).toMatch(new RegExp(`/pictures/${picture}-640\\.webp$`, 'u'));
    expect(place?.people[1]).toMatchObject({ slug: second, profile_image: expect.stringContaining('/posters/') });
    expect(place?.people[1]).not.toHaveProperty('picture_alt');
  });

  test('SNG-01 the four featured singers are singers', () => {
    const { id } = findCategory('Singer');
    expect(SINGER.featured?.people.map(({ slug }) => talentOf(slug).categoryId)).toEqual([id, id, id, id]);
  });

  test('INF-02 D12 anyone who hides the profile is replaced by the newest of the category who is not there yet', async () => {
    const before = await slugsOf('singer', 'featured');
    const hidden = talentOf(before[1]);
    const newest = newestSingers().find((slug) => !before.includes(slug));
    await save([{ ...hidden, status: TALENT_STATUS.hidden }]);
    const response = await site.get('/api/landing/people/singer');
    expect(response.body.includes(hidden.slug) || response.body.includes(hidden.name)).toBe(false);
    const [place] = await read('singer');
    expect(place?.people.map(({ slug }) => slug)).toEqual(before.with(1, newest ?? 'nobody'));
    expect(place?.people[1]).toMatchObject({ tags: ['Singer'], clip: '' });
    await save([hidden]);
    expect(await slugsOf('singer', 'featured')).toEqual(before);
  });

  test('D12 a minor is neither shown nor taken for somebody else, whatever the profile says', async () => {
    const before = await slugsOf('singer', 'featured');
    const [named, newest] = [talentOf(before[0]), talentOf(newestSingers().find((slug) => !before.includes(slug)))];
    await save([named, newest].map((one) => ({ ...one, bornOn: '2010-05-05' })));
    const slugs = await slugsOf('singer', 'featured');
    expect(slugs).toHaveLength(4);
    expect(slugs).not.toContain(named.slug);
    expect(slugs).not.toContain(newest.slug);
    await save([named, newest]);
  });

  test('LAND-01 nobody stands twice in a place, and unknown names are filled as far as the category reaches', async () => {
    const [first = ''] = newestSingers();
    const pages = site.app.get(PagesService);
    await pages.save('influencer', { carousel: people(['nobody-at-all', first, first, 'gone-too']) }, 'system:test');
    expect(await slugsOf('influencer', 'carousel')).toEqual([newestSingers()[1], first, newestSingers()[2], newestSingers()[3]]);
    await pages.save('influencer', { carousel: { ...people(['nobody-at-all', first]), fill: 'no-such-category' } }, 'system:test');
    expect(await slugsOf('influencer', 'carousel')).toEqual([first]);
    await pages.save('influencer', { carousel: INFLUENCER.carousel }, 'system:test');
  });

  test('REL-25 the answer is kept for half a minute and answered 304 while it is the same', async () => {
    const first = await site.get('/api/landing/people/singer');
    expect(first.headers['cache-control']).toBe('public, max-age=30');
    expect((await site.get('/api/landing/people/singer', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  test('API-21 a page that names nobody has no places, a strange one is refused, one without words is missing', async () => {
    expect(PAGE_NAMES).toContain('product-photoshoot');
    expect(await read('product-photoshoot')).toEqual([]);
    for (const page of ['constructor', '%00', 'a'.repeat(150)])
      expect((await site.get(`/api/landing/people/${page}`)).statusCode).toBe(400);
    await engine.dataSource().query("DELETE FROM document_version WHERE kind = 'words' AND name = 'home'");
    expect((await site.get('/api/landing/people/home')).statusCode).toBe(404);
  });
});
