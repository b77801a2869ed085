import { ENDPOINTS, type Notification } from '@alltalent/shared/contracts';
import { storedLead } from '../../../../test/support/leads/stored-lead';
import { ADMINISTRATOR, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { aLetter } from '../../../../test/support/office/letters';
import { messagesTo, signedIn } from '../../../../test/support/log-in';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

const [JOSEPH, NIKHIL] = ['u_demo_joseph', 'u_demo_nikhil'];

describeSites('What is assigned to a colleague', (site) => {
  let administrator: TestBrowser;
  beforeEach(async () => {
    site().clock.pass(60);
    await site().dataSource.query('DELETE FROM notification');
    administrator = await openOffice(site(), ADMINISTRATOR);
  });
  const noticesOf = async (email: string) => {
    const answer = await (await signedIn(site(), email)).get(ENDPOINTS.notifications.path);
    return answer.json<{ data: Notification[] }>().data.map(({ title, path }) => ({ title, path }));
  };
  const mailsTo = async (email: string) => (await messagesTo(site(), email)).filter(({ subject }) => subject.includes('assigned')).length;
  const assign = (id: string, from: string | null, to: string | null) => administrator.post(ENDPOINTS.assignTicket.path, { id, from, to });

  test('OFF-01 a colleague gets a notice and a mail of a letter, which leads to it; nobody gets one of their own', async () => {
    const [ticket, own] = [await aLetter(site()), await aLetter(site())];
    expect((await assign(ticket, null, JOSEPH)).statusCode).toBe(200);
    await assign(own, null, NIKHIL);
    expect(await noticesOf(SUPPORT)).toEqual([
      { title: `Nikhil Bose assigned the letter ${ticket} to you`, path: `/office/letters?item=${ticket}` },
    ]);
    expect(await noticesOf(ADMINISTRATOR)).toEqual([]);
    expect(await mailsTo(SUPPORT)).toBe(1);
    await assign(ticket, JOSEPH, null);
    expect(await noticesOf(SUPPORT)).toHaveLength(1);
  });

  test('OFF-01 of several at once a colleague gets one notice, which leads to the list of what is theirs', async () => {
    const tickets = [await aLetter(site()), await aLetter(site())];
    const items = tickets.map((id) => ({ id, version: 0, from: null, to: JOSEPH }));
    await administrator.post(ENDPOINTS.bulkChangeTickets.path, { act: 'assign', items });
    const leads = [await storedLead(site().dataSource), await storedLead(site().dataSource)];
    const changes = leads.map((id) => ({ id: String(id), revision: 0, state: 'contacted', assignee_id: JOSEPH }));
    await administrator.post(ENDPOINTS.bulkChangeLeads.path, { items: changes });
    expect(await noticesOf(SUPPORT)).toEqual([
      { title: 'Nikhil Bose assigned 2 leads to you', path: '/office/leads?holder=me' },
      { title: 'Nikhil Bose assigned 2 letters to you', path: '/office/letters?assigned=mine' },
    ]);
  });

  test('OFF-01 a change of the state of a lead tells nobody again, and who wants no such mail gets none', async () => {
    const joseph = await signedIn(site(), SUPPORT);
    const never = { applications: 'never', invites: 'never', threads: 'never', messages: 'never', account: 'never' };
    await joseph.post(ENDPOINTS.saveMailFrequencies.path, never);
    const before = await mailsTo(SUPPORT);
    const id = String(await storedLead(site().dataSource));
    const change = (revision: number, state: string) =>
      administrator.post(ENDPOINTS.changeLead.path, { id, revision, state, assignee_id: JOSEPH, note: '' });
    expect((await change(0, 'new')).statusCode).toBe(200);
    expect((await change(1, 'won')).statusCode).toBe(200);
    expect(await noticesOf(SUPPORT)).toEqual([{ title: 'Nikhil Bose assigned a lead to you', path: `/office/leads?item=${id}` }]);
    expect(await mailsTo(SUPPORT)).toBe(before);
  });
});
