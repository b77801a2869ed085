import type { JobsQuery } from '@alltalent/shared/contracts';
import * as fc from 'fast-check';
import { matchingOn } from '../../../test/support/alerts/searches';
import { randomJobs, randomQuery } from '../../../test/support/jobs/search/random-jobs';
import { NOW, WORLD } from '../../../test/support/jobs/search/small-world';
import { lookups, storeJobs } from '../../../test/support/jobs/search/store-jobs';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { ManualClock } from '../../../test/support/test-site';
import { FoundJobsRepository } from '../../jobs/search/found-jobs.repository';
import { toJobFilter } from '../../jobs/search/job-filter';
import { LookupsRepository } from '../../talents/lookups/lookups.repository';

const WORLDS = 3;
const FILTERS_PER_WORLD = 120;
const JOBS = 60;

/** A filter with crossed ranges cannot be saved, as the list refuses it. */
const isInOrder = ({ age_min = 0, age_max = Infinity, pay_min = 0, pay_max = Infinity }: JobsQuery) =>
  age_min <= age_max && pay_min <= pay_max;

describeOnEngines('Saved searches of jobs', (engine) => {
  beforeAll(() => new LookupsRepository(engine.dataSource()).save(WORLD));

  test('HIR-07 one job meets a saved filter exactly when the list shows it, and then has the key of the filter', async () => {
    const found = new FoundJobsRepository(engine.dataSource());
    const { jobAlerts } = matchingOn(engine.dataSource(), new ManualClock(NOW));
    let seen = 0;
    const world = fc.asyncProperty(randomJobs(JOBS), async (random) => {
      const ids = (await storeJobs(engine.dataSource(), random)).map(({ id }) => id);
      const rows = await jobAlerts.read(ids);
      const question = fc.asyncProperty(randomQuery.filter(isInOrder), async (query) => {
        const listed = new Set(await found.findAll(toJobFilter(query, lookups, NOW)));
        const { filter, key } = await jobAlerts.store(JSON.stringify(query));
        seen += listed.size;
        expect(ids.filter((id) => rows.isFound(id, filter))).toEqual(ids.filter((id) => listed.has(id)));
        expect(ids.filter((id) => listed.has(id) && !rows.keysOf(id)?.includes(key))).toEqual([]);
      });
      await fc.assert(question, { numRuns: FILTERS_PER_WORLD });
    });
    await fc.assert(world, { numRuns: WORLDS, endOnFailure: true });
    expect(seen).toBeGreaterThan(WORLDS * FILTERS_PER_WORLD);
  });
});
