import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { TalentSearchEntity, TalentTokenEntity } from '../schema/talent-search.entity';
import { TalentWriterRepository } from './talent-writer.repository';
import { TalentsRepository } from '../listing/talents.repository';
import { makeTalent, saveTestLookups } from '../../../test/support/talents/talent.factory';

describeOnEngines('writing talents', (engine) => {
  const writer = () => new TalentWriterRepository(engine.dataSource());
  const counters = async () => Object.fromEntries(await new TalentsRepository(engine.dataSource()).readCounters());
  const wordsOf = async (talentId: number) =>
    (await engine.dataSource().getRepository(TalentTokenEntity).findBy({ talentId })).map((row) => row.word).sort();

  beforeAll(() => saveTestLookups(engine.dataSource()));

  test('truth, projection, words and counters are written together', async () => {
    await writer().saveTalents([
      makeTalent(1, { name: 'Asha Rao' }),
      makeTalent(2, { categoryId: 2, subCategoryId: 201 }),
      makeTalent(3, { status: TALENT_STATUS.hidden }),
    ]);
    expect(await wordsOf(1)).toEqual(['actor', 'asha', 'combat', 'film', 'hindi', 'mumbai', 'rao', 'stage']);
    expect(await wordsOf(3)).toEqual([]);
    expect(await counters()).toEqual({ listed: 3, 'category:1': 2, 'category:2': 1 });
  });

  test('writing again replaces, and the counters follow', async () => {
    const moved = makeTalent(1, { name: 'Asha Rao', categoryId: 2, subCategoryId: 201, attributes: [{ attributeId: 1, value: 1 }] });
    await writer().saveTalents([moved]);
    await writer().saveTalents([moved]);
    expect(await counters()).toEqual({ listed: 3, 'category:1': 1, 'category:2': 2 });
    expect(await wordsOf(1)).toContain('writer');
    await writer().saveTalents([{ ...moved, status: TALENT_STATUS.hidden }]);
    expect(await counters()).toEqual({ listed: 3, 'category:1': 1, 'category:2': 2 });
    expect(await wordsOf(1)).toEqual([]);
  });

  test('the place of a hidden talent in A-Z does not come from the name', async () => {
    await writer().saveTalents([makeTalent(4, { name: 'Zzyzx', status: TALENT_STATUS.hidden })]);
    const row = await engine.dataSource().getRepository(TalentSearchEntity).findOneByOrFail({ id: 4 });
    expect(row.sortName).toMatch(/^[a-z]{8}$/u);
    expect(row.sortName).not.toContain('zzyzx');
  });

  test('SEC-43 a minor is not listed at all', async () => {
    await writer().saveTalents([makeTalent(5, { bornOn: '2015-01-01' })]);
    expect(await engine.dataSource().getRepository(TalentSearchEntity).countBy({ id: 5 })).toBe(0);
    expect(await wordsOf(5)).toEqual([]);
  });

  test('a failure leaves nothing behind', async () => {
    const before = await counters();
    await expect(writer().saveTalents([makeTalent(6), makeTalent(7, { cityId: 999 })])).rejects.toThrow();
    expect(await counters()).toEqual(before);
    expect(await wordsOf(6)).toEqual([]);
  });

  test('SLUG-01 a shoe size with a half is stored as it was written', async () => {
    const shoe = { attributeId: 1, value: 8.5 };
    await writer().saveTalents([makeTalent(1, { name: 'Asha Rao', attributes: [shoe] })]);
    const slug = makeTalent(1, {}).slug;
    expect((await writer().findRecord(slug))?.attributes).toEqual([shoe]);
  });
});
