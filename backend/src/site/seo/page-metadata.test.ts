import { HEADED_PAGES, PAGE_NAMES, pageMetadataResponseSchema, textOfBlock } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { PagesService } from '../../content/pages/pages.service';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { makeTalent } from '../../../test/support/talents/talent.factory';

const HALF_A_MINUTE = 31;

describeSites('Metadata of pages', (site) => {
  const metadata = async (page: string) => {
    const response = await (await site().browse()).get(`/api/site-content/heads/${page}`);
    return (await pageMetadataResponseSchema.noUnknown().validate(response.json(), { strict: true })).data;
  };
  const copyOf = async (page: string) => {
    const { main } = await metadata(page);
    return [main?.title, main?.lede, ...(main?.blocks ?? []).map(textOfBlock)].join('\n');
  };
  const linksOf = async (page: string) => {
    const { main } = await metadata(page);
    return [...JSON.stringify(main?.blocks).matchAll(/"to":"([^"]*)"/gu)].map(([, to = '']) => to);
  };

  test.each(HEADED_PAGES)('%s has readable text for anyone who comes without scripts, and says whose site it is', async (page) => {
    const { main, json_ld, noindex, title } = await metadata(page);
    expect(main).toMatchObject({ title: expect.stringMatching(/\w/u) as string, only_without_scripts: true });
    expect(main?.blocks.length).toBeGreaterThan(0);
    expect(json_ld[0]).toMatchObject({ '@type': 'Organization', name: 'All Talent', url: site().config.publicUrl });
    expect(json_ld[1]?.['@type']).toBe(page === 'home' ? undefined : 'BreadcrumbList');
    expect({ noindex, title }).toEqual({ noindex: false, title: undefined });
  });

  test('HOME-01 the home page says its tagline, every heading that is stored, and leads on', async () => {
    const text = await copyOf('home');
    expect(text).toMatch(/^Got Talent\? Get Discovered!/u);
    for (const part of ['Featured in', 'The Call Sheet', 'Make one profile', 'Looking for someone who isn’t on a list yet?'])
      expect(text).toContain(part);
    expect(await linksOf('home')).toEqual(expect.arrayContaining(['/talents', '/jobs', '/success', '/about-us']));
  });

  test.each(PAGE_NAMES)('%s never links to a place that is there only with scripts', async (page) => {
    expect((await linksOf(page)).filter((to) => to.startsWith('#'))).toEqual([]);
  });

  test('SUC-01 the page of stories has each story with its profile', async () => {
    const { data } = (await (await site().browse()).get('/api/site-content/success-stories')).json();
    expect(data.length).toBeGreaterThan(0);
    const text = await copyOf('success');
    expect(text).toMatch(/^Success Stories/u);
    for (const { name, quote } of data) for (const part of [name, quote]) expect(text).toContain(part);
    expect(await linksOf('success')).toEqual(data.map(({ slug }: { slug: string }) => `/${slug}`));
  });

  test('SEC-43 the list of talent names the twelve newest who can be seen, nobody hidden and nobody under age', async () => {
    const newest = [901, 902, 903].map((id) => ({ id, at: 1_795_100_000 + id }));
    const [hidden, young, shown] = newest;
    const save = ({ id, at }: { id: number; at: number }, change: object) =>
      new TalentWriterRepository(site().dataSource).saveTalents([makeTalent(id, { createdAt: at, ...change })]);
    if (!hidden || !young || !shown) throw new Error('There are three.');
    await save(hidden, { slug: 'hides', name: 'Hides Away', status: 1 });
    await save(young, { slug: 'young', name: 'Young Child', bornOn: '2012-01-01' });
    await save(shown, { slug: 'shows', name: 'Shows Up' });
    site().clock.pass(HALF_A_MINUTE);
    const links = await linksOf('talents');
    expect(links).toHaveLength(12);
    expect(links[0]).toBe('/shows');
    expect(links.filter((to) => to === '/hides' || to === '/young')).toEqual([]);
    expect(await copyOf('talents')).not.toMatch(/Hides Away|Young Child/u);
  });

  test('LINK-01 the newest open calls stand with their fee and lead to their pages; words that change are there after half a minute', async () => {
    expect(await copyOf('jobs')).toMatch(/INR \d+/u);
    const links = await linksOf('jobs');
    expect(links).toHaveLength(30);
    const [first = ''] = links;
    expect(first).toMatch(/^\/jobs\/\d+-[a-z0-9-]+$/u);
    expect((await (await site().browse()).get(`/api${first}`)).statusCode).toBe(200);
    const pages = site().app.get(PagesService);
    await pages.save('singer', { hero: { type: 'band', title: 'Another song' } }, 'system:test');
    site().clock.pass(HALF_A_MINUTE);
    expect(await copyOf('singer')).toMatch(/^Another song/u);
  });

  test('a page whose words are gone is still a page, without a text', async () => {
    await site().dataSource.query("DELETE FROM document_version WHERE kind = 'words' AND name = 'influencer'");
    await site().dataSource.query("DELETE FROM document_version WHERE name = 'success'");
    site().clock.pass(HALF_A_MINUTE);
    for (const page of ['influencer', 'success'])
      expect(await metadata(page)).toEqual(expect.not.objectContaining({ main: expect.anything() as object }));
  });

  test('API-21 another page is refused', async () => {
    for (const page of ['about-us', 'constructor', '%00'])
      expect((await (await site().browse()).get(`/api/site-content/heads/${page}`)).statusCode).toBe(400);
  });
});
