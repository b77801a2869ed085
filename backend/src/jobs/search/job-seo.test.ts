import { ENDPOINTS, type JobContent, type PageMetadata, pageMetadataResponseSchema, textOfBlock } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { type Client, COMPLETE_JOB, knownClient, newClient, ROLE, submitted } from '../../../test/support/jobs/postings/jobs';

const KEYS = ['@context', '@type', 'title', 'description', 'identifier', 'url', 'datePosted', 'validThrough', 'employmentType'];

describeSite('the head of a job', (site) => {
  let client: Client;
  beforeAll(async () => {
    client = await knownClient(site());
  });

  const ask = async (key: string) => (await site().browse()).get(`/api/jobs/${key}/head`);
  const head = async (key: string): Promise<PageMetadata> =>
    (await pageMetadataResponseSchema.noUnknown().validate((await ask(key)).json(), { strict: true })).data;
  const post = async (changes: Partial<JobContent> = {}) => {
    const { id, slug } = await submitted(client.browser, changes);
    return { id, key: `${id}-${slug}` };
  };
  const postingOf = ({ json_ld }: PageMetadata) => json_ld.find((block) => block['@type'] === 'JobPosting');
  const textOf = ({ main }: PageMetadata) =>
    [main?.title, main?.lede, ...(main?.in_short ?? []), ...(main?.blocks ?? []).map(textOfBlock)].join('\n');

  test('LINK-01 an open job says to search engines what it is, where, until when and for how much', async () => {
    const { id, key } = await post({ title: 'Tea film, one lift' });
    const data = await head(key);
    expect(data).toMatchObject({ title: expect.stringMatching(/^Tea film, one lift, .+ \| All Talent$/u) as string, noindex: false });
    const posting = postingOf(data);
    expect(posting).toMatchObject({
      title: 'Tea film, one lift',
      identifier: { value: String(id) },
      url: `${site().config.publicUrl}/jobs/${key}`,
      datePosted: '2026-11-20',
      validThrough: '2026-12-30T23:59:59+05:30',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Mogra Pictures' },
      jobLocation: { address: { addressLocality: expect.any(String) as string, addressCountry: 'India' } },
      baseSalary: { currency: 'INR', value: { value: 25_000, unitText: 'DAY' } },
    });
    expect(new Set(Object.keys(posting ?? {}))).toEqual(
      new Set([...KEYS, 'hiringOrganization', 'jobLocation', 'baseSalary', 'directApply']),
    );
    expect(data.json_ld[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'Jobs' }, { name: 'Tea film, one lift' }],
    });
  });

  test('a range of pay has both ends for search engines and in words', async () => {
    const data = await head((await post({ pay: 25_000, pay_max: 40_000 })).key);
    expect(postingOf(data)).toMatchObject({
      baseSalary: { value: { '@type': 'QuantitativeValue', minValue: 25_000, maxValue: 40_000, unitText: 'DAY' } },
    });
    expect(JSON.stringify(postingOf(data))).not.toContain('"value":25000');
    expect(textOf(data)).toContain('Pay: ₹25,000–₹40,000 per day');
  });

  test('its text is there for anyone who comes without scripts: roles, pay, who asks, and that nobody pays to audition', async () => {
    const roles = [{ ...ROLE, key: 'the-crowd', name: 'The crowd', people: 40, pay: 1_500 }];
    const text = textOf(await head((await post({ title: 'Crowd scene', details: 'First line.\n\nSecond line.', roles })).key));
    for (const part of ['Crowd scene', 'First line.', 'Second line.', 'The crowd', '40 people', 'Plays 35–50', 'Hindi', '₹1,500 per day'])
      expect(text).toContain(part);
    for (const part of ['Pay: ₹25,000 per day', 'When: 12–28 Jan', 'Mogra Pictures', 'You never pay to audition.'])
      expect(text).toContain(part);
  });

  test('work from anywhere and work without pay are told as what they are', async () => {
    const remote = postingOf(await head((await post({ is_remote: true, city_id: null, pay_unit: 'per episode' })).key));
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'India' } });
    expect(remote).toMatchObject({ baseSalary: { value: { value: 25_000 } } });
    expect(JSON.stringify(remote)).not.toMatch(/unitText|jobLocation"/u);
    const unpaid = await head((await post({ pay_kind: 'unpaid-student', pay: null })).key);
    expect(postingOf(unpaid)).not.toHaveProperty('baseSalary');
    expect(unpaid.description).toContain('Unpaid – student');
  });

  test('an address with other words behind the number shows the same, and asks search engines for the one', async () => {
    const { id } = await post();
    expect((await head(`${id}-a-former-title`)).noindex).toBe(true);
    expect((await head(String(id))).noindex).toBe(true);
  });

  test('a job nobody can apply for any more is no JobPosting, and leaves the search engines', async () => {
    const [closed, past] = [await post({ title: 'Closed call' }), await post({ title: 'Past call', closes_on: '2026-11-21' })];
    await client.browser.post(ENDPOINTS.closeJob.path, { id: closed.id });
    expect(postingOf(await head(past.key))).toBeDefined();
    site().clock.pass(2 * 24 * 3600);
    for (const { key } of [closed, past]) {
      const data = await head(key);
      expect([data.noindex, postingOf(data)]).toEqual([true, undefined]);
      expect(textOf(data)).toContain('Applications closed');
    }
  });

  test('the longest job has a head as well, and markup in it stays text', async () => {
    const long = 'Å'.repeat(120);
    const data = await head(
      (
        await post({
          title: long,
          medium: 'x'.repeat(40),
          pay_unit: 'y'.repeat(40),
          pay: 100_000_000,
          details: `</script><b>${'z '.repeat(900)}`,
        })
      ).key,
    );
    expect(data.title).toContain(long);
    expect(data.main?.blocks[0]).toMatchObject({ kind: 'paragraph', spans: [{ text: expect.stringContaining('</script><b>') as string }] });
  });

  test('what is not shown has no head', async () => {
    const waiting = await submitted((await newClient(site())).browser, COMPLETE_JOB);
    for (const key of [String(waiting.id), '99999999', 'no-number']) expect([400, 404]).toContain((await ask(key)).statusCode);
  });
});
