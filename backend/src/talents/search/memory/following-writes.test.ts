import { SORTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { describeOnEngines } from '../../../../test/support/kernel/database/test-database';
import type { SearchFilter } from '../talent-search';
import { TalentWriterRepository } from '../talent-writer.repository';
import { TalentsRepository } from '../../listing/talents.repository';
import { databaseSearch, makeColumnSearch } from '../../../../test/support/talents/searches';
import { makeTalent, saveTestLookups } from '../../../../test/support/talents/talent.factory';

const EVERYBODY: SearchFilter = { includesHidden: true };

const save = (dataSource: DataSource, ...ids: number[]) =>
  new TalentWriterRepository(dataSource).saveTalents(ids.map((id) => makeTalent(id)));

describeOnEngines('talents in memory while others write', (engine) => {
  beforeAll(() => saveTestLookups(engine.dataSource()));
  beforeEach(async () => {
    for (const table of ['talent_word', 'talent_search', 'talent_counter', 'talent']) {
      await engine.dataSource().query(`DELETE FROM ${table}`);
    }
    await save(engine.dataSource(), 1, 2, 3);
  });

  test.each(SORTS)('API-12 every page of %s is the database’s, while talents come, change and leave', async (sort) => {
    const writer = new TalentWriterRepository(engine.dataSource());
    const search = makeColumnSearch(engine.dataSource());
    await search.prepare();
    for (let round = 1; round <= 7; round += 1) {
      const comers = [makeTalent(round * 10), makeTalent(1000 - round, { name: `Comer ${round % 3}`, createdAt: 1_700_000_005 })];
      const changed = makeTalent(2, { name: round % 2 ? 'Aaron' : 'Zoë', categoryId: 1 + (round % 2), createdAt: 1_700_000_000 + round });
      const leaver = makeTalent(Math.max(1, (round - 3) * 10), { status: 3 });
      await writer.saveTalents([...comers, changed, leaver, makeTalent(3, { status: round % 3 ? 2 : 3 })]);
      for (const filter of [EVERYBODY, { includesHidden: false, tokens: ['comer'] }, { ...EVERYBODY, categoryId: 1 }]) {
        for (let number = 1; number <= 8; number += 1) {
          const page = { sort, number, size: 4, after: number % 2 ? undefined : 2 };
          const { ids, total } = await search.search(filter, page);
          expect({ ids, total }).toEqual(await databaseSearch(engine.dataSource()).search(filter, page));
        }
      }
    }
  });

  test('API-12 a card is as new as the list it stands in, and read once', async () => {
    const talents = new TalentsRepository(engine.dataSource());
    const search = makeColumnSearch(engine.dataSource());
    await search.prepare();
    const asked: number[][] = [];
    const list = async () => {
      const { ids, cards } = await search.search(EVERYBODY, { sort: 'newest', number: 1, size: 12 });
      const found = await cards?.find(ids, (missing) => {
        asked.push([...missing]);
        return talents.findCards(missing, '2020-01-01');
      });
      return found?.map(({ name, status }) => `${name} ${status}`);
    };
    const [newest, ...others] = (await list()) ?? [];
    expect(await list()).toEqual([newest, ...others]);
    await new TalentWriterRepository(engine.dataSource()).saveTalents([makeTalent(3, { name: 'Nila Bose', status: TALENT_STATUS.hidden })]);
    expect(await list()).toEqual([`Nila Bose ${TALENT_STATUS.hidden}`, ...others]);
    expect(asked).toEqual([[3, 2, 1], [3]]);
  });

  test('API-12 a talent who is written while all are read is there afterwards, once', async () => {
    const crowd = Array.from({ length: 900 }, (_, index) => 100 + index);
    await save(engine.dataSource(), ...crowd);
    const search = makeColumnSearch(engine.dataSource());
    const loading = search.prepare();
    const writer = new TalentWriterRepository(engine.dataSource());
    for (let start = 0; start < crowd.length; start += 60) {
      const some = crowd.slice(start, start + 60);
      const moved = some.map((id) => makeTalent(id, { name: `${id % 2 ? 'Aa' : 'Zz'} ${id}`, createdAt: 1_700_000_000 - id }));
      await writer.saveTalents([...moved, makeTalent(1000 + start)]);
    }
    await loading;
    for (const sort of ['newest', 'a-z'] as const) {
      const { ids, total } = await search.search(EVERYBODY, { sort, number: 1, size: 1000 });
      expect(total).toBe(918);
      expect(new Set(ids).size).toBe(918);
      const key = sort === 'newest' ? 'created_at DESC, id DESC' : 'sort_name, id';
      const rows: { id: number }[] = await engine.dataSource().query(`SELECT id FROM talent_search ORDER BY ${key}`);
      expect(ids).toEqual(rows.map(({ id }) => id));
    }
  });
});
