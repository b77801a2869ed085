import { ENDPOINTS, type Notification } from '@alltalent/shared/contracts';
import { storedLead } from '../../../../test/support/leads/stored-lead';
import { ADMINISTRATOR, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { aLetter } from '../../../../test/support/office/letters';
import { actingAs } from '../../../kernel/audit/acting';
import { AssignmentNoticesService } from './assignment-notices.service';
import { messagesTo, signedIn } from '../../../../test/support/log-in';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

const [JOSEPH, NIKHIL] = ['u_demo_joseph', 'u_demo_nikhil'] as const;

test('OFF-01 a notice is taken back by the same letters or leads in any order, for fifteen seconds, and its mail waits as long', async () => {
  const calls: unknown[][] = [];
  const notifications = {
    notify: (...given: unknown[]) => Promise.resolve(void calls.push(['notify', ...given])),
    withdraw: (...given: unknown[]) => Promise.resolve(void calls.push(['withdraw', ...given])),
  };
  const users = { namesOf: () => Promise.resolve(new Map([[NIKHIL, 'Nikhil Bose']])) };
  const notices = new AssignmentNoticesService(notifications as never, users as never, { now: () => 1_000_000 } as never);
  await actingAs(NIKHIL, async () => {
    await notices.notifyOf(
      'leads',
      ['9', '12'].map((id) => ({ id, from: null, to: JOSEPH })),
    );
    await notices.notifyOf(
      'leads',
      ['12', '9'].map((id) => ({ id, from: JOSEPH, to: null })),
    );
    await notices.notifyOf('leads', []);
  });
  expect(calls).toMatchObject([
    ['notify', [{ userId: JOSEPH, key: 'assigned:leads:2:12:1000000' }], { mailAfterMs: 15_000 }],
    ['withdraw', JOSEPH, 'assigned:leads:2:12:', 985_000],
  ]);
  expect(calls).toHaveLength(2);
});

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
    site().clock.pass(60);
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

  test('OFF-01 what is undone within ten seconds takes its notice and its mail along, one letter and several leads', async () => {
    const [ticket, before] = [await aLetter(site()), await mailsTo(SUPPORT)];
    const leads = [await storedLead(site().dataSource), await storedLead(site().dataSource)];
    const give = (revision: number, to: string | null) =>
      administrator.post(ENDPOINTS.bulkChangeLeads.path, {
        items: leads.map((id) => ({ id: String(id), revision, state: 'new', assignee_id: to })),
      });
    await assign(ticket, null, JOSEPH);
    await give(0, JOSEPH);
    expect(await noticesOf(SUPPORT)).toHaveLength(2);
    expect(await mailsTo(SUPPORT)).toBe(before + 2);
    site().clock.pass(10);
    await assign(ticket, JOSEPH, null);
    await give(1, null);
    expect(await noticesOf(SUPPORT)).toEqual([]);
    expect(await mailsTo(SUPPORT)).toBe(before);
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
