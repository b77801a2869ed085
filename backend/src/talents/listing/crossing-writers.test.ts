import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnMariadb, createMysqlDatabase, describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { migrate } from '../../kernel/database/migrate';
import { inTransaction } from '../../kernel/database/transaction';
import type { DataSource } from 'typeorm';
import { OwnProfilesService } from '../profile/own-profiles.service';
import { TalentIndexRepository } from '../search/talent-index.repository';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { makeTalent, saveTestLookups } from '../../../test/support/talents/talent.factory';

const NOW = new Date('2026-11-20T10:00:00Z');
const CLOCK = { now: () => NOW.getTime() };

describeOnEngines('many writers of talents', (engine) => {
  beforeAll(() => saveTestLookups(engine.dataSource()));

  test('REL-14 crossing writers all get done, and nothing is lost or counted twice', async () => {
    const writer = new TalentWriterRepository(engine.dataSource());
    const people = Array.from({ length: 12 }, (_, index) => makeTalent(index + 1));
    await writer.saveTalents(people, NOW);
    const hidden = people.map((person) => ({ ...person, status: TALENT_STATUS.hidden }));
    const moved = people.map((person) => ({ ...person, categoryId: 2, subCategoryId: 201 }));
    const rounds = [people, [...hidden].reverse(), moved, [...people].reverse(), hidden, [...moved].reverse()];
    await Promise.all(rounds.map((records) => writer.saveTalents(records, NOW)));
    expect(await new TalentIndexRepository(engine.dataSource()).check(NOW)).toEqual({ talents: 12, talentIds: [], counters: [] });
  });

  test('REL-14 two changes of one profile at once: each sees what the other wrote', async () => {
    const writer = new TalentWriterRepository(engine.dataSource());
    const person = makeTalent(30, { headline: '' });
    await writer.saveTalents([person], NOW);
    const add = (letter: string) => writer.changeTalent(person.slug, (record) => ({ ...record, headline: record.headline + letter }), NOW);
    await Promise.all([...'abcdefgh'].map(add));
    const { headline } = (await writer.findRecord(person.slug)) ?? { headline: 'nobody' };
    expect([...headline].sort().join('')).toBe('abcdefgh');
  });

  test('REL-14 a profile that is withdrawn and suspended at once stays withdrawn', async () => {
    const writer = new TalentWriterRepository(engine.dataSource());
    const profiles = new OwnProfilesService(writer, CLOCK);
    for (let id = 40; id < 46; id += 1) {
      const { slug } = makeTalent(id);
      await writer.saveTalents([makeTalent(id)], NOW);
      await Promise.all([profiles.suspend(slug), profiles.withdraw(slug), profiles.resume(slug)]);
      expect(await profiles.find(slug)).toMatchObject({ status: 3 });
    }
  });
});

describeOnMariadb('a writer in a deadlock', () => {
  let database: Awaited<ReturnType<typeof createMysqlDatabase>>;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createMysqlDatabase();
    ({ dataSource } = database);
    await dataSource.initialize();
    await migrate(dataSource);
    await saveTestLookups(dataSource);
    await new TalentWriterRepository(dataSource).saveTalents([makeTalent(1), makeTalent(2), makeTalent(3), makeTalent(4)], NOW);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** Holds talents 2 to 4, has the writer wait for them with talent 1 in its hand, and then asks for 1. */
  const cross = async (work: () => Promise<unknown>) => {
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    // The engine gives up the one that has changed less.
    for (const id of [2, 3, 4]) await other.query("UPDATE talent SET headline = 'other' WHERE id = ?", [id]);
    const working = work();
    working.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query("UPDATE talent SET headline = 'other' WHERE id = 1");
    await other.commitTransaction();
    await other.release();
    return working;
  };
  const records = [makeTalent(1, { headline: 'writer' }), makeTalent(2, { headline: 'writer' })];

  test('REL-14 it is run again from its start, and its work is done', async () => {
    const begin = jest.spyOn(dataSource, 'transaction');
    await cross(() => new TalentWriterRepository(dataSource).saveTalents(records, NOW));
    expect(begin.mock.calls.length).toBeGreaterThan(1);
    begin.mockRestore();
    const rows: { headline: string }[] = await dataSource.query('SELECT headline FROM talent ORDER BY id');
    expect(rows.map(({ headline }) => headline)).toEqual(['writer', 'writer', 'other', 'other']);
  });

  test('REL-14 as a part of another transaction it is not run again by itself: that whole one is lost', async () => {
    let tries = 0;
    const whole = cross(() =>
      inTransaction(dataSource, () => {
        tries += 1;
        return new TalentWriterRepository(dataSource).saveTalents(records, NOW);
      }),
    );
    await expect(whole).rejects.toMatchObject({ driverError: { code: 'ER_LOCK_DEADLOCK' } });
    expect(tries).toBe(1);
  });
});
