import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { DatabaseGate } from '../../../test/support/kernel/database/database-gate';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';

const BY_THEN_MS = 6000;
/** Reads of a visitor, and a request that writes. */
const READS = [ENDPOINTS.jobs, ENDPOINTS.currencies, ENDPOINTS.talentListing].map(({ path }) => path);

describeOnMariadb('While the database gives no answer', () => {
  let gate: DatabaseGate;
  let site: TestSite;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    gate = await DatabaseGate.before(database.url);
    await gate.open();
    site = await openSite({ DATABASE_URL: gate.url }, { isDatabaseLeft: true, hasRealDatabaseTime: true });
  });
  afterAll(async () => {
    await gate.close();
    await site.close();
    await drop();
  });

  const timed = async <T>(work: Promise<T>) => {
    const begun = performance.now();
    return { answer: await work, ms: performance.now() - begun };
  };
  const untilHealed = async () => {
    const begun = Date.now();
    while ((await site.app.inject({ method: 'GET', url: '/readyz' })).statusCode !== 200) await sleep(100);
    return Date.now() - begun;
  };
  const expectAnswersInTime = async () => {
    const browser = await site.browse();
    const calls = [
      ...READS.map((path) => browser.get(path)),
      browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'waiting@example.com' }),
    ];
    let isOver = false;
    const all = Promise.all(calls.map(timed)).finally(() => (isOver = true));
    const slowest = await longestHealthCheck(() => isOver);
    for (const { answer, ms } of await all) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
      expect(answer.headers['retry-after']).toBe('5');
      expect(ms).toBeLessThan(BY_THEN_MS);
    }
    expect(slowest).toBeLessThan(1000);
  };
  const longestHealthCheck = async (isOver: () => boolean) => {
    let longest = 0;
    while (!isOver()) {
      const { answer, ms } = await timed(site.app.inject({ method: 'GET', url: '/healthz' }).then((live) => live));
      expect(answer.statusCode).toBe(200);
      longest = Math.max(longest, ms);
      await sleep(50);
    }
    return longest;
  };

  test.each([
    ['eight seconds away', () => gate.slowDown(8000), () => gate.slowDown(0)],
    ['swallowing everything', () => gate.swallow(true), () => gate.swallow(false)],
  ])(
    'REL-12 with a database %s every call answers 503 by six seconds, health checks at once, and it heals by itself',
    async (_how, begin, end) => {
      begin();
      await expectAnswersInTime();
      end();
      expect(await untilHealed()).toBeLessThan(10_000);
      for (const url of READS) expect((await site.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    },
  );

  test('REL-12 a write that timed out stores nothing', async () => {
    const count = async () => Number((await site.dataSource.query('SELECT COUNT(*) AS total FROM outbox_message'))[0].total);
    const before = await count();
    const browser = await site.browse();
    gate.swallow(true);
    expect((await browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'undone@example.com' })).statusCode).toBe(503);
    gate.swallow(false);
    await untilHealed();
    expect(await count()).toBe(before);
  });
});
