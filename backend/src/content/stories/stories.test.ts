import { ENDPOINTS, storyListResponseSchema, TALENT_STATUS } from '@alltalent/shared/contracts';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { seedTexts } from '../../../seeds/seed-stores';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, SITE_NOW, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';

const PICTURE = '0123456789abcdef0123456789abcdef';

describeOnEngines('success stories', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 40);
  });
  afterAll(() => site.close());

  const stories = async () => (await storyListResponseSchema.validate((await site.get(ENDPOINTS.stories.path)).json())).data;
  const leela = () => {
    const found = [...makeTalents(40)].find((talent) => talent.name === 'Leela Pillai');
    if (!found) throw new Error('Leela is in the cast');
    return found;
  };
  const write = async (name: string, matter: string, quote = 'I was found.') => {
    const { documents } = seedTexts(engine.dataSource(), SITE_NOW);
    const key = { kind: 'story', name } as const;
    const version = await documents.save({ ...key, markdown: `---\n${matter}\n---\n\n${quote}\n` }, 'system:test');
    await documents.publish({ ...key, version, summary: '' }, 'system:test');
  };

  test('a story leads to its talent, and goes when the profile is hidden', async () => {
    const before = await stories();
    expect(before.length).toBeGreaterThanOrEqual(12);
    expect(before[0]).toEqual({
      id: 1,
      name: 'Leela Pillai',
      role: 'Playback singer, Thiruvananthapuram',
      quote: expect.stringMatching(/^I sang at weddings .* not young’\.$/u),
      profile_image: expect.stringContaining('/media/posters/leela-pillai-'),
      slug: leela().slug,
    });
    const writer = new TalentWriterRepository(engine.dataSource());
    await writer.saveTalents([{ ...leela(), status: TALENT_STATUS.hidden }]);
    expect((await stories()).map((story) => story.name)).not.toContain('Leela Pillai');
    await writer.saveTalents([leela()]);
  });

  test('a published version takes the place of the seeds, with a picture of its own, and a withdrawn one goes', async () => {
    const { slug } = leela();
    await write(
      slug,
      `title: Singer\norder: 5\npicture: ${PICTURE}\npicture_alt: Leela at a microphone`,
      'Found at <fifty-eight> & *glad*.',
    );
    expect((await stories())[0]).toMatchObject({
      role: 'Singer',
      quote: 'Found at <fifty-eight> & *glad*.',
      profile_image: expect.stringMatching(new RegExp(`/media/pictures/${PICTURE}-640\\.webp$`, 'u')),
      picture_alt: 'Leela at a microphone',
    });
    await write(slug, 'title: Singer\norder: 5\nwithdrawn: true');
    expect((await stories()).map((story) => story.slug)).not.toContain(slug);
  });

  test('a story follows its profile to another address, and is read by nobody beside the list', async () => {
    const talent = [...makeTalents(40)].find(({ name }) => name === 'Tenzin Dorje');
    await engine.dataSource().query('UPDATE talent SET slug = ? WHERE id = ?', ['tenzin-renamed', talent?.id]);
    await engine.dataSource().query('INSERT INTO talent_address (slug, talent_id) VALUES (?, ?)', [talent?.slug, talent?.id]);
    expect(await stories()).toContainEqual(expect.objectContaining({ name: 'Tenzin Dorje', slug: 'tenzin-renamed' }));
    for (const path of [`/api/documents/story/${talent?.slug}`, `/api/documents/story/${talent?.slug}/versions/1`])
      expect((await site.get(path)).statusCode).toBe(400);
  });
});
