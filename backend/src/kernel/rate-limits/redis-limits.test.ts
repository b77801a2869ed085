import { DataSource } from 'typeorm';
import { describeOnEngines, type Engine } from '../../../test/support/kernel/database/test-database';
import { newSecret, TestLimiter } from '../../../test/support/rate-limits/limiter';
import { describeOnRedis, OwnRedis } from '../../../test/support/rate-limits/test-redis';
import { sqliteDriver } from '../database/sqlite-driver';

const BREAK_SECONDS = 30;

describeOnRedis('Failures of Redis', () => describeOnEngines('with counters', (engine) => testFailures(engine)));

function testFailures({ dataSource }: Engine): void {
  const redis = new OwnRedis();
  let limiter: TestLimiter;
  beforeAll(() => redis.start());
  afterAll(async () => {
    redis.thaw();
    await redis.kill();
  });
  beforeEach(async () => {
    await redis.start();
    limiter = new TestLimiter({ dataSource: dataSource(), redisUrl: redis.url });
    await untilCounted(limiter);
  });
  afterEach(() => limiter.close());

  const keys = () => redis.ask((client) => client.keys('*'));

  /** Waits for the connection, which opens in the background. */
  async function untilCounted(one: TestLimiter): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const before = await keys();
      await one.isConsumed(`warm up ${tries}`, 1);
      if ((await keys()).length > before.length) return;
      one.clock.pass(BREAK_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error('Redis does not count.');
  }

  async function timed<T>(call: () => Promise<T>): Promise<{ answer: T; ms: number }> {
    const start = performance.now();
    return { answer: await call(), ms: performance.now() - start };
  }

  test('SEC-13 uses are counted in Redis, under hashes that expire', async () => {
    await limiter.isConsumed('ritu@example.com', 3);
    for (const key of await keys()) {
      expect(key).toMatch(/^limit:test:[0-9a-f]{32}:\d+$/u);
      const ttl = await redis.ask((client) => client.pttl(key));
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(60_000);
    }
  });

  test('SEC-13 a flood is refused by Redis, without a row in the database', async () => {
    await limiter.isConsumed('flood', 1);
    await dataSource().query('DELETE FROM rate_hit');
    for (let tries = 0; tries < 20; tries += 1) expect(await limiter.isConsumed('flood', 1)).toBe(false);
    const rows: unknown[] = await dataSource().query('SELECT id FROM rate_hit');
    expect(rows).toEqual([]);
  });

  test('REL-15 FLUSHALL lifts no limit', async () => {
    for (let uses = 0; uses < 3; uses += 1) expect(await limiter.isConsumed('flushed', 4)).toBe(true);
    await redis.ask((client) => client.flushall());
    expect(await limiter.isConsumed('flushed', 4)).toBe(true);
    for (let tries = 0; tries < 3; tries += 1) expect(await limiter.isConsumed('flushed', 4)).toBe(false);
  });

  test('REL-15 a Redis that is killed lifts no limit, ends no process, and counts again when it is back', async () => {
    expect(await limiter.isConsumed('killed', 3)).toBe(true);
    await redis.kill();
    expect(await limiter.isConsumed('killed', 3)).toBe(true);
    expect(await limiter.isConsumed('killed', 3)).toBe(true);
    for (let tries = 0; tries < 8; tries += 1) expect(await limiter.isConsumed('killed', 3)).toBe(false);
    expect(limiter.log).toEqual(['Redis does not answer: uses are counted in the database alone']);
    await redis.start();
    limiter.clock.pass(BREAK_SECONDS);
    expect(await limiter.isConsumed('killed', 3)).toBe(false);
    await untilCounted(limiter);
    expect(limiter.log).toContain('Redis counts again');
  });

  test('REL-15 a Redis that does not reply costs a quarter of a second, and nothing after five failures', async () => {
    expect(await limiter.isConsumed('frozen', 3)).toBe(true);
    redis.freeze();
    const answers = [];
    for (let tries = 0; tries < 8; tries += 1) answers.push(await timed(() => limiter.isConsumed('frozen', 3)));
    expect(answers.map(({ answer }) => answer)).toEqual([true, true, false, false, false, false, false, false]);
    for (const { ms } of answers) expect(ms).toBeLessThan(1000);
    for (const { ms } of answers.slice(5)) expect(ms).toBeLessThan(200);
    redis.thaw();
    expect(await limiter.isConsumed('frozen', 3)).toBe(false);
    await untilCounted(limiter);
  });

  test('REL-15 a use that can be counted nowhere, or in Redis alone, is refused', async () => {
    const lost = new DataSource({ type: 'better-sqlite3', driver: sqliteDriver(), database: ':memory:' });
    const blind = new TestLimiter({ dataSource: lost, redisUrl: redis.url, secretKey: newSecret() });
    await expect(blind.isConsumed('anybody', 3)).rejects.toThrow();
    await redis.kill();
    await expect(blind.isConsumed('anybody', 3)).rejects.toThrow();
    blind.close();
  });
}
