import type { DataSource, QueryRunner } from 'typeorm';
import { migrate } from '../../../kernel/database/migrate';
import { createMysqlDatabase, describeOnMariadb } from '../../../../test/support/kernel/database/test-database';
import { ManualClock } from '../../../../test/support/test-site';
import type { TalentSearch } from '../talent-search';
import { TalentWriterRepository } from '../talent-writer.repository';
import { makeColumnSearch } from '../../../../test/support/talents/searches';
import { makeTalent, saveTestLookups } from '../../../../test/support/talents/talent.factory';
import { TalentChangesRepository } from './talent-changes.repository';

const totalOf = async (search: TalentSearch) =>
  (await search.search({ includesHidden: true }, { sort: 'newest', number: 1, size: 12 })).total;

describeOnMariadb('changes of transactions that cross', () => {
  let database: Awaited<ReturnType<typeof createMysqlDatabase>>;
  let dataSource: DataSource;
  let clock: ManualClock;
  let slow: QueryRunner;
  beforeAll(async () => {
    database = await createMysqlDatabase();
    ({ dataSource } = database);
    await dataSource.initialize();
    await migrate(dataSource);
    await saveTestLookups(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    for (const table of ['talent_word', 'talent_search', 'talent']) await dataSource.query(`DELETE FROM ${table}`);
    await new TalentWriterRepository(dataSource).saveTalents([makeTalent(1)]);
    clock = new ManualClock();
    slow = dataSource.createQueryRunner();
    await slow.startTransaction();
  });
  afterEach(() => slow.release());

  /** Takes the smaller number, and ends later. */
  const leaveInSlow = async () => {
    await slow.query('DELETE FROM talent_search WHERE id = 1');
    await slow.query('INSERT INTO talent_change (talent_id, changed_at) VALUES (1, 0)');
  };
  const join = (id: number) => new TalentWriterRepository(dataSource).saveTalents([makeTalent(id)]);
  const open = async () => {
    const search = makeColumnSearch(dataSource, { clock });
    await search.prepare();
    return search;
  };

  test('API-12 the smaller number that comes later is seen', async () => {
    const search = await open();
    await leaveInSlow();
    await join(2);
    expect(await totalOf(search)).toBe(2);
    expect(await totalOf(search)).toBe(2);
    await slow.commitTransaction();
    expect(await totalOf(search)).toBe(1);
  });

  test('API-12 also one that was given before everything was read', async () => {
    await leaveInSlow();
    await join(2);
    const search = await open();
    expect(await totalOf(search)).toBe(2);
    await slow.commitTransaction();
    expect(await totalOf(search)).toBe(1);
  });

  test('API-12 also after minutes, as long as its transaction is open', async () => {
    const search = await open();
    await leaveInSlow();
    await join(2);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(61);
      expect(await totalOf(search)).toBe(2);
    }
    await slow.commitTransaction();
    expect(await totalOf(search)).toBe(1);
  });

  test('a number that was taken back is not asked for for ever', async () => {
    const search = await open();
    await leaveInSlow();
    await join(2);
    expect(await totalOf(search)).toBe(2);
    await slow.rollbackTransaction();
    const asked = jest.spyOn(TalentChangesRepository.prototype, 'findWithin');
    expect(await totalOf(search)).toBe(2);
    clock.pass(61);
    await totalOf(search);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await totalOf(search)).toBe(2);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
