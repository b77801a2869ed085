import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { makeJobs } from '../../../seeds/jobs/make-jobs';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { JobSeedsRepository } from '../../../seeds/jobs/job-seeds.repository';
import { OpenJobsService } from './open-jobs.service';

describeOnEngines('open calls', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 40);
  });
  afterAll(() => site.close());
  const jobs = () => site.app.get(OpenJobsService).openJobs(200);

  test('close soonest first, all of them; work without pay costs nothing and has no unit', async () => {
    const open = await jobs();
    expect(open).toHaveLength(120);
    const days = open.map((job) => job.closes_on);
    expect(days).toEqual([...days].sort());
    expect(days[0]).toBe('2026-11-22');
    expect(open.every(({ pay, pay_unit: unit }) => pay > 0 === (unit !== ''))).toBe(true);
    expect(open.some(({ pay }) => pay === 0)).toBe(true);
  });

  test('are open on their last day and gone on the next', async () => {
    const [first] = makeJobs('2026-11-20');
    if (!first) throw new Error('There are seeded calls');
    const save = (closesOn: string) => new JobSeedsRepository(engine.dataSource()).save([{ ...first, job: { ...first.job, closesOn } }]);
    await save('2026-11-20');
    expect((await jobs())[0]?.id).toBe(first.job.id);
    await save('2026-11-19');
    expect((await jobs()).map((job) => job.id)).not.toContain(first.job.id);
  });
});
