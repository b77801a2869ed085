import { type TalentCard, talentListingResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';

const COUNT = 200;
const HIDDEN = [...makeTalents(COUNT)].filter((talent) => talent.status !== 2);

describeOnEngines('hidden talents', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const listing = async (filter: object = {}, more = '') => {
    const response = await site.get(`/api/talent-listing?filterdata=${encodeURIComponent(JSON.stringify(filter))}${more}`);
    expect(response.statusCode).toBe(200);
    return talentListingResponseSchema.validate(response.json());
  };
  const everyCard = async (): Promise<TalentCard[]> => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listing({}, `&perPage=48&currentPage=${page}`)));
    return pages.flatMap((page) => page.data);
  };

  test('TAL-03 D12 a hidden card carries no name, address, place, skill or picture of the person', async () => {
    const hidden = (await everyCard()).filter((card) => card.status !== 2);
    expect(hidden).toHaveLength(HIDDEN.length);
    for (const card of hidden) {
      expect(card).toEqual({
        id: card.id,
        slug: '',
        profile_image: expect.stringMatching(/^\/media\/hidden\/[0-5]-640\.webp$/u),
        display_name: '',
        is_premium: 0,
        location: '',
        skills: [],
        status: 1,
      });
    }
  });

  test('D12 no answer of the listing holds a hidden name or address anywhere', async () => {
    const text = JSON.stringify(await everyCard());
    for (const { name, slug } of HIDDEN) expect(text.includes(slug) || text.includes(`"${name}"`)).toBe(false);
  });

  test('SEC-42 a hidden talent is found by nothing about the person', async () => {
    for (const talent of HIDDEN.slice(0, 4)) {
      const filters = [
        { searchtext: talent.name },
        { searchtext: talent.skills[0] },
        { filterAttribute: { gender: talent.genderId } },
        { filterAttribute: { minAge: 18, maxAge: 100 } },
        { location: 'India' },
      ];
      for (const filter of filters) {
        const page = await listing(filter, '&perPage=48');
        expect(page.data.every((card) => card.status === 2 && card.id !== talent.id)).toBe(true);
      }
    }
  });

  test('their own address is not found', async () => {
    for (const { slug } of HIDDEN) expect((await site.get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
  });
});
