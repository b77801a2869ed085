import { ENDPOINTS } from '@alltalent/shared/contracts';
import { logIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { OldRowsJob } from './old-rows.job';

const MANY = 1201;
const DAY_S = 24 * 3600;

describeSites('Old rows', (site) => {
  const run = (sql: string, values: unknown[] = []) => site().dataSource.query(sql, values);
  const count = async (table: string) => Number((await run(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);
  const insertOldUses = async (rows: number) => {
    const row = `('old', ${site().clock.now() - 2 * DAY_S * 1000})`;
    for (let left = rows; left > 0; left -= 400) {
      await run(`INSERT INTO rate_hit (bucket, hit_at) VALUES ${Array(Math.min(left, 400)).fill(row).join(',')}`);
    }
  };
  const olds = async () => Number((await run("SELECT COUNT(*) AS total FROM rate_hit WHERE bucket = 'old'"))[0].total);

  test('REL-12 a visitor’s request deletes no old rows; a job deletes all of them, a few at a time', async () => {
    // The job run of the start would delete some of them.
    await site().app.get(OldRowsJob).run();
    await insertOldUses(MANY);
    const browser = await site().browse();
    expect((await browser.get(`${ENDPOINTS.talentListing.path}?perPage=3`)).statusCode).toBe(200);
    expect(await olds()).toBe(MANY);
    expect(await site().app.get(OldRowsJob).run()).toBe(true);
    expect(await olds()).toBe(0);
    expect(await count('rate_hit')).toBeGreaterThan(0);
    expect(site().log.join('')).toContain(`"rows":${MANY}`);
  });

  test('SEC-68 sessions, codes, keys and messages are deleted when they are of no use any more', async () => {
    await logIn(site(), 'ritu.khanna@example.com');
    site().clock.pass(40 * DAY_S);
    expect(await site().app.get(OldRowsJob).run()).toBe(true);
    for (const table of ['user_session', 'one_time_code', 'idempotency_key', 'outbox_message', 'rate_hit']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
  });
});
