import { describeOnEngines } from '../../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../../test/support/kernel/database/plans';
import { storeManyItems } from '../../../../test/support/office/many-items';
import { WaitingContactMessagesRepository } from '../../../content/contact/waiting-contact-messages.repository';
import { ReportedAccountsRepository } from '../../reports/reported-accounts.repository';
import { type RangeName, SearchRangesRepository } from './search-ranges.repository';
import { WaitingKeysRepository } from './waiting-keys.repository';

/** MariaDB reads a table of a few pages whole, which is right. */
const ROWS = 6000;
const PAGE = 200;
const ACCOUNTS = Array.from({ length: PAGE }, (_, index) => `u_${String(index).padStart(6, '0')}`);
const NUMBERS = Array.from({ length: PAGE }, (_, index) => String(index + 1));

describeOnEngines('How queues are searched', (engine) => {
  const ranges = () => new SearchRangesRepository(engine.dataSource());
  const waiting = () => new WaitingKeysRepository(engine.dataSource());

  beforeAll(async () => {
    await storeManyItems(engine.dataSource(), ROWS);
    for (const table of engine.name === 'MariaDB' ? ['user_account', 'profile', 'job', 'report', 'enquiry'] : [])
      await engine.dataSource().query(`ANALYZE TABLE ${table}`);
    if (engine.name === 'SQLite') await engine.dataSource().query('ANALYZE');
  }, 120_000);

  /** Nothing is read whole or sorted: a search costs as much with 100,000 items and a million accounts. */
  const expectByIndex = (plans: readonly string[]) => {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/SCAN (?!own)|"type":"(?:ALL|index)"/u);
      expect(plan).not.toMatch(/USE TEMP B-TREE FOR (?!UNION|RIGHT PART)|filesort|Using temporary/u);
    }
  };

  test.each<[RangeName, string, string]>([
    ['account-email', 'person0000', 'u_000010'],
    ['account-id', 'u_0000', 'u_000010'],
    ['account-phone', '+91980000', 'u_000010'],
    ['account-number', '980000', 'u_000010'],
    ['account-name', 'first12', 'u_000012'],
    ['account-name-back', 'last7 f', 'u_000007'],
    ['account-slug', 'first-last-0000', 'u_000010'],
    ['profile-name', 'sent12', 'u_000012'],
    ['profile-name-back', 'last12', 'u_000012'],
    ['job-title', 'rain 12', '13'],
    ['job-poster', 'lotus 12', '13'],
    ['shown-job-title', 'sun 12', '13'],
    ['letter-ticket', 'AT-0000', '13'],
    ['letter-email', 'person12', '13'],
    ['letter-name', 'writer12', '13'],
    ['letter-opening', 'editor 12', '13'],
    ['letter-words', 'hello 12, i look', '13'],
  ])('OFF-01 %s is a range of an index, and pages of it follow without a gap', async (name, start, after) => {
    const table =
      { account: 'user_account', profile: 'profile', job: 'job', shown: 'job', letter: 'enquiry' }[name.split('-')[0] ?? ''] ?? '';
    expectByIndex(await plansOf(engine, table, () => ranges().find(name, start, null, PAGE)));
    expectByIndex(await plansOf(engine, table, () => ranges().find(name, start, after, PAGE)));
    const whole = await ranges().find(name, start, null, 30);
    expect(whole.length).toBeGreaterThan(9);
    const paged: string[] = [];
    for (let last: string | null = null; paged.length < whole.length; last = paged.at(-1) ?? null)
      paged.push(...(await ranges().find(name, start, last, 7)));
    expect(paged.slice(0, whole.length)).toEqual(whole);
  });

  test('OFF-01 a name of a talent on the site is a range of an index', async () => {
    expectByIndex(await plansOf(engine, 'talent', () => ranges().find('talent-name', 'asha', null, PAGE)));
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['profiles of accounts', 'profile', () => waiting().find('profiles of accounts', ACCOUNTS)],
    ['jobs', 'job', () => waiting().find('jobs', NUMBERS.slice(0, 1))],
    ['jobs of an account', 'job', () => waiting().find('jobs of accounts', ACCOUNTS.slice(0, 1))],
    ['reports by an account', 'report', () => waiting().find('reports by accounts', ACCOUNTS.slice(0, 1))],
    ['reports on a job', 'report', () => waiting().reportsOn('job', NUMBERS.slice(0, 1))],
    [
      'letters of a desk',
      'enquiry',
      () => new WaitingContactMessagesRepository(engine.dataSource()).findFitting([1, 2], { topic: 'press' }),
    ],
  ])('OFF-01 %s are found by an index', async (_what, table, work) => {
    for (const plan of await plansOf(engine, table, work)) expect(plan).not.toMatch(/SCAN|"type":"ALL"/u);
  });

  test('OFF-01 reports about accounts are found from what the accounts published', async () => {
    const reported = new ReportedAccountsRepository(engine.dataSource());
    const plans = await plansOf(engine, 'report', () => reported.findAboutAny(ACCOUNTS.slice(0, 20), { most: 100, isOpen: true }));
    expect(plans).toHaveLength(6);
    for (const plan of plans) expect(plan).not.toMatch(/SCAN (?!own)|SCAN r\b|"table":"(?:r|j|u|t|i)","type":"ALL"/u);
  });

  test('OFF-01 only what waits is found, with what led to it', async () => {
    expect(await ranges().find('profile-name', 'sent12 ', null, PAGE)).toEqual(
      await ranges().find('profile-name', 'SENT12 '.toLowerCase(), null, PAGE),
    );
    expect(await waiting().find('profiles of accounts', ACCOUNTS.slice(0, 5))).toEqual(
      ['u_000000', 'u_000003'].map((id) => ({ leader: id, item: id })),
    );
    expect(await waiting().find('jobs of accounts', ACCOUNTS.slice(0, 5))).toEqual([
      { leader: 'u_000000', item: '1' },
      { leader: 'u_000003', item: '4' },
    ]);
    expect(await waiting().find('jobs', ['1', '2', '4'])).toHaveLength(2);
    expect(await waiting().reportsOn('job', ['1', '3', '7'])).toEqual([
      { leader: '1', item: '1' },
      { leader: '7', item: '7' },
    ]);
    const reported = new ReportedAccountsRepository(engine.dataSource());
    expect(await reported.findAboutAny(ACCOUNTS.slice(0, 8), { most: 100, isOpen: true })).toEqual([]);
    await engine.dataSource().query('UPDATE report SET reporter_id = NULL WHERE id IN (1, 7)');
    expect(await reported.findAboutAny(ACCOUNTS.slice(0, 8), { most: 100, isOpen: true })).toMatchObject([
      { account: 'u_000006', id: 7 },
      { account: 'u_000000', id: 1 },
    ]);
  });
});
