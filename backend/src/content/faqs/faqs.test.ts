import { faqListResponseSchema, pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import { EDITOR, openOffice } from '../../../test/support/office/open-office';
import { describeSite } from '../../../test/support/test-site';

const FAQS = '/api/site-content/faqs';
const KEY = { kind: 'faq', name: 'may-i-bring-my-dog' } as const;
const question = (answer: string, more = 'topic: "Safety"\norder: 1') => `---\ntitle: "May I bring my dog?"\n${more}\n---\n\n${answer}\n`;

describeSite('Questions and answers', (site) => {
  const read = async (path: string) => (await site().browse()).get(path);
  const list = async () => (await faqListResponseSchema.validate((await read(FAQS)).json(), { strict: true })).data;

  async function publish(markdown: string): Promise<number> {
    site().clock.pass(1);
    const staff = await openOffice(site(), EDITOR);
    const { version } = (await staff.post('/api/documents/save', { ...KEY, markdown })).json();
    await staff.post('/api/documents/publish', { ...KEY, version });
    return version;
  }

  test('LINK-01 questions come in topics, in their order, answered', async () => {
    const faqs = await list();
    expect(faqs.length).toBeGreaterThanOrEqual(20);
    expect(faqs[0]).toMatchObject({ name: 'is-it-free-to-join', topic: 'Getting started', question: 'Is it free to join?' });
    const topics = faqs.map(({ topic }) => topic);
    expect(topics.filter((topic, index) => topic !== topics[index - 1])).toHaveLength(new Set(topics).size);
    expect(faqs.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  test('LINK-01 what staff publish shows with the next call, and the former answer stays readable', async () => {
    const first = await publish(question('Yes, on a **lead**.'));
    const faqs = await list();
    expect(faqs[0]).toMatchObject({ name: KEY.name, topic: 'Safety', question: 'May I bring my dog?' });
    const places = faqs.flatMap(({ topic }, index) => (topic === 'Safety' ? [index] : []));
    expect(places).toEqual(places.map((_place, index) => index));
    await publish(question('No.'));
    expect(JSON.stringify((await list())[0]?.blocks)).toContain('No.');
    const former = await read(`/api/documents/faq/${KEY.name}/versions/${first}`);
    expect(JSON.stringify(former.json().data.blocks)).toContain('lead');
  });

  test('a question that is withdrawn is in no list, and comes back with its next version', async () => {
    await publish(question('Yes.'));
    await publish(question('Yes.', 'topic: "Safety"\norder: 1\nwithdrawn: true'));
    expect((await list()).map(({ name }) => name)).not.toContain(KEY.name);
    expect((await read(`/api/documents/faq/${KEY.name}`)).statusCode).toBe(404);
    await publish(question('Yes again.'));
    expect((await list()).map(({ name }) => name)).toContain(KEY.name);
  });

  test.each([
    ['a heading', question('## Dogs\n\nYes.'), /no headings/u],
    ['no words', question(''), /needs words/u],
    ['no topic', question('Yes.', 'order: 1'), /topic/u],
    ['a place that is no number', question('Yes.', 'topic: x\norder: first'), /order/u],
    ['HTML', question('<b>Yes</b>'), /HTML is not allowed here/u],
  ])('SEC-44 an answer with %s is refused by name', async (_what, markdown, message) => {
    const staff = await openOffice(site(), EDITOR);
    const response = await staff.post('/api/documents/save', { ...KEY, markdown });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.markdown).toMatch(message);
  });

  test('LINK-01 the metadata holds every question and answer, for search engines and without JavaScript', async () => {
    const faqs = await list();
    const { data } = await pageMetadataResponseSchema.validate((await read(`${FAQS}/head`)).json(), { strict: true });
    const page = data.json_ld.find((block) => block['@type'] === 'FAQPage');
    expect(page?.['mainEntity']).toHaveLength(faqs.length);
    expect(page?.['mainEntity']).toContainEqual(
      expect.objectContaining({ name: 'Is it free to join?', url: expect.stringMatching(/^http.+\/faqs#is-it-free-to-join$/u) }),
    );
    const anchors = data.main?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])) ?? [];
    expect(anchors).toEqual(expect.arrayContaining(faqs.map(({ name }) => name)));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(data.noindex).toBe(false);
  });

  test('a browser asks again each time, and is answered 304 while nothing changed', async () => {
    const { headers } = await read(FAQS);
    expect(headers['cache-control']).toBe('public, max-age=0');
    const again = await (await site().browse()).get(FAQS, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });
});
