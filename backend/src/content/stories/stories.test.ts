import { storyListResponseSchema, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';

describeOnEngines('the calls about content', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 40);
  });
  afterAll(() => site.close());

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
});
