import { jobListResponseSchema, storyListResponseSchema, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../platform/database/testing/test-database';
import { makeJobs } from '../../seeds/jobs/make-jobs';
import { openSeededSite, type SeededSite } from '../../seeds/testing/seeded-site';
import { makeTalents } from '../../seeds/talents/make-talents';
import { JobSeedsRepository } from '../jobs';
import { TalentWriterRepository } from '../talents';

describeOnEngines('the calls about content', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 40);
  }, 60_000);
  afterAll(() => site.close());

  const jobs = async () => (await jobListResponseSchema.validate((await site.get('/api/site-content/open-jobs')).json())).data;
  const stories = async () => (await storyListResponseSchema.validate((await site.get('/api/site-content/success-stories')).json())).data;

  test('a story leads to its talent, and goes when the profile is hidden', async () => {
    const before = await stories();
    expect(before.length).toBeGreaterThanOrEqual(12);
    expect(before[0]).toMatchObject({ name: 'Leela Pillai', profile_image: expect.stringContaining('/media/posters/leela-pillai-') });
    const leela = [...makeTalents(40)].find((talent) => talent.name === 'Leela Pillai');
    if (!leela) throw new Error('Leela is in the cast');
    const writer = new TalentWriterRepository(engine.dataSource());
    await writer.saveTalents([{ ...leela, status: TALENT_STATUS.hidden }]);
    expect((await stories()).map((story) => story.name)).not.toContain('Leela Pillai');
    await writer.saveTalents([leela]);
  });

  test('open calls close soonest first, all of them', async () => {
    const open = await jobs();
    expect(open).toHaveLength(120);
    const days = open.map((job) => job.closes_on);
    expect(days).toEqual([...days].sort());
    expect(days[0]).toBe('2026-11-22');
    expect(open.every((job) => job.pay > 0)).toBe(true);
  });

  test('a call is open on its last day and gone on the next', async () => {
    const [first] = makeJobs('2026-11-20');
    if (!first) throw new Error('There are seeded calls');
    const save = (closesOn: string) => new JobSeedsRepository(engine.dataSource()).save([{ ...first, job: { ...first.job, closesOn } }]);
    await save('2026-11-20');
    expect((await jobs())[0]?.id).toBe(first.job.id);
    await save('2026-11-19');
    expect((await jobs()).map((job) => job.id)).not.toContain(first.job.id);
  });
});
