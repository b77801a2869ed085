import {
  countersResponseSchema,
  creatorsResponseSchema,
  fastestGrowingResponseSchema,
  featuredTalentsResponseSchema,
  hirersResponseSchema,
  jobListResponseSchema,
  TALENT_STATUS,
} from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { findCategory } from '../../../seeds/categories';
import { makeJobs } from '../../../seeds/jobs/make-jobs';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';

const COUNT = 120;

describeOnEngines('the calls of the home page', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const visible = () => [...makeTalents(COUNT)].filter((talent) => talent.status === TALENT_STATUS.visible);

  test('HOME-05 the wall shows visible talents in the desk’s order, with pictures', async () => {
    const { data } = await featuredTalentsResponseSchema.validate((await site.get('/api/landing/featured-talents')).json());
    expect(data.length).toBeGreaterThanOrEqual(7);
    expect(data.slice(0, 3).map((card) => card.display_name)).toEqual(['Sofia Lindqvist', 'Devika Nair', 'Joseph Kurian']);
    for (const card of data) expect(card).toMatchObject({ status: 2, profile_image: `/media/posters/${card.slug}-0-640.webp` });
  });

  test('HOME-05 the counters are counted in the database', async () => {
    const response = await site.get('/api/landing/counters');
    const { data } = await countersResponseSchema.validate(response.json());
    const cities = new Set(visible().map((talent) => talent.cityId)).size;
    expect(data).toEqual({ talents: COUNT, open_jobs: 120, cities });
    expect(response.headers['cache-control']).toMatch(/max-age=(?:[1-5]?\d|60)$/u);
  });

  test('HOME-05 TAL-01 whatever says how many talents there are says what the list finds, without filters or by the category', async () => {
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filterdata: JSON.stringify(filter), perPage: '12', currentPage: '1' });
      return (await site.get(`/api/talent-listing?${query}`)).json<{ totalCount: number }>().totalCount;
    };
    expect((await site.get('/api/landing/counters')).json().data.talents).toBe(await found({}));
    const categories = (await site.get('/api/get-categories')).json<{ data: { id: number; slug: string; talent_count: number }[] }>().data;
    for (const { id, talent_count: count } of categories) expect(count).toBe(await found({ category: id }));
    const influencer = categories.find(({ slug }) => slug === 'influencer')?.id;
    expect((await site.get('/api/landing/creators')).json().total).toBe(await found({ category: influencer }));
    expect(visible().length).toBeLessThan(COUNT);
  });

  test('HOME-05 the fastest growing are the fullest profiles of the newest members, best first', async () => {
    const response = await fastestGrowingResponseSchema.validate((await site.get('/api/landing/fastest-growing')).json());
    const sizes = visible()
      .map((one) => one.pictureCount + one.credits.length + one.skills.length + one.languages.length)
      .sort((one, other) => other - one);
    expect(response.among).toBe(120);
    expect(response.data.map((one) => one.pictures + one.credits + one.skills.length + one.languages)).toEqual(sizes.slice(0, 6));
    for (const one of response.data) expect(one.joined_on).toMatch(/^20\d\d-\d\d-\d\d$/u);
  });

  test('HOME-05 creators are the visible influencers, the newest first, and their whole category is counted', async () => {
    const { id } = findCategory('Influencer');
    const influencers = visible().filter((talent) => talent.categoryId === id);
    const creators = async () => creatorsResponseSchema.validate((await site.get('/api/landing/creators')).json());
    const { data, total } = await creators();
    expect(total).toBe([...makeTalents(COUNT)].filter(({ categoryId }) => categoryId === id).length);
    const newest = [...influencers].sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
    expect(data.map((card) => card.slug)).toEqual(newest.slice(0, 12).map((talent) => talent.slug));
  });

  test('D12 a creator who hides the profile leaves the home page', async () => {
    const [first] = (await creatorsResponseSchema.validate((await site.get('/api/landing/creators')).json())).data;
    const talent = visible().find(({ slug }) => slug === first?.slug);
    if (!talent) throw new Error('There are seeded influencers');
    const writer = new TalentWriterRepository(engine.dataSource());
    await writer.saveTalents([{ ...talent, status: TALENT_STATUS.hidden }]);
    expect((await site.get('/api/landing/creators')).body).not.toContain(talent.slug);
    await writer.saveTalents([talent]);
  });

  test('HOME-05 featured gigs are the five open calls that close first', async () => {
    const { data } = await jobListResponseSchema.validate((await site.get('/api/landing/gigs')).json());
    expect(data.map((job) => job.closes_on)).toEqual(['2026-11-22', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-27']);
  });

  test('HOME-05 hirers come with the number of their open calls, the busiest first', async () => {
    const { data } = await hirersResponseSchema.validate((await site.get('/api/landing/hirers')).json());
    const jobs = makeJobs('2026-11-20');
    expect(data).toHaveLength(8);
    for (const { name, open_jobs } of data) expect(open_jobs).toBe(jobs.filter(({ job }) => job.postedBy === name).length);
    const counts = data.map(({ open_jobs }) => open_jobs);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  test.each(['fastest-growing', 'creators', 'gigs', 'hirers', 'counters', 'featured-talents'])(
    'REL-25 %s is kept for half a minute and answered 304 while it is the same',
    async (name) => {
      const first = await site.get(`/api/landing/${name}`);
      expect(first.headers['cache-control']).toBe('public, max-age=30');
      const again = await site.get(`/api/landing/${name}`, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );
});
