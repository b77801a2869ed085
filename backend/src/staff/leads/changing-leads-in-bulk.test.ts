import { type BulkResult, DECLARATIONS, ENDPOINTS, type LeadListResponse, type OfficeLead } from '@alltalent/shared/contracts';
import { randomUUID } from 'node:crypto';
import { storedLead } from '../../../test/support/leads/stored-lead';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const JOSEPH = 'u_demo_joseph';
const NIKHIL = 'u_demo_nikhil';
type Target = { readonly revision?: number; readonly state?: string; readonly assignee_id?: string | null };

describeSites('Leads changed in bulk', (site) => {
  let office: TestBrowser;
  let ids: string[];
  beforeEach(async () => {
    site().clock.pass(3600);
    await site().dataSource.query('DELETE FROM lead_request');
    office = await openOffice(site(), SUPPORT, ['support']);
    ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(String(await storedLead(site().dataSource, { firstName: `Lead ${count}` })));
  });

  const send = (items: readonly object[], browser = office, key?: string) =>
    browser.post(ENDPOINTS.bulkChangeLeads.path, { items }, key === undefined ? {} : { 'idempotency-key': key });
  const change = async (target: Target, browser = office, of: readonly string[] = ids): Promise<BulkResult[]> =>
    (
      await send(
        of.map((id) => ({ id, revision: 0, state: 'new', assignee_id: null, ...target })),
        browser,
      )
    ).json<{ data: BulkResult[] }>().data;
  const lead = async (id = ''): Promise<OfficeLead> =>
    (await office.get(ENDPOINTS.lead.path.replace('{id}', id))).json<{ data: OfficeLead }>().data;

  test('OFF-01 each lead is changed by itself, with an entry of its own, and the one that a colleague changed is not', async () => {
    const administrator = await openOffice(site(), ADMINISTRATOR);
    await change({ state: 'won' }, administrator, ids.slice(1, 2));
    const answer = await send(ids.map((id) => ({ id, revision: 0, state: 'new', assignee_id: JOSEPH })));
    await DECLARATIONS.bulkChangeLeads.output?.validate(answer.json(), { strict: true });
    expect(answer.json().data).toEqual([
      { id: ids[0], outcome: 'changed', version: 1, by: '', reason: '' },
      {
        id: ids[1],
        outcome: 'refused',
        version: null,
        by: 'Nikhil Bose',
        reason: expect.stringMatching(/^Nikhil Bose changed this lead: .+ won now/u),
      },
      { id: ids[2], outcome: 'changed', version: 1, by: '', reason: '' },
    ]);
    expect(await lead(ids[1])).toMatchObject({ state: 'won', assignee: null });
    for (const id of [ids[0], ids[2]]) {
      const { assignee, history } = await lead(id);
      expect(assignee).toMatchObject({ user_id: JOSEPH });
      expect(history.map(({ action, detail, actor }) => [action, detail, actor])).toEqual([
        ['change-lead', 'assigned from nobody to Joseph D’Cruz', 'Joseph D’Cruz'],
      ]);
    }
  });

  test('OFF-01 a change is undone by the revisions that it made, lead by lead', async () => {
    await change({ assignee_id: NIKHIL }, office, ids.slice(0, 1));
    const before = [NIKHIL, null, null];
    const made = (await send(ids.map((id, at) => ({ id, revision: at === 0 ? 1 : 0, state: 'lost', assignee_id: before[at] })))).json<{
      data: BulkResult[];
    }>().data;
    const undone = await send(made.map(({ id, version }, at) => ({ id, revision: version, state: 'new', assignee_id: before[at] })));
    expect(undone.json<{ data: BulkResult[] }>().data.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    expect(await lead(ids[0])).toMatchObject({ state: 'new', revision: 3, assignee: { user_id: NIKHIL } });
    expect(await lead(ids[1])).toMatchObject({ state: 'new', revision: 2, assignee: null });
  });

  test('REL-17 a call that comes again changes nothing twice, by its key and without', async () => {
    const items = ids.map((id) => ({ id, revision: 0, state: 'won', assignee_id: null }));
    const key = randomUUID();
    const [one, two] = [await send(items, office, key), await send(items, office, key)];
    expect(two.json()).toEqual(one.json());
    expect((await change({ state: 'won' })).map(({ outcome, version }) => [outcome, version])).toEqual(ids.map(() => ['same', 1]));
    expect((await lead(ids[0])).history).toHaveLength(1);
  });

  test('OFF-01 a colleague without leads gets none, and a lead that is gone is named; the others are changed', async () => {
    expect(await change({ assignee_id: 'u_demo_farida' })).toEqual(
      ids.map((id) => expect.objectContaining({ id, outcome: 'refused', reason: expect.stringContaining('roles do not include leads') })),
    );
    const results = await change({ state: 'lost' }, office, [...ids, '99999']);
    expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed', 'refused']);
    expect(results[3]).toMatchObject({ by: '', reason: expect.stringContaining('no such lead') });
  });

  test.each([
    ['none', () => []],
    ['fifty-one', () => Array.from({ length: 51 }, (_, index) => String(index + 1))],
    ['one twice', () => ['1', '1']],
    ['an id too long', () => ['1'.repeat(13)]],
  ])('SEC-44 %s are refused as a whole', async (_what, keys) => {
    expect((await send(keys().map((id) => ({ id, revision: 0, state: 'won', assignee_id: null })))).statusCode).toBe(400);
  });

  test('SEC-29 the casting desk changes no leads', async () => {
    const casting = await openOffice(site(), CASTING, ['casting']);
    expect((await send([{ id: ids[0], revision: 0, state: 'won', assignee_id: null }], casting)).json()).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await lead(ids[0])).state).toBe('new');
  });

  test('OFF-01 the list has what a change needs: revisions, and who can have leads', async () => {
    await change({ state: 'won' }, office, ids.slice(0, 1));
    const { data, colleagues } = (await office.get(ENDPOINTS.leads.path)).json<LeadListResponse>();
    expect(data.map(({ id, revision }) => [id, revision])).toEqual([
      [ids[1], 0],
      [ids[2], 0],
      [ids[0], 1],
    ]);
    expect(colleagues).toEqual([
      { user_id: JOSEPH, name: 'Joseph D’Cruz' },
      { user_id: NIKHIL, name: 'Nikhil Bose' },
    ]);
  });
});
