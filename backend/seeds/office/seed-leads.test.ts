import { ENDPOINTS, type LeadListResponse, type OfficeLead } from '@alltalent/shared/contracts';
import { openOffice } from '../../test/support/office/open-office';
import { describeSites } from '../../test/support/test-site';
import { seedLeads } from './seed-leads';

const DAY_MS = 86_400_000;

describeSites('the leads of a demonstration', (site) => {
  test('OFF-01 are of every form and in every state, and are dated again on another day unless somebody changed them', async () => {
    const seed = (later = 0) => seedLeads(site().dataSource, site().clock.now() + later);
    await seed();
    const office = await openOffice(site());
    const listed = async () => (await office.get(ENDPOINTS.leads.path)).json<LeadListResponse>().data;
    const leads = await listed();
    expect(new Set(leads.map(({ form }) => form)).size).toBe(4);
    expect(new Set(leads.map(({ state }) => state)).size).toBe(4);
    const lost = leads.find(({ state }) => state === 'lost');
    const { data } = (await office.get(ENDPOINTS.lead.path.replace('{id}', lost?.id ?? ''))).json<{ data: OfficeLead }>();
    expect(data.notes).toEqual([{ at: expect.any(String), by: 'Joseph D’Cruz', text: expect.stringContaining('we declined') }]);
    const [first, second] = leads;
    const change = { id: first?.id, revision: 0, state: 'won', assignee_id: null };
    expect((await office.post(ENDPOINTS.changeLead.path, change)).statusCode).toBe(200);
    await seed(DAY_MS);
    const later = await listed();
    expect(later).toHaveLength(leads.length);
    const sinceOf = (id = '') => later.find((lead) => lead.id === id)?.waiting_since;
    expect(sinceOf(first?.id)).toBe(first?.waiting_since);
    expect(Date.parse(sinceOf(second?.id) ?? '')).toBeGreaterThanOrEqual(Date.parse(second?.waiting_since ?? '') + DAY_MS);
  });
});
