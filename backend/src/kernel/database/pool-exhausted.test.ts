import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { withDatabaseTime } from './database-time';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';
import { outsideTransaction } from './ambient-transaction';
import { inTransaction } from './transaction';

const POOL = 20;
const TAKEN_MS = 8000;
const REQUEST_MS = 5000;
/** A statement without a limit for its connection would wait for the whole request: five seconds. */
const BY_THEN_MS = 4500;

describeOnMariadb('While all connections are taken', () => {
  let site: TestSite;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    site = await openSite({ DATABASE_URL: database.url }, { hasRealDatabaseTime: true });
  });
  afterAll(async () => {
    await site.close();
    await drop();
  });

  // Each test starts with an empty pool.
  beforeEach(async () => {
    await recovered();
  });

  /** Status of the first call that is answered as usual; after ten seconds that of the last one. */
  const recovered = async (): Promise<number> => {
    for (let tries = 0; tries < 20; tries += 1) {
      if ((await callFor()).statusCode === 200) return 200;
      await sleep(500);
    }
    return (await callFor()).statusCode;
  };

  const callFor = async () => {
    const begun = performance.now();
    const { statusCode, headers } = await site.app.inject({ method: 'GET', url: ENDPOINTS.currencies.path });
    return { statusCode, retryAfter: headers['retry-after'], ms: performance.now() - begun };
  };
  const sleepers = async () =>
    Number(
      (await site.dataSource.query("SELECT COUNT(*) AS total FROM information_schema.processlist WHERE info = 'SELECT SLEEP(30)'"))[0]
        .total,
    );

  test('REL-13 two hundred visitors get their 503 within two seconds, and the site recovers by itself', async () => {
    const work = Array.from({ length: POOL }, () =>
      withDatabaseTime(TAKEN_MS, () => site.dataSource.query('SELECT SLEEP(30)')).catch((error: unknown) => error),
    );
    await sleep(300);
    const answers = await Promise.all(Array.from({ length: 200 }, callFor));
    for (const { statusCode, retryAfter } of answers) expect([statusCode, retryAfter]).toEqual([503, '5']);
    // Only the first one is timed: two hundred at once measure the machine.
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(BY_THEN_MS);
    for (const failure of await Promise.all(work))
      expect(failure).toMatchObject({ message: expect.stringMatching(/No answer of the database|max_statement_time/u) });
    expect(await recovered()).toBe(200);
    // The server counts from the start of a statement, which a busy machine delays; without the limit each would run for 30 seconds.
    for (let tries = 0; tries < TAKEN_MS / 100 && (await sleepers()) > 0; tries += 1) await sleep(100);
    expect(await sleepers()).toBe(0);
  });

  test('REL-13 transactions that each need a second connection give up and release each other', async () => {
    const begun = performance.now();
    const nested = () =>
      withDatabaseTime(REQUEST_MS, () =>
        inTransaction(site.dataSource, async () => {
          await site.dataSource.query('SELECT 1');
          await sleep(200);
          await outsideTransaction(() => site.dataSource.query('SELECT 1'));
        }),
      ).then(
        () => 'done',
        () => 'given up',
      );
    const ends = await Promise.all(Array.from({ length: POOL * 2 }, nested));
    expect(performance.now() - begun).toBeLessThan(3 * REQUEST_MS);
    expect(ends).toContain('given up');
    expect(await callFor()).toMatchObject({ statusCode: 200 });
    expect(await nested()).toBe('done');
  });
});
