import { newestCode } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { LeadRepository, type NewLead } from '../../landing/leads/lead.repository';
import { sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';
import { parseStaffCommand } from './parse-staff-command';
import { runStaffCommand } from './run-staff-command';

const STAFF = 'nikhil.bose@example.com';
const FORMULAS = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];
const LEAD: NewLead = {
  requestKey: null,
  adType: 'Singer',
  adUrl: '/singer',
  firstName: 'Leela',
  lastName: '',
  email: 'leela@example.com',
  dialCode: '91',
  mobile: '9876500000',
  description: '',
  companyName: '',
  appId: '',
  appName: '',
  askedBy: 'x',
  userId: null,
  releaseVersion: '0.1.0-abc',
  experiment: null,
  variant: 'B',
  termsVersion: null,
  agreedAt: null,
  createdAt: Date.parse('2026-11-02T20:00:00Z'),
  sentTo: [],
  verifiedAt: Date.parse('2026-11-02T20:01:00Z'),
};

/** RFC 4180 read back, independently of what wrote it. */
function readCsv(text: string): string[][] {
  const fields = [...text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gu)];
  const rows: string[][] = [[]];
  for (const [, field = '', end] of fields) {
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describeSites('Leads on the command line', (site) => {
  const run = (...args: readonly string[]) => {
    const parsed = parseStaffCommand(['leads', ...args]);
    if (parsed.kind !== 'command') throw new Error(parsed.kind === 'help' ? 'help' : parsed.sentence);
    return runStaffCommand(site(), parsed);
  };
  const insert = (lead: Partial<NewLead>) => new LeadRepository(site().dataSource).insert({ ...LEAD, ...lead });
  const entries = () => site().dataSource.query('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1');
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM lead_request');
  });

  test('ROLE-02 SEC-41 a table shows the confirmed ones, the newest first, with what became of them, and notes who looked', async () => {
    await insert({ description: 'A long evening of songs on a roof in Udaipur, for two hundred guests' });
    const browser = await site().browse();
    await sendLead(site(), browser, { email_id: 'nila@example.com', mobile_number: '98765 43210' }, 'Product Photoshoot');
    await verify(browser, await newestCode(site(), 'nila@example.com'));
    await insert({ email: 'unconfirmed@example.com', verifiedAt: null });
    const [header = '', first = '', second = '', ...rest] = (await run('--by', STAFF)).split('\n');
    expect(header).toMatch(/^id +when +form +name +e-mail +phone +company +text +release +delivery$/u);
    expect(first).toMatch(/Product Photoshoot +Nila Bose +nila@example\.com +\+91 9876543210 +Bose & Daughters +Twelve bottles/u);
    expect(first).toMatch(/mail sent$/u);
    expect(second).toContain('3 November 2026 at 1:30 am IST');
    expect(second).toContain('A long evening of songs on a roof in Ud…');
    expect(second).toContain('0.1.0-abc / B');
    expect(header.indexOf('phone')).toBe(first.indexOf('+91'));
    expect(rest).toEqual([]);
    expect(await entries()).toEqual([{ actor: 'u_demo_nikhil', action: 'list-leads', subject: 'leads', detail: '2 leads of every form' }]);
  });

  test('ROLE-02 they are narrowed by day in India and by form; --all has those nobody confirmed', async () => {
    await insert({ email: 'day-before@example.com', createdAt: Date.parse('2026-11-02T18:29:59Z') });
    await insert({ email: 'on-the-day@example.com', createdAt: Date.parse('2026-11-02T18:30:00Z') });
    await insert({ email: 'influencer@example.com', adType: 'Influencer' });
    await insert({ email: 'open@example.com', verifiedAt: null });
    const since = await run('--since', '2026-11-03');
    expect(since).not.toContain('day-before');
    expect(since).toContain('on-the-day');
    const open = await run('--form', 'singer', '--all');
    expect(open).toMatch(/open@example\.com.+not confirmed/u);
    expect(open).not.toContain('influencer@');
    expect((await entries())[0].detail).toBe('3 leads of Singer, also not confirmed');
    expect(await run('--form', 'photoshoot')).toBe('There are no such leads.');
    expect((await entries())[0].detail).toBe('0 leads of Product Photoshoot');
  });

  test('SEC-44 nothing that was typed commands a terminal or makes up a line', async () => {
    await insert({ firstName: '\u001b[2J\u001b]0;owned\u0007', companyName: 'a\u202eb', description: 'one\n99  2026-11-20 forged' });
    const table = await run();
    expect(table).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(table.split('\n')).toHaveLength(2);
  });

  test('a hundred are shown, and how many older ones there are is told', async () => {
    for (let count = 0; count < 103; count += 1) await insert({});
    const lines = (await run()).split('\n');
    expect(lines).toHaveLength(102);
    expect(lines.at(-1)).toBe('3 older ones are not shown: --csv has them, --since and --form show fewer.');
    expect(readCsv(await run('--csv'))).toHaveLength(104);
  });

  test('SEC-44 as CSV every column is there, whatever was typed, and no cell is a formula', async () => {
    const typed = 'Said "yes",\nthen no; naïve 🎤';
    await insert({ description: typed, companyName: 'Bose, Sons' });
    for (const formula of FORMULAS) await insert({ firstName: formula, companyName: formula, description: formula });
    const csv = await run('--csv', '--by', STAFF);
    expect(csv.startsWith('\ufeffid,ad_type,ad_url,first_name,last_name,email_id,county_code,mobile_number,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const [names = [], ...rows] = readCsv(csv.slice(1));
    expect(rows).toHaveLength(FORMULAS.length + 1);
    for (const row of rows) {
      expect(row).toHaveLength(names.length);
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/u);
    }
    const cellOf = (row: readonly string[] | undefined, name: string) => row?.[names.indexOf(name)];
    expect(cellOf(rows.at(-1), 'photoshot_desc')).toBe(typed);
    expect(cellOf(rows.at(-1), 'company_name')).toBe('Bose, Sons');
    expect([cellOf(rows.at(-1), 'county_code'), cellOf(rows.at(-1), 'mobile_number')]).toEqual(['91', '9876500000']);
    expect(cellOf(rows.at(-1), 'created_at')).toBe('2026-11-02T20:00:00.000Z');
    expect(cellOf(rows[0], 'first_name')).toBe(`'${FORMULAS.at(-1)}`);
    expect(await entries()).toEqual([
      { actor: 'u_demo_nikhil', action: 'export-leads', subject: 'leads', detail: `${FORMULAS.length + 1} leads of every form` },
    ]);
  });

  test('a CSV without leads has its columns, and one with leads what became of each', async () => {
    expect(readCsv((await run('--csv')).slice(1))).toEqual([expect.arrayContaining(['id', 'mail', 'webhook'])]);
    const browser = await site().browse();
    await sendLead(site(), browser, { email_id: 'csv@example.com' });
    await verify(browser, await newestCode(site(), 'csv@example.com'));
    expect(await storedLeads(site())).toHaveLength(1);
    expect(readCsv((await run('--csv')).slice(1))[1]?.slice(-2)).toEqual(['sent', '']);
  });
});
