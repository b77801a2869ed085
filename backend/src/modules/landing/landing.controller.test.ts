import { countersResponseSchema, featuredTalentsResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../platform/database/testing/test-database';
import { openSeededSite, type SeededSite } from '../../seeds/testing/seeded-site';
import { makeTalents } from '../../seeds/talents/make-talents';

const COUNT = 120;

describeOnEngines('the calls of the home page', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  }, 60_000);
  afterAll(() => site.close());

  test('HOME-05 the wall shows visible talents in the desk’s order, with pictures', async () => {
    const { data } = await featuredTalentsResponseSchema.validate((await site.get('/api/landing/featured-talents')).json());
    expect(data.length).toBeGreaterThanOrEqual(7);
    expect(data.slice(0, 3).map((card) => card.display_name)).toEqual(['Sofia Lindqvist', 'Devika Nair', 'Joseph Kurian']);
    for (const card of data) expect(card).toMatchObject({ status: 2, profile_image: `/media/posters/${card.slug}-0-640.webp` });
  });

  test('HOME-05 the counters are counted in the database', async () => {
    const answer = await site.get('/api/landing/counters');
    const { data } = await countersResponseSchema.validate(answer.json());
    const visible = [...makeTalents(COUNT)].filter((talent) => talent.status === 2);
    expect(data).toEqual({ talents: visible.length, open_jobs: 120, cities: new Set(visible.map((talent) => talent.cityId)).size });
    expect(answer.headers['cache-control']).toMatch(/max-age=(?:[1-5]?\d|60)$/u);
  });
});
