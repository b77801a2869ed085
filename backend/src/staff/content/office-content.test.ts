import { ENDPOINTS, type SaveTextInput, type SiteText, type TextsResponse, type TextVersionsResponse } from '@alltalent/shared/contracts';
import { ADMINISTRATOR, EDITOR, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import { newestEntry } from '../../../test/support/office/queues';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

type Blocks = { readonly budget: { readonly items: readonly { readonly figure: string }[] } };
type Key = Pick<SaveTextInput, 'kind' | 'name'>;
const HIRING = { kind: 'words', name: 'hiring-influencer' } as const;
const ARTICLE = { kind: 'article', name: 'how-to-slate' } as const;
const TEN_MINUTES = 600;

describeSites('The texts of the site, in the office', (site) => {
  let office: TestBrowser;
  beforeAll(async () => {
    office = await openOffice(site(), EDITOR);
  });

  const address = (path: string, { kind, name }: Key) => path.replace('{kind}', kind).replace('{name}', name);
  const read = async (key: Key) => (await office.get(address(ENDPOINTS.siteText.path, key))).json<{ data: SiteText }>().data;
  const list = async (query: Record<string, string>) =>
    (await office.get(`${ENDPOINTS.siteTexts.path}?${new URLSearchParams(query).toString()}`)).json<TextsResponse>();
  const versions = async (key: Key) => (await office.get(address(ENDPOINTS.siteTextVersions.path, key))).json<TextVersionsResponse>().data;
  const save = (input: Partial<SaveTextInput> & Key, by: TestBrowser = office): Promise<Answer> =>
    by.post(ENDPOINTS.saveSiteText.path, input);
  const withPrice = ({ values }: SiteText, figure: string) => {
    const { budget, ...others } = values as Blocks;
    return { ...others, budget: { ...budget, items: budget.items.map((item, index) => (index === 0 ? { ...item, figure } : item)) } };
  };
  const priceOnPage = async () => {
    const page = await (await site().browse()).get('/api/site-content/page/hiring-influencer');
    return page.json<{ data: { blocks: Blocks } }>().data.blocks.budget.items[0]?.figure;
  };

  test('a new price is on the page at once, its page tells who changed it and why, and it is rolled back', async () => {
    const text = await read(HIRING);
    const former = await priceOnPage();
    site().clock.pass(60);
    const input = { ...HIRING, values: withPrice(text, '₹18,000'), read_version: text.newest.version, publishes: true, reason: 'New fees' };
    const saved = await save(input);
    expect([saved.statusCode, await priceOnPage()]).toEqual([200, '₹18,000']);
    expect(await newestEntry(site())).toMatchObject({
      action: 'publish-document',
      subject: 'words/hiring-influencer',
      detail: expect.stringContaining('New fees'),
    });
    const [newest, first] = await versions(HIRING);
    expect(newest).toMatchObject({ state: 'current', saved_by: 'Anjali Menon', published_by: 'Anjali Menon', reason: 'New fees' });
    expect(first).toMatchObject({ state: 'former', saved_by: 'All Talent' });

    site().clock.pass(60);
    const older = await office.get(address(ENDPOINTS.siteTextVersion.path, HIRING).replace('{version}', String(first?.version)));
    const { values } = older.json<{ data: SiteText }>().data;
    const back = await save({ ...HIRING, values, read_version: newest?.version ?? 0, publishes: true, reason: 'Too dear' });
    expect([back.statusCode, await priceOnPage()]).toEqual([200, former]);
  });

  test('a draft stays in the office, and is published later as the version that it is', async () => {
    const text = await read(HIRING);
    const before = await priceOnPage();
    const values = withPrice(text, '₹21,000');
    expect((await save({ ...HIRING, values, read_version: text.newest.version })).statusCode).toBe(200);
    expect(await priceOnPage()).toBe(before);
    const draft = await read(HIRING);
    expect(draft).toMatchObject({ newest: { state: 'draft', saved_by: 'Anjali Menon' }, current: { version: text.newest.version } });
    site().clock.pass(60);
    await save({ ...HIRING, values, read_version: draft.newest.version, publishes: true, reason: 'Agreed' });
    expect(await priceOnPage()).toBe('₹21,000');
    expect((await read(HIRING)).newest).toMatchObject({ version: draft.newest.version, state: 'current' });
  });

  test('a price for a day is planned, and holds by itself from then on', async () => {
    const text = await read(HIRING);
    const before = await priceOnPage();
    const effective_at = new Date(site().clock.now() + TEN_MINUTES * 1000).toISOString();
    const input = {
      ...HIRING,
      values: withPrice(text, '₹25,000'),
      read_version: text.newest.version,
      publishes: true,
      reason: 'Season',
      effective_at,
    };
    expect((await save(input)).statusCode).toBe(200);
    expect(await priceOnPage()).toBe(before);
    const { data } = await list({ search: '/hiring-influencer' });
    expect(data).toEqual([expect.objectContaining({ planned: expect.objectContaining({ effective_at, state: 'planned' }) })]);
    site().clock.pass(TEN_MINUTES);
    expect(await priceOnPage()).toBe('₹25,000');
  });

  test('a plan is withdrawn until its time has come, and the version is a draft again', async () => {
    const text = await read(HIRING);
    const before = await priceOnPage();
    const effective_at = new Date(site().clock.now() + TEN_MINUTES * 1000).toISOString();
    const words = { publishes: true, reason: 'Season', effective_at };
    await save({ ...HIRING, values: withPrice(text, '₹31,000'), read_version: text.newest.version, ...words });
    const version = text.newest.version + 1;
    const withdraw = () => office.post(ENDPOINTS.withdrawTextPlan.path, { ...HIRING, version });
    expect((await withdraw()).json()).toMatchObject({ data: { planned: null, newest: { version, state: 'draft' } } });
    expect(await newestEntry(site())).toMatchObject({ action: 'withdraw-plan', subject: 'words/hiring-influencer' });
    site().clock.pass(TEN_MINUTES);
    expect(await priceOnPage()).toBe(before);
    expect((await withdraw()).json().code).toBe('REVISION_STALE');
    const terms = { kind: 'page', name: 'terms-of-use', version: 1 };
    expect((await office.post(ENDPOINTS.withdrawTextPlan.path, terms)).statusCode).toBe(400);
  });

  test('of two editors the second is told who saved meanwhile, and nothing is overwritten', async () => {
    const text = await read(HIRING);
    const colleague = await openOffice(site(), ADMINISTRATOR);
    const both = await Promise.all([
      save({ ...HIRING, values: withPrice(text, '₹1'), read_version: text.newest.version }),
      save({ ...HIRING, values: withPrice(text, '₹2'), read_version: text.newest.version }, colleague),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^(Anjali Menon|Nikhil Bose) saved a newer version/u),
    });
    expect((await read(HIRING)).newest.version).toBe(text.newest.version + 1);
  });

  test('a document keeps its fields and its text, and each bad field is named', async () => {
    const { data } = await list({ kind: 'article' });
    const key = { kind: 'article', name: data[0]?.name ?? '' } as const;
    const text = await read(key);
    const again = await save({ ...key, values: text.values, read_version: text.newest.version });
    expect(again.statusCode).toBe(200);
    expect((await read(key)).values).toEqual(text.values);
    const wrong = await save({ ...key, values: { ...text.values, title: '', tags: [] }, read_version: text.newest.version + 1 });
    expect(wrong.json().fields).toEqual({ 'values.title': 'Please fill this in', 'values.tags': 'At least one subject' });
    const html = await save({ ...key, values: { ...text.values, text: 'A <b>bold</b> word' }, read_version: text.newest.version + 1 });
    expect(html.json().fields).toEqual({ 'values.text': expect.stringContaining('HTML is not allowed') });
  });

  test('a new article is a draft until it is published', async () => {
    const values = {
      title: 'How to slate',
      description: 'Name, height, hands.',
      author: 'Anjali Menon',
      date: '2026-11-20',
      tags: ['Auditions'],
    };
    const saved = await save({ ...ARTICLE, values: { ...values, text: 'Say your *name*.' }, read_version: 0 });
    expect(saved.json()).toMatchObject({ data: { current: null, newest: { version: 1, state: 'draft' } } });
    expect((await (await site().browse()).get('/api/documents/article/how-to-slate')).statusCode).toBe(404);
    expect((await save({ ...ARTICLE, values: { ...values, text: 'Say it.' }, read_version: 0 })).statusCode).toBe(409);
  });

  test('a preview answers the calls of the page from the draft, and stores nothing', async () => {
    const text = await read(HIRING);
    const answer = await office.post(ENDPOINTS.previewSiteText.path, { ...HIRING, values: withPrice(text, '₹99') });
    expect(answer.json()).toMatchObject({
      public_path: '/hiring-influencer',
      answers: [
        {
          path: '/api/site-content/page/hiring-influencer',
          body: { data: { blocks: { budget: { items: expect.arrayContaining([expect.objectContaining({ figure: '₹99' })]) } } } },
        },
        { path: '/api/landing/people/hiring-influencer' },
      ],
    });
    expect(await priceOnPage()).not.toBe('₹99');
    const faq = (await list({ kind: 'faq' })).data[0];
    const question = await read({ kind: 'faq', name: faq?.name ?? '' });
    const page = await office.post(ENDPOINTS.previewSiteText.path, {
      kind: 'faq',
      name: faq?.name,
      values: { ...question.values, title: 'Is it?' },
    });
    expect(JSON.stringify(page.json())).toContain('Is it?');
  });

  test('a wording of a page is written, previewed in its page, published and listed; the words of everybody stay', async () => {
    const text = await read(HIRING);
    const before = await priceOnPage();
    const wording = { kind: 'words', name: 'hiring-influencer~summer' } as const;
    const values = withPrice(text, '₹14,000');
    const shown = await office.post(ENDPOINTS.previewSiteText.path, { ...wording, values });
    expect(shown.json()).toMatchObject({
      public_path: '/hiring-influencer',
      answers: [{ path: '/api/site-content/page/hiring-influencer' }, { path: '/api/landing/people/hiring-influencer' }],
    });
    const saved = await save({ ...wording, values, read_version: 0, publishes: true, reason: 'A test of prices' });
    expect(saved.json()).toMatchObject({ data: { title: 'Hiring influencer, wording summer', current: { version: 1 } } });
    const visitor = await site().browse();
    expect((await visitor.get('/api/site-content/page/hiring-influencer?wording=summer')).body).toContain('₹14,000');
    expect((await visitor.get('/api/landing/people/hiring-influencer?wording=summer')).statusCode).toBe(200);
    expect(await priceOnPage()).toBe(before);
    expect((await list({ kind: 'words', search: 'hiring' })).data.map(({ name }) => name)).toEqual(['hiring-influencer', wording.name]);
    expect(await newestEntry(site())).toMatchObject({ action: 'publish-document', subject: 'words/hiring-influencer~summer' });
    const strange = await save({ kind: 'words', name: 'casting~summer', values, read_version: 0 });
    expect(strange.statusCode).toBe(404);
  });

  test('every text is in the list once, page by page', async () => {
    for (let index = 0; index < 60; index += 1) {
      await site().dataSource.query(
        `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
          VALUES ('faq', ?, 1, 'Page by page?', '', 'All Talent', '', ?, 5, NULL)`,
        [`page-by-page-${index}`, true],
      );
    }
    const seen: string[] = [];
    for (let after = '', pages = 0; pages === 0 || after !== ''; pages += 1) {
      const { data, next } = await list({ search: 'page by', ...(after === '' ? {} : { after }) });
      seen.push(...data.map(({ name }) => name));
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    expect((await list({ search: '%' })).data).toEqual([]);
    await site().dataSource.query("DELETE FROM document_version WHERE name LIKE 'page-by-page-%'");
  });

  test('nobody without the right changes a text, and unknown texts are not found', async () => {
    const support = await openOffice(site(), SUPPORT);
    const text = await read(HIRING);
    const input = { ...HIRING, values: text.values, read_version: text.newest.version };
    expect((await save(input, support)).json().code).toBe('FORBIDDEN');
    expect((await save({ ...input, name: 'no-such-page' })).statusCode).toBe(404);
    expect((await office.get(address(ENDPOINTS.siteText.path, { kind: 'page', name: 'nothing' }))).statusCode).toBe(404);
  });
});
