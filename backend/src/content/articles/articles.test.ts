import { articleListResponseSchema, documentResponseSchema, pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import { EDITOR, openOffice } from '../../../test/support/office/open-office';
import { describeSite } from '../../../test/support/test-site';

const ARTICLES = '/api/site-content/articles';
const FEED = '/article/rss.xml';
const KEY = { kind: 'article', name: 'on-waiting' } as const;
const text = (more = '') =>
  `---\ntitle: "Waiting & <seeing>"\ndescription: "What to do in a green room."\nauthor: "Tara Bhonsle"\ndate: '2026-11-20'\ntags: ["Beginners"]\n${more}---\n\nBring a book.\n`;

describeSite('Articles', (site) => {
  const read = async (path: string, headers = {}) => (await site().browse()).get(path, headers);
  const list = async () => (await articleListResponseSchema.validate((await read(ARTICLES)).json(), { strict: true })).data;

  async function publish(markdown: string): Promise<void> {
    site().clock.pass(1);
    const staff = await openOffice(site(), EDITOR);
    const { version } = (await staff.post('/api/documents/save', { ...KEY, markdown })).json();
    await staff.post('/api/documents/publish', { ...KEY, version });
  }

  test('LINK-01 articles are newest first, and their texts several paragraphs long', async () => {
    const articles = await list();
    expect(articles).toHaveLength(8);
    const days = articles.map(({ published_on }) => published_on);
    expect(days).toEqual([...days].sort().reverse());
    for (const { slug } of articles) {
      const article = await documentResponseSchema.validate((await read(`/api/documents/article/${slug}`)).json());
      expect(article.data.blocks.filter(({ kind }) => kind === 'paragraph').length).toBeGreaterThanOrEqual(6);
    }
  });

  test('an unknown article is not found, a strange address is refused', async () => {
    expect((await read('/api/documents/article/no-such-article')).statusCode).toBe(404);
    expect((await read('/api/documents/article/%00')).statusCode).toBe(400);
    expect((await read('/api/documents/poem/no-such-kind')).statusCode).toBe(400);
  });

  test('LINK-01 what staff publish is first in the list, in the document and in the feed; withdrawn, in none', async () => {
    await publish(text());
    expect((await list())[0]).toMatchObject({ slug: KEY.name, title: 'Waiting & <seeing>' });
    expect((await read(`${ARTICLES}/head`)).body).toContain('/article/on-waiting');
    expect((await read(FEED)).body).toContain('<title><![CDATA[Waiting & <seeing>]]></title>');
    await publish(text('withdrawn: true\n'));
    expect((await list()).map(({ slug }) => slug)).not.toContain(KEY.name);
    expect((await read(`${ARTICLES}/head`)).body).not.toContain('/article/on-waiting');
    expect((await read(FEED)).body).not.toContain('on-waiting');
    expect((await read(`/api/documents/article/${KEY.name}/head`)).statusCode).toBe(404);
  });

  test('LINK-01 the metadata of the list names every article with its address, and the feed', async () => {
    const articles = await list();
    const { data } = await pageMetadataResponseSchema.validate((await read(`${ARTICLES}/head`)).json(), { strict: true });
    expect(data.json_ld.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Blog', 'ItemList']);
    expect(data.json_ld[2]).toMatchObject({ numberOfItems: articles.length });
    const links = JSON.stringify(data.main?.blocks);
    for (const { slug } of articles) expect(links).toContain(`"/article/${slug}"`);
    expect(data.feed).toEqual({ title: 'All Talent: from the casting desk', address: FEED });
  });

  test('LINK-01 the metadata of an article says who wrote it and when, and names the feed', async () => {
    const [first] = await list();
    const { data } = await pageMetadataResponseSchema.validate((await read(`/api/documents/article/${first?.slug}/head`)).json());
    expect(data.main?.lede).toBe(first?.summary);
    expect(JSON.stringify(data.main?.blocks[0])).toContain(`${first?.author}, `);
    expect(data.feed?.address).toBe(FEED);
  });

  test('the feed is RSS with whole addresses, and answered 304 while nothing changed', async () => {
    const feed = await read(FEED);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body.match(/<link>([^<]+)<\/link>/gu)?.every((link) => link.startsWith(`<link>${site().config.publicUrl}/article`))).toBe(
      true,
    );
    const again = await read(FEED, { 'if-none-match': String(feed.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a day that is none is refused as the day of an article', async () => {
    const staff = await openOffice(site(), EDITOR);
    const response = await staff.post('/api/documents/save', { ...KEY, markdown: text().replace('2026-11-20', '2026-02-31') });
    expect(response.json()).toMatchObject({ fields: { markdown: expect.stringMatching(/date must be a day/u) } });
  });
});
