import * as fc from 'fast-check';
import { describeOnEngines, type Engine } from '../../../test/support/kernel/database/test-database';
import type { Condition } from '../../talents/schema/condition';
import { LookupsRepository } from '../../talents/lookups/lookups.repository';
import { allJobs, countJobs, pageOfJobs } from './job-conditions';
import type { JobFilter } from './job-filter';
import { randomJobs } from '../../../test/support/jobs/search/random-jobs';
import { TODAY, WORLD } from '../../../test/support/jobs/search/small-world';
import { storeJobs } from '../../../test/support/jobs/search/store-jobs';

const JOBS = 2000;
const FIRST = { take: 12, skip: 0 };
const OPEN: JobFilter = { today: TODAY, withRemote: false, paidOnly: false };
const FILTERS: Readonly<Record<string, JobFilter>> = {
  'every open call': OPEN,
  'a city': { ...OPEN, cityIds: [1] },
  'paid work of a category': { ...OPEN, categoryId: 1, paidOnly: true },
  'a gender and an age': { ...OPEN, genderId: 1, ageMin: 18, ageMax: 25 },
  'what closes soon': { ...OPEN, closesUntil: '2026-11-22' },
  'a word': { ...OPEN, tokens: ['tea'] },
};

/** What the engine means to do, as text. */
async function explain({ dataSource, name }: Engine, { text, values }: Condition): Promise<string> {
  const rows: object[] = await dataSource().query(`EXPLAIN ${name === 'SQLite' ? 'QUERY PLAN ' : ''}${text}`, [...values]);
  return JSON.stringify(rows);
}

describeOnEngines('how the call list is read', (engine) => {
  beforeAll(async () => {
    await new LookupsRepository(engine.dataSource()).save(WORLD);
    const [jobs = []] = fc.sample(randomJobs(JOBS), { seed: 7, numRuns: 1 });
    // As it is after some years: most calls are closed.
    await storeJobs(
      engine.dataSource(),
      jobs.map((job, index) => (index % 8 === 0 ? job : { ...job, state: 'closed' as const })),
    );
    if (engine.name === 'MariaDB') await engine.dataSource().query('ANALYZE TABLE job, job_role, job_word');
    else await engine.dataSource().query('ANALYZE');
  });

  const cases = Object.entries(FILTERS).flatMap(([name, filter]) =>
    (['newest', 'closing', 'pay'] as const).map((sort) => [name, sort, filter] as const),
  );

  test.each(cases)('%s, sorted by %s, is read from indexes, and closed calls are not looked at', async (_name, sort, filter) => {
    for (const statement of [pageOfJobs(filter, sort, FIRST), countJobs(filter)]) {
      const plan = await explain(engine, statement);
      expect(plan).toMatch(/job_newest|job_closes|SEARCH j USING INTEGER PRIMARY KEY|"table":"j","type":"eq_ref"/u);
      expect(plan).not.toMatch(/"detail":"SCAN (?:j|r|w)\b|"table":"(?:j|r|w)","type":"(?:ALL|index)"/u);
    }
  });

  test.each(['newest', 'closing'] as const)('sorted by %s, the first page is in the order of its index', async (sort) => {
    const plan = await explain(engine, pageOfJobs(OPEN, sort, FIRST));
    expect(plan).toContain(sort === 'newest' ? 'job_newest' : 'job_closes');
    expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary/u);
  });

  test('roles are looked up by their job, and words by the word', async () => {
    expect(await explain(engine, allJobs({ ...OPEN, genderId: 1 }))).toMatch(/ux_job_role/u);
    const word = await explain(engine, allJobs({ ...OPEN, tokens: ['tea'] }));
    expect(word).toMatch(/sqlite_autoindex_job_word_1 \(word|"table":"w","type":"(?:range|eq_ref|ref)"/u);
  });
});
