import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openOffice, SUPPORT } from '../../../test/support/office/open-office';
import { newestEntry } from '../../../test/support/office/queues';
import { storedLead, storeManyLeads } from '../../../test/support/leads/stored-lead';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { MOST_IN_PART } from './exporting-leads.service';

const FORMULAS = ['=1+1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];

describeSites('The export of leads', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    site().clock.pass(3600);
    await site().dataSource.query('DELETE FROM lead_request');
    office = await openOffice(site(), SUPPORT, ['support']);
  });

  const part = (filters: object = {}) => office.post(ENDPOINTS.exportLeads.path, filters);
  const linesOf = (text: string) => text.split('\r\n').filter(Boolean);

  test('OFF-01 what the filters select comes as a file with the day in its name, and who took it is written down', async () => {
    await storedLead(site().dataSource, { firstName: 'Asha' });
    await storedLead(site().dataSource, { firstName: 'Other', adType: 'Influencer' });
    await storedLead(site().dataSource, { firstName: 'Unconfirmed', verifiedAt: null });
    const answer = await part({ form: 'Singer', state: 'new' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d{2}-\d{2}\.csv"/u),
    });
    expect(answer.headers['x-next-part']).toBeUndefined();
    const [names = '', ...rows] = linesOf(answer.body);
    expect(names).toMatch(/^\ufeffid,ad_type,.+,state,assigned_to,mail,webhook$/u);
    expect(rows).toEqual([expect.stringContaining(',Asha,')]);
    expect(await newestEntry(site())).toEqual({
      actor: 'u_demo_joseph',
      action: 'export-leads',
      subject: 'leads',
      detail: '1 leads of Singer, state new',
    });
  });

  test('SEC-44 no cell begins as a formula, whatever was typed', async () => {
    for (const formula of FORMULAS)
      await storedLead(site().dataSource, { firstName: formula, companyName: formula, description: formula, adUrl: '/singer' });
    const { body } = await part();
    const cells = [...body.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/gu)].map(([, cell = '']) => cell.replace(/^"/u, ''));
    expect(cells.length).toBeGreaterThan(100);
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/u);
    for (const formula of FORMULAS) expect(body).toContain(`'${formula}`);
  });

  test('OFF-01 many leads come in parts, each once, with the names of the columns in the first alone', async () => {
    await storeManyLeads(site().dataSource, MOST_IN_PART + 1000);
    const one = await part();
    const two = await part({ after: one.headers['x-next-part'] });
    expect(linesOf(one.body)).toHaveLength(MOST_IN_PART + 1);
    expect(two.headers['x-next-part']).toBeUndefined();
    const rows = [...linesOf(one.body).slice(1), ...linesOf(two.body)];
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM lead_request WHERE verified_at IS NOT NULL');
    expect(rows).toHaveLength(Number(total));
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(rows.length);
    expect(two.body.startsWith('\ufeff')).toBe(false);
    expect(await newestEntry(site())).toMatchObject({ detail: expect.stringMatching(/^\d+ leads of every form, a further part$/u) });
  }, 30_000);

  test('SEC-29 it needs a second step of the last ten minutes', async () => {
    site().clock.pass(11 * 60);
    expect((await part()).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });
});
