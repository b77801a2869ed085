import { TALENT_STATUS, talentListingResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { ATTRIBUTE_IDS, ATTRIBUTES } from '../../../seeds/attributes';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';
import type { TalentRecord } from '../schema/talent-record';
import { TalentWriterRepository } from '../search/talent-writer.repository';

const COUNT = 200;
const SHOWN = [...makeTalents(COUNT)].filter((talent) => talent.status === TALENT_STATUS.visible);
const { skin, hairLength, height, averageViews, photoFollowers } = ATTRIBUTE_IDS;

const valueOf = (talent: TalentRecord, id: number) => talent.attributes.find(({ attributeId }) => attributeId === id)?.value;
const optionOf = (id: number, position: number) => ATTRIBUTES.find((attribute) => attribute.id === id)?.options[position] ?? 'none';
const idsWhere = (isWanted: (talent: TalentRecord) => boolean) =>
  SHOWN.filter(isWanted)
    .map(({ id }) => id)
    .sort((one, other) => one - other);
const isBetween = (value: number | undefined, from: number, to: number) => value !== undefined && value >= from && value <= to;

describeOnEngines('the attribute filters', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  let callers = 0;
  const ask = (filterAttribute: object, more: object = {}, page = 1) => {
    callers += 1;
    const filterdata = encodeURIComponent(JSON.stringify({ ...more, filterAttribute }));
    return site.get(
      `/api/talent-listing?perPage=48&currentPage=${page}&filterdata=${filterdata}`,
      {},
      `10.1.${callers >> 8}.${callers & 255}`,
    );
  };
  const find = async (filterAttribute: object, more: object = {}) => {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { data, totalCount } = await talentListingResponseSchema.validate((await ask(filterAttribute, more, page)).json());
      ids.push(...data.map(({ id }) => id));
      if (data.length < 48) {
        expect(ids).toHaveLength(totalCount);
        return ids.sort((one, other) => one - other);
      }
    }
  };

  test('TAL-02 one value of a dropdown finds exactly those who have it', async () => {
    for (const position of [1, 3, 4]) {
      const wanted = idsWhere((talent) => valueOf(talent, hairLength) === position);
      expect(wanted.length).toBeGreaterThan(0);
      expect(await find({ values: { [hairLength]: optionOf(hairLength, position) } })).toEqual(wanted);
    }
  });

  test('TAL-02 pairs take both ends in, and an open end takes everybody beyond', async () => {
    const extra = { [height]: { min: optionOf(height, 8), max: optionOf(height, 12) } };
    expect(await find({ extra })).toEqual(idsWhere((talent) => isBetween(valueOf(talent, height), 8, 12)));
    expect(await find({ extra: { [averageViews]: { min: 3000 } } })).toEqual(
      idsWhere((talent) => isBetween(valueOf(talent, averageViews), 3000, 1e9)),
    );
    const reach = { [photoFollowers]: { max: 10_000 } };
    expect(await find({ extra: reach })).toEqual(idsWhere((talent) => isBetween(valueOf(talent, photoFollowers), 0, 10_000)));
  });

  test('TAL-02 attributes narrow together, and together with category and gender', async () => {
    const chosen = { values: { [skin]: optionOf(skin, 2) }, extra: { [height]: { min: optionOf(height, 8) } } };
    const isWanted = (talent: TalentRecord) => valueOf(talent, skin) === 2 && isBetween(valueOf(talent, height), 8, 99);
    expect(await find(chosen)).toEqual(idsWhere(isWanted));
    const [first] = SHOWN.filter(isWanted);
    const { categoryId = 0, genderId = 0 } = first ?? {};
    const more = idsWhere((talent) => isWanted(talent) && talent.categoryId === categoryId && talent.genderId === genderId);
    expect(more).toContain(first?.id);
    expect(await find({ ...chosen, gender: genderId }, { category: categoryId })).toEqual(more);
  });

  test('TAL-02 SEC-42 nobody hidden and no minor is found by an attribute', async () => {
    const [model] = SHOWN.filter((talent) => valueOf(talent, hairLength) === 4);
    if (!model) throw new Error('Nobody has long hair.');
    const value = { [hairLength]: optionOf(hairLength, 4) };
    const before = await find({ values: value });
    await new TalentWriterRepository(engine.dataSource()).saveTalents([
      { ...model, id: 9001, slug: 'hidden-person-abcdefgh', status: TALENT_STATUS.hidden },
      { ...model, id: 9002, slug: 'young-person-abcdefgh', bornOn: '2015-03-01' },
      { ...model, id: 9003, slug: 'new-person-abcdefgh', createdAt: model.createdAt + 1, featuredPosition: null },
    ]);
    // Another question than before, whose total nobody has counted yet.
    expect(await find({ values: value, extra: { [height]: {} }, minAge: 18 })).toEqual([...before, 9003]);
  });

  test.each([
    [{ values: { [hairLength]: 'Endless' } }, `values.${hairLength}`],
    [{ values: { 999: 'Long' } }, 'values.999'],
    [{ values: { [height]: '5′ 8″' } }, `values.${height}`],
    [{ extra: { [hairLength]: { min: 'Long' } } }, `extra.${hairLength}`],
    [{ extra: { [averageViews]: { min: 40, max: 30 } } }, `extra.${averageViews}.min`],
    [{ extra: { [averageViews]: { min: 'slim' } } }, `extra.${averageViews}.min`],
    [{ extra: { 999: { min: 1 } } }, 'extra.999'],
    [{ values: { "1' OR '1'='1": 'Long' } }, 'values'],
    [{ values: [1] }, 'values'],
    [{ extra: { [averageViews]: { min: -1 } } }, 'extra'],
    [{ extra: { [averageViews]: { least: 1 } } }, 'extra'],
  ])('API-12 %j answers 400 and names its field', async (filterAttribute, field) => {
    const response = await ask(filterAttribute);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toContain(`filterdata.filterAttribute.${field}`);
  });
});
