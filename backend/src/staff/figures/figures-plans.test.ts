import { plansOf } from '../../../test/support/kernel/database/plans';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { storeManyLeads } from '../../../test/support/leads/stored-lead';
import { CountedFiguresRepository } from './counted-figures.repository';
import { KeptFiguresRepository } from './kept-figures.repository';

/** MariaDB reads a table of a few pages whole, which is right. */
const ROWS = 12_000;
const BATCH = 500;
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-02T00:00:00+05:30');
/** Twelve thousand minutes are eight days; the last one is counted. */
const DAY = { from: '2026-11-10', to: '2026-11-10' };
const WEEK = { from: '2026-11-04', to: '2026-11-10' };

const ACCOUNT = `(id, email, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium, slug, currency_code, status,
  created_at)`;
const FILLED: Readonly<Record<string, (index: number) => string>> = {
  [`user_account ${ACCOUNT}`]: (index) => `('u_many_${index}', '', '', '', '5', '', '', '', 0, '', 'INR', 'active', ${at(index)})`,
  'audit_entry (happened_at, actor, action, subject, detail)': (index) =>
    `(${at(index)}, 'u', '${['approve-profile', 'approve-job', 'list-jobs'][index % 3]}', '', '')`,
  [`job_application (job_id, role_id, user_id, talent_id, note, answer, photos, stage, sent_at, stage_at, answered_at, match_met, match_of,
    match_missing, rating, client_note, tape_instructions, tape_due_on, tape_address, is_tape_asked)`]: (index) =>
    `(1, ${index}, 'u', 1, '', '', '[]', 'viewed', ${at(index)}, 1, ${at(index) + 7}, 0, 0, '[]', 0, '', '', '', '', 0)`,
};

function at(index: number): number {
  return START + index * MINUTE_MS;
}

describeOnEngines('How figures are counted', (engine) => {
  const run = (sql: string) => engine.dataSource().query(sql);
  beforeAll(async () => {
    const isSqlite = engine.name === 'SQLite';
    await run(isSqlite ? 'PRAGMA foreign_keys = OFF' : 'SET SESSION foreign_key_checks = 0');
    await storeManyLeads(engine.dataSource(), ROWS);
    for (const [table, row] of Object.entries(FILLED)) {
      for (let from = 0; from < ROWS; from += BATCH)
        await run(`INSERT INTO ${table} VALUES ${Array.from({ length: BATCH }, (_row, index) => row(from + index)).join(',')}`);
    }
    await run(isSqlite ? 'ANALYZE' : 'ANALYZE TABLE user_account, audit_entry, job_application, lead_request');
  }, 120_000);

  test.each([
    ['sign-ups', 'user_account', 'ix_user_account_created'],
    ['approvals', 'audit_entry', 'ix_audit_entry_action'],
    ['posted jobs', 'job', 'job_newest'],
    ['applications', 'job_application', 'ix_job_application_(?:sent|answered)'],
    ['hires', 'booking', 'ix_booking_created'],
    ['leads', 'lead_request', 'ix_lead_request_confirmed'],
    ['paid orders', 'membership_order', 'ix_membership_order_paid'],
  ])('%s of a day are a range of an index', async (_what, table, index) => {
    const plans = await plansOf(engine, table, () => new CountedFiguresRepository(engine.dataSource()).count(DAY));
    const own = plans.filter((plan) => new RegExp(`(?:SEARCH|SCAN) ${table}\\b|"table":"${table}"`, 'u').test(plan));
    expect(own.length).toBeGreaterThan(0);
    for (const plan of own) {
      expect(plan).toMatch(new RegExp(index, 'u'));
      expect(plan).not.toMatch(/SCAN |"type":"(?:ALL|index)"/u);
    }
  });

  test('the last kept day, kept days and their leads are read by their keys', async () => {
    const kept = new KeptFiguresRepository(engine.dataSource());
    const found = await new CountedFiguresRepository(engine.dataSource()).count({ from: '2026-08-01', to: '2026-11-10' });
    await kept.save(found.days, found.leads);
    const plansFor = (table: string, work: () => Promise<unknown>) => plansOf(engine, table, work);
    const [byDay, last] = [await plansFor('figure_day', () => kept.find(WEEK)), await plansFor('figure_day', () => kept.lastDay())];
    const leads = await plansFor('figure_lead_day', () => kept.sumLeads(WEEK));
    expect([byDay.length, last.length, leads.length]).toEqual([1, 1, 1]);
    for (const plan of [...byDay, ...leads]) expect(plan).toMatch(/SEARCH|"type":"range"/u);
    for (const plan of last) expect(plan).not.toMatch(/TEMP B-TREE|filesort/u);
  });
});
