import { DECLARATIONS, ENDPOINTS, type LeadItem, type LeadListResponse, type OfficeLead } from '@alltalent/shared/contracts';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import { claim, newestEntry } from '../../../test/support/office/queues';
import { storedLead } from '../../../test/support/leads/stored-lead';
import type { NewLead } from '../../landing/leads/lead.repository';
import type { TestBrowser } from '../../../test/support/test-browser';
import { newTalent } from '../../../test/support/profiles/own-profiles';
import { signedIn } from '../../../test/support/log-in';
import { LeadRetentionJob } from '../../landing/leads/lead-retention.job';
import { describeSites } from '../../../test/support/test-site';

const JOSEPH = 'u_demo_joseph';
const NIKHIL = 'u_demo_nikhil';

describeSites('Leads in the office', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    site().clock.pass(3600);
    await site().dataSource.query('DELETE FROM lead_request');
    office = await openOffice(site(), SUPPORT, ['support']);
  });

  const insert = (changes: Partial<NewLead> = {}) => storedLead(site().dataSource, changes);
  const listed = async (filters: Readonly<Record<string, string>> = {}, browser = office): Promise<LeadListResponse> =>
    (await browser.get(`${ENDPOINTS.leads.path}?${new URLSearchParams(filters)}`)).json();
  const names = async (filters: Readonly<Record<string, string>> = {}) => (await listed(filters)).data.map(({ title }) => title);
  const detail = async (id: number, browser = office): Promise<OfficeLead> =>
    (await browser.get(ENDPOINTS.lead.path.replace('{id}', String(id)))).json<{ data: OfficeLead }>().data;
  const change = (id: number, input: object, browser = office) =>
    browser.post(ENDPOINTS.changeLead.path, { id: String(id), revision: 0, state: 'new', assignee_id: null, ...input });
  const note = (id: number, text: string) => office.post(ENDPOINTS.noteLead.path, { id: String(id), text });

  describe('the list', () => {
    test('OFF-01 confirmed leads come late ones first, then the newest, in pages that follow without a gap, and reading them is written down', async () => {
      const now = site().clock.now();
      for (let count = 0; count < 60; count += 1) await insert({ firstName: `Lead ${count}`, verifiedAt: now - count * 3600 * 1000 });
      await insert({ firstName: 'Nobody confirmed', verifiedAt: null });
      const one = await listed();
      expect(one.data).toHaveLength(50);
      expect(await newestEntry(site())).toMatchObject({ actor: JOSEPH, action: 'list-leads', detail: '50 leads of every form' });
      const two = await listed({ after: one.next });
      const hours = [...one.data, ...two.data].map(({ title }) => Number(title.replace('Lead ', '')));
      const late = [59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49];
      expect(hours).toEqual([...late, ...Array.from({ length: 49 }, (_, index) => index)]);
      expect(two.next).toBe('');
      expect((await listed({ confirmed: 'all' })).data.map(({ is_confirmed: is }) => is)).toContain(false);
      const done = await insert({ firstName: 'Lead 70', verifiedAt: now - 70 * 3600 * 1000 });
      await change(done, { state: 'contacted' });
      expect((await listed()).data[0]?.title).toBe('Lead 59');
      expect((await listed({ after: (await listed()).next })).data.at(-1)?.title).toBe('Lead 70');
      await DECLARATIONS.leads.output?.validate(one, { strict: true });
    });

    test('OFF-01 each filter narrows it, and filters narrow together', async () => {
      await insert({ firstName: 'Influencer', adType: 'Influencer', adUrl: '/influencer?utm=x', variant: 'B' });
      await insert({ firstName: 'Elsewhere', adType: 'Influencer', adUrl: '/singer', variant: 'A' });
      await insert({ firstName: 'Today', verifiedAt: Date.parse('2026-11-10T18:30:00Z') });
      await insert({ firstName: 'Yesterday', verifiedAt: Date.parse('2026-11-10T18:29:59Z') });
      const won = await insert({ firstName: 'Won', variant: 'B' });
      await change(won, { state: 'won', assignee_id: JOSEPH });
      expect(await names({ form: 'Influencer' })).toEqual(['Influencer', 'Elsewhere']);
      expect(await names({ page: '/influencer' })).toEqual(['Influencer']);
      expect(await names({ variant: 'B' })).toEqual(['Influencer', 'Won']);
      expect(await names({ variant: 'B', form: 'Influencer' })).toEqual(['Influencer']);
      expect(await names({ state: 'won' })).toEqual(['Won']);
      expect(await names({ state: 'new', holder: 'nobody', page: '/singer' })).toEqual(['Elsewhere', 'Yesterday', 'Today']);
      expect(await names({ holder: 'me' })).toEqual(['Won']);
      expect(await names({ holder: 'me', state: 'new' })).toEqual([]);
      expect(await names({ since: '2026-11-11' })).toEqual(['Today']);
      expect((await listed()).variants).toEqual(['A', 'B']);
      await insert({ firstName: 'Newer', variant: 'B', releaseVersion: '0.2.0-def', verifiedAt: 1 });
      expect(await names({ release: '0.2.0-def' })).toEqual(['Newer']);
      expect(await names({ release: '0.2.0-def', variant: 'B' })).toEqual(['Newer']);
      expect(await names({ release: '0.2.0-def', variant: 'A' })).toEqual([]);
      expect(await names({ release: '0.2.0' })).toEqual([]);
      expect((await newestEntry(site())) as object).toMatchObject({ action: 'list-leads' });
    });

    test.each([{ form: 'Dancer' }, { state: 'gone' }, { since: '2026-13-40' }, { since: 'x' }, { after: '1' }, { after: '0.99999' }])(
      'SEC-44 %j is refused',
      async (filters) => {
        expect((await office.get(`${ENDPOINTS.leads.path}?${new URLSearchParams(Object.entries(filters))}`)).statusCode).toBe(400);
      },
    );
  });

  describe('the search', () => {
    beforeEach(async () => {
      await insert({ firstName: 'Asha', lastName: 'Pillai', email: 'asha.p@example.com', mobile: '9876543210' });
      await insert({ firstName: 'Other', lastName: 'Person', email: 'other@example.com', mobile: '9000000000' });
      await insert({ firstName: 'Briton', lastName: 'Abroad', email: 'uk@example.com', dialCode: '44', mobile: '7400123456' });
    });

    test.each([
      '+91 98765 43210',
      '9876543210',
      '98765',
      '098765 43210',
      '0091 98765-43210',
      '91 9876543210',
      '(98765) 43.210',
      '+91 (0) 98765 43210',
      '\u202a+91\u00a098765\u00a043210\u202c',
      'tel:+919876543210',
      '987-654-3210',
    ])('OFF-01 a lead is found by its number as people type and paste it: %s', async (search) => {
      expect(await names({ search })).toEqual(['Asha Pillai']);
    });

    test.each(['asha', 'ASHA pi', 'Pillai', 'pillai  a', 'asha.p@', 'mailto:asha.p@example.com'])(
      'OFF-01 a lead is found by the beginning of its name, either way round, and e-mail address: %s',
      async (search) => expect(await names({ search })).toEqual(['Asha Pillai']),
    );

    test('OFF-01 a number of another country is found by its own digits, and by its country code', async () => {
      for (const search of ['+44 7400', '7400123456', '447400']) expect(await names({ search })).toEqual(['Briton Abroad']);
    });

    test('OFF-01 a search keeps to the filters, and its words stay out of the audit trail', async () => {
      expect(await names({ search: '98765', form: 'Influencer' })).toEqual([]);
      expect(await names({ search: 'nobody has this', state: 'new' })).toEqual([]);
      expect(await newestEntry(site())).toMatchObject({ detail: '0 leads of every form, state new, by a search' });
    });

    test('OFF-01 the pages of a search follow without a gap or a repetition', async () => {
      for (let count = 0; count < 70; count += 1) await insert({ firstName: 'Ravi', lastName: 'Ravi', email: `ravi${count}@example.com` });
      const one = await listed({ search: 'ravi' });
      const two = await listed({ search: 'ravi', after: one.next });
      expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(70);
      expect([one.data.length, two.data.length, two.next]).toEqual([50, 20, '']);
    });
  });

  describe('one lead', () => {
    test('OFF-01 all that was sent is shown, with the account of the same address or number', async () => {
      const id = await insert({
        email: 'ritu.khanna@example.com',
        adUrl: '/singer?utm_source=x',
        experiment: 'words',
        variant: 'B',
        companyName: 'Bose & Daughters',
        description: 'Songs on a roof',
        termsVersion: '3',
      });
      const lead = await detail(id);
      expect(lead).toMatchObject({
        title: 'Leela',
        phone: '+919876500000',
        company: 'Bose & Daughters',
        text: 'Songs on a roof',
        page: '/singer?utm_source=x',
        release: '0.1.0-abc',
        experiment: 'words',
        variant: 'B',
        terms_version: '3',
        confirmed_at: '2026-11-02T20:00:00.000Z',
        state: 'new',
        revision: 0,
        assignee: null,
        account: { user_id: 'u_demo_ritu' },
        notes: [],
        history: [],
      });
      expect(lead.colleagues.map(({ user_id: userId }) => userId)).toEqual([JOSEPH, NIKHIL]);
      expect(await newestEntry(site())).toMatchObject({ action: 'read-lead', subject: `lead:${id}` });
      const [{ login_phone: phone }] = await site().dataSource.query("SELECT login_phone FROM user_account WHERE id = 'u_demo_asha'");
      if (phone !== null) {
        const byNumber = await insert({ email: 'stranger@example.com', mobile: String(phone).slice(3) });
        expect((await detail(byNumber)).account).toMatchObject({ user_id: 'u_demo_asha' });
      }
      expect((await detail(await insert({ email: 'stranger@example.com', mobile: '9000000001' }))).account).toBeNull();
      expect((await office.get('/api/office/leads/99999')).statusCode).toBe(404);
    });

    test('OFF-01 state and assignee are changed with a note, and the history says who did what', async () => {
      const id = await insert();
      const answer = await change(id, { state: 'contacted', assignee_id: NIKHIL, note: 'Rang twice.' });
      expect(answer.json()).toMatchObject({
        data: { state: 'contacted', revision: 1, assignee: { user_id: NIKHIL, name: 'Nikhil Bose' } },
      });
      const { notes, history } = await detail(id);
      expect(notes).toEqual([{ at: expect.any(String), by: 'Joseph D’Cruz', text: 'Rang twice.' }]);
      expect(history.map(({ action, detail: text }) => [action, text])).toEqual([
        ['note-lead', ''],
        ['change-lead', 'new to contacted, assigned from nobody to Nikhil Bose'],
      ]);
      expect((await change(id, { revision: 1, state: 'contacted', assignee_id: 'u_demo_ritu' })).json()).toMatchObject({
        fields: { assignee_id: expect.any(String) },
      });
      expect((await change(id, { revision: 1, state: 'contacted', assignee_id: 'u_demo_farida' })).statusCode).toBe(400);
    });

    test('REL-17 of two people who change one lead the second is told who was first, and overwrites nothing unknowingly', async () => {
      const id = await insert();
      const other = await openOffice(site(), ADMINISTRATOR);
      expect((await change(id, { state: 'won' }, other)).statusCode).toBe(200);
      const refused = await change(id, { state: 'lost', note: 'Too dear.' });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'REVISION_STALE',
        detail: expect.stringMatching(/^Nikhil Bose changed this lead: .+ It is won now/u),
      });
      expect(await detail(id)).toMatchObject({ state: 'won', notes: [] });
      expect((await note(id, 'Too dear.')).statusCode).toBe(200);
      expect((await change(id, { revision: 1, state: 'lost' })).json()).toMatchObject({ data: { state: 'lost', revision: 2 } });
      const both = await Promise.all([change(id, { revision: 2, state: 'new' }), change(id, { revision: 2, state: 'won' }, other)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });

    test('REL-17 a change that is there already is no conflict', async () => {
      const id = await insert();
      await change(id, { state: 'won' });
      expect((await change(id, { state: 'won' })).statusCode).toBe(200);
      expect((await detail(id)).revision).toBe(1);
    });

    test('OFF-01 a colleague who has it open is shown in the list', async () => {
      const id = await insert();
      const other = await openOffice(site(), ADMINISTRATOR);
      expect((await claim(other, { queue: 'leads', id: String(id) })).statusCode).toBe(200);
      expect((await listed()).data[0]?.claim).toMatchObject({ name: 'Nikhil Bose' });
    });

    test('SEC-68 a colleague whose account is erased leaves the lead to nobody, and the notes to the office', async () => {
      const id = await insert();
      await change(id, { assignee_id: JOSEPH, note: 'Rang twice.' });
      const { userId } = await newTalent(site());
      await site().dataSource.query('UPDATE lead_request SET assignee_id = ?', [userId]);
      await site().dataSource.query('UPDATE lead_note SET author_id = ?', [userId]);
      await site().dataSource.query('DELETE FROM user_account WHERE id = ?', [userId]);
      expect(await detail(id)).toMatchObject({ assignee: null, notes: [{ by: '', text: 'Rang twice.' }] });
    });

    test('SEC-67 the data export of its sender has its state and notes, without who wrote them; notes go with the lead', async () => {
      const id = await insert({ email: 'ritu.khanna@example.com' });
      await change(id, { state: 'won', assignee_id: JOSEPH, note: 'Wants a roof.' });
      const { leads } = (await (await signedIn(site(), 'ritu.khanna@example.com')).get(ENDPOINTS.exportAccount.path)).json<{
        leads: readonly object[];
      }>();
      expect(leads).toMatchObject([
        { id, state: 'won', is_assigned: true, notes: [{ text: 'Wants a roof.', written_at: expect.any(String) }] },
      ]);
      expect(JSON.stringify(leads)).not.toContain('joseph');
      site().clock.pass(732 * 24 * 3600);
      await site().app.get(LeadRetentionJob).run();
      expect(await site().dataSource.query('SELECT id FROM lead_note')).toEqual([]);
    });
  });

  test('SEC-29 the casting desk and finance have no leads', async () => {
    const casting = await openOffice(site(), CASTING, ['casting', 'finance']);
    expect((await casting.get(ENDPOINTS.leads.path)).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('OFF-01 today counts the new ones, the late ones and each state; the longest waiting comes first', async () => {
    const now = site().clock.now();
    await insert({ firstName: 'Fresh', verifiedAt: now - 1000 });
    await insert({ firstName: 'Late', verifiedAt: now - 49 * 3600 * 1000 });
    const won = await insert({ firstName: 'Won', verifiedAt: now - 99 * 3600 * 1000 });
    await insert({ firstName: 'Nobody', verifiedAt: null });
    await change(won, { state: 'won' });
    const { queues } = (await office.get(ENDPOINTS.officeToday.path)).json<{ queues: { queue: string; oldest: LeadItem[] }[] }>();
    const leads = queues.find(({ queue }) => queue === 'leads');
    expect(leads).toMatchObject({ waiting: 2, late: 1, promise_hours: 48 });
    expect(leads).toMatchObject({
      states: [
        { state: 'new', count: 2 },
        { state: 'contacted', count: 0 },
        { state: 'won', count: 1 },
        { state: 'lost', count: 0 },
      ],
    });
    expect(leads?.oldest.map(({ title }) => title)).toEqual(['Late', 'Fresh']);
  });
});
