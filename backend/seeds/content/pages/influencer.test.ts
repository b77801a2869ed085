import { talentListingResponseSchema, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { makeTalents } from '../../talents/make-talents';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { INFLUENCER } from './influencer';

const COUNT = 500;

describeOnEngines('what the words of the influencer page lead to', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const fields = INFLUENCER.fields?.items ?? [];
  test.each(fields.map(({ title, to = '' }) => [title, to]))('IFS-01 the field %s finds people', async (_title, to) => {
    const searchtext = new URL(to, 'http://site.test').searchParams.get('searchtext');
    const answer = await site.get(`/api/talent-listing?filterdata=${encodeURIComponent(JSON.stringify({ searchtext }))}`);
    const { data } = await talentListingResponseSchema.validate(answer.json());
    expect(data.filter(({ status }) => status === TALENT_STATUS.visible).length).toBeGreaterThan(0);
  });
});

test('IFS-01 every field has a face of its own, and the stories name people whose faces are there', () => {
  const tags = INFLUENCER.faces?.people.flatMap((person) => person.tags) ?? [];
  for (const { title } of INFLUENCER.fields?.items ?? []) expect(tags).toContain(title);
  const slugs = INFLUENCER.faces?.people.map(({ slug }) => slug) ?? [];
  const names = [...makeTalents(COUNT)].filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name.replaceAll("'", '’'));
  expect(names).toHaveLength(slugs.length);
  const tellers = INFLUENCER.stories?.quotes.map(({ by }) => names.some((name) => by.startsWith(`${name}, `)));
  expect(tellers).toEqual([true, true, true, true]);
});
