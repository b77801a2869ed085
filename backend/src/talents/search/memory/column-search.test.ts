import { TALENT_STATUS } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { describeOnEngines } from '../../../../test/support/kernel/database/test-database';
import { inTransaction } from '../../../kernel/database/transaction';
import { TalentIndexRepository } from '../talent-index.repository';
import type { SearchFilter, SearchResult, TalentSearch } from '../talent-search';
import { TalentWriterRepository } from '../talent-writer.repository';
import { databaseSearch, makeColumnSearch } from '../../../../test/support/talents/searches';
import { makeTalent, saveTestLookups } from '../../../../test/support/talents/talent.factory';
import { TalentChangesRepository } from './talent-changes.repository';

const PAGE = { sort: 'newest', number: 1, size: 48 } as const;
const EVERYBODY: SearchFilter = { includesHidden: true };
const DAY_MS = 24 * 60 * 60 * 1000;

const save = (dataSource: DataSource, ...ids: number[]) =>
  new TalentWriterRepository(dataSource).saveTalents(ids.map((id) => makeTalent(id)));
const idsOf = async (search: TalentSearch, filter = EVERYBODY) => (await search.search(filter, PAGE)).ids;

async function empty(dataSource: DataSource): Promise<void> {
  for (const table of ['talent_word', 'talent_search', 'talent_counter', 'talent']) await dataSource.query(`DELETE FROM ${table}`);
}

