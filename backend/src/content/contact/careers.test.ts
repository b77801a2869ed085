import { CONTACT_TOPICS, ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import {
  apply,
  deskBox,
  storedContactMessages,
  newSender,
  publishOpening,
  storedCv,
  ticketOf,
} from '../../../test/support/contact/contact-messages';

const DAY = 24 * 3600;

describeSites('Openings and applications', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['enquiry', 'outbox_message', 'cv_file']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const get = async (path: string) => (await site().browse()).get(path);
  const openings = async () => (await get(ENDPOINTS.openings.path)).json().data;

  test('LINK-01 nothing is open until staff publish it, and nothing a day after its last day or once it is withdrawn', async () => {
    expect(await openings()).toEqual([]);
    await publishOpening(site(), 'casting-editor', 'closes: "2026-12-01"\n');
    await publishOpening(site(), 'listener', 'withdrawn: true\n');
    expect(await openings()).toEqual([
      {
        slug: 'casting-editor',
        title: 'Casting editor',
        summary: 'You read briefs and find the people.',
        place: 'Mumbai, or at home',
        employment: 'full time',
        pay: '₹ 90,000 a month',
        posted_on: '2026-11-18',
        closes_on: '2026-12-01',
      },
    ]);
    const { data } = (await get('/api/careers/openings/casting-editor')).json();
    expect(data.blocks[0]).toMatchObject({ kind: 'heading', text: 'What you do' });
    for (const gone of ['listener', 'nobody']) expect((await get(`/api/careers/openings/${gone}`)).statusCode).toBe(404);
    const left = (Date.parse('2026-12-02T00:00:00+05:30') - site().clock.now()) / 1000;
    if (left > 0) site().clock.pass(left + 1);
    expect(await openings()).toEqual([]);
    expect((await get('/api/careers/openings/casting-editor/head')).statusCode).toBe(404);
  });

  test('an opening that lacks its pay, or says what nobody knows, is refused with the name of it', async () => {
    await expect(publishOpening(site(), 'x', 'employment: "slavery"\n')).rejects.toThrow(/Front matter/u);
    await expect(publishOpening(site(), 'x', 'country: "India"\n')).rejects.toThrow('country');
  });

  test('SEC-47 an application keeps its CV; the desk hears of both, and gets no file', async () => {
    await publishOpening(site(), 'casting-editor', '');
    const browser = await site().browse();
    const cv = await storedCv(browser);
    const email_id = newSender();
    const more = { contact_no: '+91 98765 43210', link: 'https://example.com/film' };
    const response = await apply(site(), browser, { email_id, opening: 'casting-editor', cv, ...more });
    const ticket = ticketOf(response);
    expect(response.json().data.answer).toBe('Within two weeks');
    expect(await storedContactMessages(site())).toEqual([
      expect.objectContaining({
        ticket,
        topic: 'career',
        opening: 'casting-editor',
        opening_title: 'Casting editor',
        cv_name: cv,
        link: more.link,
      }),
    ]);
    const [toDesk] = await messagesTo(site(), deskBox('careers'));
    expect(toDesk?.subject).toBe(`${ticket}: Working at All Talent`);
    expect(toDesk?.text).toMatch(/Opening: Casting editor\n[^]*Link: https:\/\/example\.com\/film/u);
    expect(toDesk?.text).toContain(`staff -- cv ${ticket}`);
    expect(JSON.stringify(toDesk)).not.toContain('%PDF');
    expect((await messagesTo(site(), email_id))[0]?.subject).toBe(`We received your message: ${ticket}`);
  });

  test('an application without an opening and without a CV is one, too', async () => {
    ticketOf(await apply(site(), await site().browse()));
    expect(await storedContactMessages(site())).toEqual([
      expect.objectContaining({ opening: '', opening_title: '', phone: '', cv_name: null }),
    ]);
  });

  test('an opening that closed while the form was filled in is told in its field', async () => {
    for (const opening of ['nobody', 'listener']) {
      const response = await apply(site(), await site().browse(), { opening });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ opening: expect.stringContaining('has closed') });
    }
    expect(await storedContactMessages(site())).toEqual([]);
  });

  test('SEC-29 SEC-47 a CV belongs to the browser that sent it, to one application, and for a day', async () => {
    const [browser, stranger] = [await site().browse(), await site().browse()];
    const cv = await storedCv(browser);
    const expectRefused = async (by: typeof browser, value: string) => {
      const response = await apply(site(), by, { cv: value });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['cv']]);
    };
    await expectRefused(stranger, cv);
    await expectRefused(browser, 'f'.repeat(32));
    await expectRefused(browser, '../../../etc/passwd');
    expect(await storedContactMessages(site())).toEqual([]);
    ticketOf(await apply(site(), browser, { cv }));
    await expectRefused(browser, cv);
    expect(await storedContactMessages(site())).toHaveLength(1);
  });

  test('REL-09 an application that could not be stored leaves its CV for the next try', async () => {
    const browser = await site().browse();
    const cv = await storedCv(browser);
    for (let count = 0; count < 3; count += 1) expect((await apply(site(), browser, { cv, opening: 'nobody' })).statusCode).toBe(400);
    ticketOf(await apply(site(), browser, { cv }));
  });

  test.each([
    [{ note: '' }, 'note'],
    [{ contact_no: 'call me' }, 'contact_no'],
    [{ link: 'my film' }, 'link'],
    [{ opening: 'Not A Slug' }, 'opening'],
  ])('API-20 %j is refused in its field', async (input, field) => {
    const response = await apply(site(), await site().browse(), input);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('a posting for search engines has its place, and is none without one', async () => {
    await publishOpening(site(), 'placed', 'city: "Mumbai"\ncountry: "IN"\ncloses: "2027-11-01"\n');
    await publishOpening(site(), 'anywhere', '');
    const metadataOf = async (slug: string) => (await get(`/api/careers/openings/${slug}/head`)).json().data;
    const types = (metadata: { json_ld: { '@type': string }[] }) => metadata.json_ld.map((block) => block['@type']);
    const placed = await metadataOf('placed');
    expect(types(placed)).toEqual(['BreadcrumbList', 'JobPosting']);
    expect(placed.json_ld[1]).toMatchObject({
      title: 'Casting editor',
      datePosted: '2026-11-18',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'All Talent' },
      jobLocation: { address: { addressLocality: 'Mumbai', addressCountry: 'IN' } },
    });
    expect(types(await metadataOf('anywhere'))).toEqual(['BreadcrumbList']);
    expect((await metadataOf('anywhere')).main.in_short).toContain('Pay: ₹ 90,000 a month');
  });

  test('LINK-01 the documents of both pages carry their text: desks, the grievance officer, values and openings', async () => {
    await publishOpening(site(), 'casting-editor', '');
    const contact = (await get(ENDPOINTS.contactMetadata.path)).json().data;
    expect(contact.title).toBe('Contact | All Talent');
    const text = JSON.stringify(contact.main.blocks);
    for (const { name } of CONTACT_TOPICS) expect(text).toContain(`${name}"`);
    expect(text).toMatch(/Grievance officer.*within one month/u);
    const [, page] = contact.json_ld;
    expect(page['@type']).toBe('ContactPage');
    expect(page.mainEntity.contactPoint).toContainEqual(
      expect.objectContaining({ '@type': 'ContactPoint', contactType: 'A complaint to the grievance officer' }),
    );
    const career = (await get(ENDPOINTS.careerMetadata.path)).json().data;
    const careerText = JSON.stringify(career.main.blocks);
    expect(careerText).toContain('"to":"/career/casting-editor"');
    expect(careerText).toContain('Answer everybody');
    for (const slug of ['casting-editor', 'placed', 'anywhere']) await publishOpening(site(), slug, 'withdrawn: true\n');
    site().clock.pass(DAY);
    expect(JSON.stringify((await get(ENDPOINTS.careerMetadata.path)).json())).toContain('No openings right now');
  });
});
