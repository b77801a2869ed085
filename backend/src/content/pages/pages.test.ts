import { PAGE_NAMES, PAGE_SCHEMAS, pageContentResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { fingerprintOfPages, seedPages } from '../../../seeds/content/pages/seed-pages';
import { openSeededSite, SITE_NOW, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { seedTexts } from '../../../seeds/seed-stores';

const STAFF = 'system:test';
const BAND = { type: 'band', title: 'Come as you are.', action: { label: 'Come in', to: '/jobs' } };

describeOnEngines('the words of pages', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 0);
  });
  afterAll(() => site.close());

  const pages = () => seedTexts(engine.dataSource(), SITE_NOW).pages;
  const read = async (page: string) =>
    (await pageContentResponseSchema.validate((await site.get(`/api/site-content/page/${page}`)).json())).data;
  const refusal = (blocks: unknown) =>
    pages()
      .save('singer', blocks, STAFF)
      .then(
        () => 'stored',
        (error: { options?: { fields?: unknown } }) => error.options?.fields,
      );

  test.each(PAGE_NAMES)('API-21 the words of %s come with the project and fit the page', async (page) => {
    const { blocks, updated_at } = await read(page);
    expect(Object.keys(blocks).length).toBeGreaterThan(3);
    await expect(PAGE_SCHEMAS[page].validate(blocks, { strict: true })).resolves.toBeTruthy();
    expect(updated_at).toBe('2026-11-20T10:00:00.000Z');
  });

  test('HOME-02 the invented publications are marked as such, and claims as the company’s own', async () => {
    const { blocks } = await read('home');
    expect(blocks).toMatchObject({ 'featured-in': { is_demo: true }, claims: { note: expect.stringContaining('own count') } });
  });

  test('an unchanged page is answered 304, a changed one in full', async () => {
    const first = await site.get('/api/site-content/page/singer');
    const ask = () => site.get('/api/site-content/page/singer', { 'if-none-match': String(first.headers.etag) });
    expect(first.headers['cache-control']).toBe('public, max-age=0');
    expect((await ask()).statusCode).toBe(304);
    await pages().save('singer', { hero: BAND }, STAFF);
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ data: { page: 'singer', updated_at: SITE_NOW.toISOString(), blocks: { hero: BAND } } });
  });

  test('a page without words is no page: 400 for a strange name, 404 for one with nothing stored', async () => {
    expect((await site.get('/api/site-content/page/%00')).statusCode).toBe(400);
    expect((await site.get('/api/site-content/page/constructor')).statusCode).toBe(400);
    await engine.dataSource().query("DELETE FROM document_version WHERE kind = 'words' AND name = 'influencer'");
    expect((await site.get('/api/site-content/page/influencer')).statusCode).toBe(404);
  });

  test.each([
    ['a title that is missing', { hero: { type: 'band' } }, { 'hero.title': expect.stringContaining('required') }],
    [
      'an address that would run',
      { hero: { ...BAND, action: { label: 'Go', to: 'javascript:alert(1)' } } },
      { 'hero.action.to': 'Must begin with /, # or https://' },
    ],
    [
      'an address of another host',
      { hero: { ...BAND, action: { label: 'Go', to: '//evil.example' } } },
      { 'hero.action.to': 'Must begin with /, # or https://' },
    ],
    ['a block of another type', { hero: { ...BAND, type: 'list' } }, { 'hero.type': expect.stringContaining('band') }],
    ['a list where words belong', { hero: { ...BAND, title: ['a'] } }, { 'hero.title': 'Must be text' }],
    [
      'a price that lost its sign',
      { budget: { type: 'list', title: 'Fees', items: [{ title: 'One voice', figure: '25,000' }] } },
      { 'budget.items[0].figure': expect.stringContaining('such as ₹16,000') },
    ],
    [
      'a price with its commas in the wrong place',
      { budget: { type: 'list', title: 'Fees', items: [{ title: 'One voice', figure: '₹25,0000' }] } },
      { 'budget.items[0].figure': expect.stringContaining('₹2,50,000') },
    ],
    ['something that is no page at all', 'words', undefined],
  ])('SEC-44 REL-23 %s is refused and nothing is stored', async (_what, blocks, fields) => {
    const before = await read('singer');
    expect(await refusal(blocks)).toEqual(fields);
    expect(await read('singer')).toEqual(before);
  });

  test('a misspelt block is named', async () => {
    await expect(pages().save('home', { work_for: BAND }, STAFF)).rejects.toThrow('The page has no block called work_for');
    await expect(pages().save('casting', {}, STAFF)).rejects.toThrow('There is no page called casting');
  });

  test('a wording is answered to who asks for it, and a page without it answers with the words for everybody', async () => {
    const everybody = await read('singer');
    await pages().save('singer~summer', { hero: { ...BAND, title: 'Summer voices' } }, STAFF);
    expect((await read('singer?wording=summer')).blocks).toMatchObject({ hero: { title: 'Summer voices' } });
    expect(await read('singer')).toEqual(everybody);
    expect(await read('singer?wording=winter')).toEqual(everybody);
    expect((await read('home?wording=summer')).page).toBe('home');
    expect((await site.get('/api/site-content/page/singer?wording=../x')).statusCode).toBe(400);
    expect((await site.get(`/api/site-content/page/singer?wording=${'a'.repeat(41)}`)).statusCode).toBe(400);
    for (const name of ['casting~summer', 'singer~', 'singer~Summer', 'singer~a~b'])
      await expect(pages().save(name, { hero: BAND }, STAFF)).rejects.toThrow(`There is no page called ${name}`);
  });

  test('words somebody has changed outlive a new release, others are replaced', async () => {
    await engine.dataSource().query("UPDATE document_version SET markdown = '{}' WHERE kind = 'words' AND name = 'home'");
    await pages().save('singer', { hero: BAND }, STAFF);
    await seedPages(engine.dataSource(), SITE_NOW);
    expect((await read('singer')).blocks).toEqual({ hero: BAND });
    expect(Object.keys((await read('home')).blocks)).toContain('featured-in');
    expect((await read('influencer')).blocks).toHaveProperty('form');
    expect(fingerprintOfPages()).toMatch(/^[\w-]{43}$/u);
  });
});
