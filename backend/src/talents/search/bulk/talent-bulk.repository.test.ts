import { TALENT_STATUS } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { describeOnEngines } from '../../../../test/support/kernel/database/test-database';
import { TalentIndexRepository } from '../talent-index.repository';
import { TalentWriterRepository } from '../talent-writer.repository';
import { makeTalent, saveTestLookups } from '../../../../test/support/talents/talent.factory';
import { TalentBulkRepository } from './talent-bulk.repository';

const NOW = new Date('2026-11-20T10:00:00Z');
const TALENTS = [
  makeTalent(1, { name: 'Asha Rao', about: 'Tabs\tand \\ signs\nin two lines, and an Élodie.', featuredPosition: null }),
  makeTalent(2, { status: TALENT_STATUS.hidden, isPremium: true, attributes: [{ attributeId: 1, value: 1 }] }),
  makeTalent(3, { bornOn: '2015-01-01' }),
  makeTalent(4, { credits: [{ year: 2020, title: 'Rain', part: 'Lead', kind: 'Film' }] }),
];

describeOnEngines('filling a database without talents', (engine) => {
  const saved = (slug: string) => new TalentWriterRepository(engine.dataSource()).findRecord(slug);
  let indexesBefore: readonly string[] = [];

  beforeAll(async () => {
    await saveTestLookups(engine.dataSource());
    indexesBefore = await readIndexes(engine.dataSource());
    await new TalentBulkRepository(engine.dataSource()).fill(TALENTS, NOW);
  });

  test('writes everything that is known about a talent', async () => {
    for (const talent of TALENTS) expect(await saved(talent.slug)).toEqual(talent);
  });

  test('API-12 lists what follows from the talents, with words and counters', async () => {
    expect(await new TalentIndexRepository(engine.dataSource()).check(NOW)).toEqual({ talents: 4, talentIds: [], counters: [] });
  });

  test('leaves the tables with the indexes they had', async () => {
    expect(indexesBefore).toContain('talent: slug, unique');
    expect(indexesBefore).toContain('talent_search: created_at,id,status,gender_id,city_id,born_day');
    expect(await readIndexes(engine.dataSource())).toEqual(indexesBefore);
  });

  test('refuses where there are talents', async () => {
    await expect(new TalentBulkRepository(engine.dataSource()).fill(TALENTS, NOW)).rejects.toThrow('there are talents already');
  });
});

async function readIndexes(dataSource: DataSource): Promise<readonly string[]> {
  const isMysql = dataSource.options.type === 'mysql';
  const rows = (await dataSource.query(
    isMysql
      ? `SELECT table_name AS owner, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns,
           1 - MAX(non_unique) AS isUnique FROM information_schema.statistics
         WHERE table_schema = DATABASE() GROUP BY table_name, index_name`
      : `SELECT m.tbl_name AS owner, (SELECT GROUP_CONCAT(name) FROM pragma_index_info(m.name)) AS columns,
           (SELECT "unique" FROM pragma_index_list(m.tbl_name) l WHERE l.name = m.name) AS isUnique FROM sqlite_master m
         WHERE m.type = 'index'`,
  )) as { owner: string; columns: string; isUnique: number | string }[];
  return rows.map(({ owner, columns, isUnique }) => `${owner}: ${columns}${Number(isUnique) === 1 ? ', unique' : ''}`).sort();
}
