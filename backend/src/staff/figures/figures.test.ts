import { ENDPOINTS, type Figures } from '@alltalent/shared/contracts';
import { newFamily } from '../../../test/support/guardians/children';
import { insertBooking } from '../../../test/support/hiring/bookings';
import { ASHA, applied, move, openCasting } from '../../../test/support/jobs/applications/casting';
import { storedLead } from '../../../test/support/leads/stored-lead';
import { placeTestOrder } from '../../../test/support/membership/placed-order';
import { ADMINISTRATOR, CASTING, openOffice } from '../../../test/support/office/open-office';
import { decide, newestEntry, waitingTalent } from '../../../test/support/office/queues';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { FiguresService } from './figures.service';
import { KeepingFiguresJob } from './keeping-figures.job';

const DAY_S = 24 * 3600;
const DAY_MS = DAY_S * 1000;
const MINUTE_S = 60;

describeSites('Figures of the business', (site) => {
  const run = (sql: string, values: unknown[] = []) => site().dataSource.query(sql, values);
  let office: TestBrowser;
  beforeEach(async () => {
    // 20 November 2026, 15:30 in India; every test begins there, on a site without kept days but with its yesterday.
    site().clock.pass((Date.UTC(2026, 10, 20, 10) - site().clock.now()) / 1000);
    for (const table of ['figure_day', 'figure_lead_day', 'lead_request', 'booking', 'membership_order']) await run(`DELETE FROM ${table}`);
    await site().app.get(KeepingFiguresJob).run();
    office = await openOffice(site(), ADMINISTRATOR, ['administrator']);
  });

  const read = async (query = ''): Promise<Figures> => {
    const answer = await office.get(`${ENDPOINTS.officeFigures.path}${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Figures }>().data;
  };
  const today = async () => (await read('?from=2026-11-20')).now.total;

  test('OFF-01 what happens today is counted at once', async () => {
    const before = await today();
    const { userId } = await waitingTalent(site());
    await decide(await openOffice(site(), CASTING, ['casting']), 'decideProfile', userId, { decision: 'approve' });
    await storedLead(site().dataSource, { verifiedAt: site().clock.now() });
    await storedLead(site().dataSource, { verifiedAt: null });
    await placeTestOrder(site().dataSource, { id: 'ord_paid', state: 'paid', totalMinor: 399_900, paidAt: site().clock.now() });
    await placeTestOrder(site().dataSource, { id: 'ord_open' });
    await insertBooking(site(), userId);
    expect(await today()).toEqual({
      ...before,
      sign_ups: before.sign_ups + 1,
      profiles_approved: before.profiles_approved + 1,
      leads: 1,
      hires: 1,
      orders_paid: 1,
      paid_minor: 399_900,
    });
  });

  test('OFF-01 jobs, applications and the median time to the first answer', async () => {
    const before = await today();
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting, ASHA.email);
    expect(await today()).toMatchObject({ applications: before.applications + 1, answers: before.answers });
    await run('UPDATE job_application SET sent_at = sent_at - ? WHERE id = ?', [90 * MINUTE_S * 1000, id]);
    await run('UPDATE job_application SET answered_at = NULL WHERE id <> ?', [id]);
    await move(casting, [id], 'viewed');
    expect(await today()).toMatchObject({ answers: 0, answer_minutes: null });
    await move(casting, [id], 'shortlisted');
    await move(casting, [id], 'not-selected');
    // A known client has a job that staff approved; the next one opens without them.
    const [posted, approved] = [before.jobs_posted + 2, before.jobs_approved + 1];
    expect(await today()).toMatchObject({ answers: 1, answer_minutes: 90, jobs_posted: posted, jobs_approved: approved });
  });

  test('SEC-67 the accounts of registered children are not counted: their guardian signed up', async () => {
    const before = await today();
    await newFamily(site());
    expect((await today()).sign_ups).toBe(before.sign_ups + 1);
  });

  test('OFF-01 leads are compared by page and variant, with those of the time before', async () => {
    const at = (days: number) => site().clock.now() - days * DAY_MS;
    const insert = (changes: object, days: number) => storedLead(site().dataSource, { verifiedAt: at(days), ...changes });
    await insert({ adUrl: '/singer?utm_source=instagram', experiment: 'first-words', variant: 'B' }, 0);
    await insert({ adUrl: '/singer', experiment: 'first-words', variant: 'B' }, 8);
    await insert({ adUrl: '/made-up' }, 0);
    await insert({ adUrl: '/influencer' }, 7);
    await insert({ adUrl: '/influencer' }, 7);
    await run('DELETE FROM figure_day');
    await run('DELETE FROM figure_lead_day');
    await site().app.get(KeepingFiguresJob).run();
    const { leads, periods } = await read('?by=week&from=2026-11-16');
    expect(leads).toEqual(
      [
        { page: '', experiment: '', variant: '', now: 1, before: 0 },
        { page: '/singer', experiment: 'first-words', variant: 'B', now: 1, before: 1 },
        { page: '/influencer', experiment: '', variant: '', now: 0, before: 2 },
      ].sort((one, other) => other.now - one.now || other.before - one.before),
    );
    expect(periods.map(({ from, to, now, before }) => [from, to, now.leads, before.leads])).toEqual([['2026-11-16', '2026-11-20', 2, 3]]);
  });

  test('OFF-01 days that are over are kept once, and stay as they were; weeks and months add them up', async () => {
    const lead = await storedLead(site().dataSource, { verifiedAt: site().clock.now() });
    await run('UPDATE lead_request SET verified_at = ? WHERE id = ?', [Date.parse('2026-11-20T23:59:59+05:30'), lead]);
    // Half past midnight: what began before midnight may still be under way.
    site().clock.pass(9 * 3600);
    await site().app.get(KeepingFiguresJob).run();
    expect(await run("SELECT day FROM figure_day WHERE day >= '2026-11-20'")).toEqual([]);
    office = await openOffice(site(), ADMINISTRATOR);
    expect((await read('?from=2026-11-20')).periods.map(({ now }) => now.leads)).toEqual([1, 0]);
    site().clock.pass(3600);
    for (let times = 0; times < 2; times += 1) await site().app.get(KeepingFiguresJob).run();
    expect(await run("SELECT day, leads FROM figure_day WHERE day >= '2026-11-20'")).toEqual([{ day: '2026-11-20', leads: 1 }]);
    await run('DELETE FROM lead_request');
    office = await openOffice(site(), ADMINISTRATOR);
    expect((await read('?from=2026-11-20')).periods.map(({ now }) => now.leads)).toEqual([1, 0]);
    const months = await read('?by=month&from=2026-10-01');
    expect(months.periods.map(({ from, to, now }) => [from, to, now.leads])).toEqual([
      ['2026-10-01', '2026-10-31', 0],
      ['2026-11-01', '2026-11-21', 1],
    ]);
    expect(months).toMatchObject({ is_complete: true, before: { from: '2026-08-01', to: '2026-09-21' } });
  });

  test('OFF-01 after days without the job, the days in between are counted by it, and until then the answer says so', async () => {
    site().clock.pass(5 * DAY_S);
    await storedLead(site().dataSource, { verifiedAt: site().clock.now() - 3 * DAY_MS });
    office = await openOffice(site(), ADMINISTRATOR);
    expect(await read()).toMatchObject({ is_complete: false, now: { total: { leads: 0 } } });
    await site().app.get(KeepingFiguresJob).run();
    expect(await read()).toMatchObject({ is_complete: true, now: { total: { leads: 1 } } });
  });

  test('OFF-01 what is shown comes as CSV, safe for spreadsheets, and who took it is in the audit trail', async () => {
    await storedLead(site().dataSource, { verifiedAt: site().clock.now(), experiment: '=1+1', variant: '@B' });
    const file = await office.get(`${ENDPOINTS.officeFiguresCsv.path}?by=month&from=2026-11-01`);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="figures-periods-2026-11-01-2026-11-20\.csv"/u);
    const [names = '', row = '', rest] = file.body.split('\r\n');
    expect(names).toMatch(/^\ufefffrom,to,sign_ups,.+,leads,orders_paid,paid_inr,before_sign_ups,.+,before_paid_inr$/u);
    expect(row).toMatch(/^2026-11-01,2026-11-20,/u);
    expect([row.split(',').length, rest]).toEqual([names.split(',').length, '']);
    expect(await newestEntry(site())).toEqual({
      actor: 'u_demo_nikhil',
      action: 'export-figures',
      subject: 'figures',
      detail: 'periods by month, 2026-11-01 to 2026-11-20',
    });
    const leads = await office.get(`${ENDPOINTS.officeFiguresCsv.path}?of=leads`);
    expect(leads.body).toContain("/singer,'=1+1,'@B,1,0");
  });

  test.each([
    ['?from=2026-11-21', 'from', 'Choose a day up to today.'],
    ['?from=2026-11-10&to=2026-11-09', 'to', 'The last day is before the first.'],
    ['?from=2026-08-20', 'from', 'Choose at most 92 days.'],
    ['?by=week&from=2000-01-01', 'from', 'Choose at most 53 weeks.'],
    ['?from=0000-01-01', 'from', 'Choose a day since 2000'],
    ['?by=year', 'by', /one of/u],
  ])('%s is refused', async (query, field, message) => {
    const answer = await office.get(`${ENDPOINTS.officeFigures.path}${query}`);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: expect.stringMatching(message) } });
  });

  test('SEC-29 sums of money are for those who see money; nobody else than finance and administrators has figures', async () => {
    const figures = await site().app.get(FiguresService).read('u_demo_farida', { by: 'day', from: undefined, to: undefined });
    expect(figures.now.total).toMatchObject({ orders_paid: null, paid_minor: null, leads: 0 });
    const other = await openOffice(site(), CASTING, ['casting', 'support', 'content']);
    for (const call of ['officeFigures', 'officeFiguresCsv'] as const)
      expect((await other.get(ENDPOINTS[call].path)).json()).toMatchObject({ code: 'FORBIDDEN' });
    await openOffice(site(), CASTING, ['casting']);
  });
});