describeOnEngines('talents in memory', (engine) => {
  const database = { search: jest.fn(() => Promise.resolve({ ids: [-1], total: 1 })) };
  beforeAll(() => saveTestLookups(engine.dataSource()));
  beforeEach(async () => {
    await empty(engine.dataSource());
    await save(engine.dataSource(), 1, 2, 3);
  });

  test('API-12 every instance sees what any of them wrote, at once', async () => {
    const instances = [makeColumnSearch(engine.dataSource()), makeColumnSearch(engine.dataSource())];
    for (const search of instances) await search.prepare();
    await save(engine.dataSource(), 4);
    for (const search of instances) expect(await idsOf(search)).toEqual([4, 3, 2, 1]);
    const writer = new TalentWriterRepository(engine.dataSource());
    await writer.saveTalents([makeTalent(2, { status: 3 }), makeTalent(3, { status: TALENT_STATUS.hidden, skills: ['Falconry'] })]);
    for (const search of instances) {
      expect(await idsOf(search)).toEqual([4, 3, 1]);
      expect(await idsOf(search, { includesHidden: false })).toEqual([4, 1]);
      expect(await idsOf(search, { includesHidden: false, tokens: ['falconry'] })).toEqual([]);
    }
    await writer.saveTalents([makeTalent(2, { attributes: [{ attributeId: 2, value: 31 }] })]);
    const waist = { includesHidden: false, attributes: [{ attributeId: 2, from: 31, to: 31 }] };
    for (const search of instances) expect(await idsOf(search, waist)).toEqual([2]);
  });

  test('API-12 a write that is taken back changes nothing', async () => {
    const search = makeColumnSearch(engine.dataSource());
    await search.prepare();
    const failing = inTransaction(engine.dataSource(), async () => {
      await save(engine.dataSource(), 4);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await save(engine.dataSource(), 5);
    expect(await idsOf(search)).toEqual([5, 3, 2, 1]);
  });

  test('API-12 a transaction finds what it wrote in the database, and memory stays as it was', async () => {
    const stored = databaseSearch(engine.dataSource());
    const asked = { search: jest.fn<Promise<SearchResult>, Parameters<TalentSearch['search']>>((...args) => stored.search(...args)) };
    const search = makeColumnSearch(engine.dataSource(), { database: asked });
    await search.prepare();
    let found: readonly number[] = [];
    const failing = inTransaction(engine.dataSource(), async () => {
      await save(engine.dataSource(), 4);
      found = await idsOf(search);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(found).toEqual([4, 3, 2, 1]);
    asked.search.mockClear();
    expect(await idsOf(search)).toEqual([3, 2, 1]);
    expect(asked.search).not.toHaveBeenCalled();
  });

  test('API-12 searches at the same time share the reading, and each sees what was written before it', async () => {
    const search = makeColumnSearch(engine.dataSource());
    await search.prepare();
    const reads = jest.spyOn(TalentChangesRepository.prototype, 'findFrom');
    const early = Array.from({ length: 10 }, () => idsOf(search));
    await save(engine.dataSource(), 4);
    const late = Array.from({ length: 10 }, () => idsOf(search));
    for (const ids of await Promise.all(late)) expect(ids).toEqual([4, 3, 2, 1]);
    await Promise.all(early);
    expect(reads.mock.calls.length).toBeLessThan(8);
    reads.mockRestore();
  });

  test('SEC-42 anyone who may not ask now is refused before anybody is looked for, in memory and in the database', async () => {
    const inMemory = makeColumnSearch(engine.dataSource());
    await inMemory.prepare();
    const inDatabase = makeColumnSearch(engine.dataSource(), { fromTalents: 99, database });
    database.search.mockClear();
    for (const search of [inMemory, inDatabase]) {
      const refusal = Promise.reject(new Error('too many'));
      await expect(search.search(EVERYBODY, PAGE, refusal)).rejects.toThrow('too many');
    }
    expect(database.search).not.toHaveBeenCalled();
  });

  test('with few talents the database answers', async () => {
    const search = makeColumnSearch(engine.dataSource(), { fromTalents: 4, database });
    await search.prepare();
    expect(await idsOf(search)).toEqual([-1]);
    await save(engine.dataSource(), 4);
    await search.prepare();
    expect(await idsOf(search)).toEqual([4, 3, 2, 1]);
  });

  test('the database answers when the changes cannot be read, and memory again afterwards', async () => {
    const search = makeColumnSearch(engine.dataSource(), { database });
    await search.prepare();
    await save(engine.dataSource(), 4);
    const reads = jest.spyOn(TalentChangesRepository.prototype, 'findFrom').mockRejectedValueOnce(new Error('away'));
    expect(await idsOf(search)).toEqual([-1]);
    expect(await idsOf(search)).toEqual([4, 3, 2, 1]);
    reads.mockRestore();
  });

  test('what was changed by hand is found after a rebuild', async () => {
    const search = makeColumnSearch(engine.dataSource(), { database });
    await search.prepare();
    await engine.dataSource().query('DELETE FROM talent_search WHERE id = 3');
    await new TalentIndexRepository(engine.dataSource()).rebuild(new Date());
    await engine.dataSource().query('INSERT INTO talent_attribute (talent_id, attribute_id, value) VALUES (1, 2, 28)');
    await new TalentIndexRepository(engine.dataSource()).rebuild(new Date());
    expect(await idsOf(search)).toEqual([-1]);
    await search.prepare();
    expect(await idsOf(search, { ...EVERYBODY, attributes: [{ attributeId: 2, from: 0, to: 28 }] })).toEqual([1]);
  });

  test('an instance whose last change was deleted reads everything again', async () => {
    const search = makeColumnSearch(engine.dataSource(), { database });
    await search.prepare();
    const changes = new TalentChangesRepository(engine.dataSource());
    await save(engine.dataSource(), 4, 5);
    await changes.removeBefore(Date.now() + DAY_MS);
    expect(await idsOf(search)).toEqual([-1]);
    await search.prepare();
    expect(await idsOf(search)).toEqual([5, 4, 3, 2, 1]);
    const count = async () => Number((await engine.dataSource().query('SELECT COUNT(*) AS total FROM talent_change'))[0].total);
    expect(await count()).toBe(1);
    await save(engine.dataSource(), 6);
    await changes.removeBefore(Date.now() - DAY_MS);
    expect(await count()).toBe(2);
  });
});
