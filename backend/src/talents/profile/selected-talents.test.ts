import { ENDPOINTS, LIMITS, selectedTalentsResponseSchema, talentListingResponseSchema, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { SystemClock } from '../../kernel/clock/clock';
import { OwnProfilesService } from './own-profiles.service';
import { TalentWriterRepository } from '../search/talent-writer.repository';

const COUNT = 120;
const PEOPLE = [...makeTalents(COUNT)];
const HIDDEN = PEOPLE.filter((talent) => talent.status !== TALENT_STATUS.visible);

describeOnEngines('the chosen talents', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const ask = (talentIds: string, more = '') => site.get(`${ENDPOINTS.selectedTalents.path}?talentIds=${talentIds}${more}`);
  const select = async (ids: readonly number[]) => {
    const response = await ask(ids.join(','));
    expect(response.statusCode).toBe(200);
    return selectedTalentsResponseSchema.noUnknown().strict().validate(response.json());
  };

  test('API-16 they come in the order they were asked for, each once, and nobody else', async () => {
    const { status, data, fav_user_ids: favourites } = await select([7, 3, 999_999, 5, 3, 0, 2_147_483_648]);
    expect({ status, favourites, ids: data.map(({ id }) => id) }).toEqual({ status: 200, favourites: [], ids: [7, 3, 5] });
  });

  test('API-16 a card is the same as in the listing', async () => {
    const response = await site.get('/api/talent-listing?perPage=48');
    const { data } = await talentListingResponseSchema.validate(response.json());
    expect((await select(data.map(({ id }) => id))).data).toEqual(data);
    expect(data.some((card) => card.status !== TALENT_STATUS.visible)).toBe(true);
  });

  test('API-16 D12 a hidden talent whose id was guessed shows a number and nothing of the person', async () => {
    const [person] = HIDDEN;
    if (!person) throw new Error('Nobody is hidden.');
    const { data } = await select([person.id]);
    expect(data).toEqual([
      {
        id: person.id,
        slug: '',
        profile_image: expect.stringMatching(/^\/media\/hidden\/[0-5]-640\.webp$/u),
        display_name: '',
        is_premium: 0,
        location: '',
        skills: [],
        status: TALENT_STATUS.hidden,
      },
    ]);
  });

  test('API-16 SEC-43 anyone who is not in the listing is not here either: withdrawn, suspended, under age', async () => {
    const writer = new TalentWriterRepository(engine.dataSource());
    const profiles = new OwnProfilesService(writer, new SystemClock());
    const [withdrawn, suspended, young] = [9001, 9002, 9003];
    const [model] = PEOPLE;
    if (!model) throw new Error('There is nobody.');
    const make = (id: number) => ({ ...model, id, slug: `person-${id}-abcdefgh`, featuredPosition: null });
    await writer.saveTalents([make(withdrawn), make(suspended), { ...make(young), bornOn: '2014-01-01' }]);
    await profiles.withdraw(make(withdrawn).slug);
    await profiles.suspend(make(suspended).slug);
    expect((await select([withdrawn, suspended, young, 1])).data.map(({ id }) => id)).toEqual([1]);
  });

  test(`API-16 ${LIMITS.selectedProfiles} at most`, async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect((await ask(ids(LIMITS.selectedProfiles))).json().data).toHaveLength(LIMITS.selectedProfiles);
    const refused = await ask(ids(LIMITS.selectedProfiles + 1));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { talentIds: 'At most 50 profiles can be selected' } });
  });

  test.each(['', 'abc', '1,', ',1', '1;2', '-1', '1.5', '1e3', '12345678901', '1,%00', "1'--", '1%20OR%201=1'])(
    'API-16 the ids "%s" are refused with their field',
    async (talentIds) => {
      const response = await ask(talentIds);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['talentIds']);
    },
  );

  test('API-16 the listing’s filter may come along, whatever it says', async () => {
    for (const filterdata of ['{}', '{', '%7B%22category%22:3%7D', 'null']) {
      expect((await ask('2,1', `&filterdata=${filterdata}`)).json().data).toHaveLength(2);
    }
    expect((await ask('1', `&filterdata=${'x'.repeat(9000)}`)).statusCode).toBe(400);
  });
});
