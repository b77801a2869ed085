import * as fc from 'fast-check';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { LookupsRepository } from '../../talents/lookups/lookups.repository';
import { FoundJobsRepository } from './found-jobs.repository';
import { toJobFilter } from './job-filter';
import { findJobsPlainly, sortPlainly } from '../../../test/support/jobs/search/plain-jobs';
import { randomJobs, randomQuery } from '../../../test/support/jobs/search/random-jobs';
import { NOW, WORLD } from '../../../test/support/jobs/search/small-world';
import { lookups, storeJobs } from '../../../test/support/jobs/search/store-jobs';

const WORLDS = 3;
const FILTERS_PER_WORLD = 120;
const JOBS = 80;

describeOnEngines('any filter over any jobs', (engine) => {
  beforeAll(() => new LookupsRepository(engine.dataSource()).save(WORLD));

  test('page and total are those of a search that looks at every job', async () => {
    const found = new FoundJobsRepository(engine.dataSource());
    let seen = 0;
    const world = fc.asyncProperty(randomJobs(JOBS), async (random) => {
      const jobs = await storeJobs(engine.dataSource(), random);
      const sort = fc.constantFrom('newest' as const, 'closing' as const, 'pay' as const);
      const page = fc.record({ take: fc.integer({ min: 1, max: 12 }), skip: fc.integer({ min: 0, max: 20 }) });
      const question = fc.asyncProperty(randomQuery, sort, page, async (query, by, { take, skip }) => {
        const plain = findJobsPlainly(jobs, query);
        const wanted = sortPlainly(plain, by);
        const filter = toJobFilter(query, lookups, NOW);
        seen += wanted.length;
        expect(await found.count(filter)).toBe(wanted.length);
        expect(await found.findPage(filter, by, { take, skip })).toEqual(wanted.slice(skip, skip + take));
        expect(await found.findAll(filter)).toEqual(sortPlainly(plain, 'newest'));
      });
      await fc.assert(question, { numRuns: FILTERS_PER_WORLD });
    });
    await fc.assert(world, { numRuns: WORLDS, endOnFailure: true });
    // Or it would have compared nothing with nothing.
    expect(seen).toBeGreaterThan(WORLDS * FILTERS_PER_WORLD);
  });
});
