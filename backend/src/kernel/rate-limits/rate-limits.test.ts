import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { newSecret, TestLimiter } from '../../../test/support/rate-limits/limiter';
import { describeOnRedis } from '../../../test/support/rate-limits/test-redis';
import type { DataSource } from 'typeorm';

const MINUTE_MS = 60_000;

describeOnEngines('Limits counted', ({ dataSource }) => testLimiter(dataSource));
describeOnRedis('Limits', (redisUrl) => describeOnEngines('confirmed', ({ dataSource }) => testLimiter(dataSource, redisUrl)));

function testLimiter(dataSource: () => DataSource, redisUrl?: string): void {
  let limiter: TestLimiter;
  const newLimiter = (more: Partial<ConstructorParameters<typeof TestLimiter>[0]> = {}) =>
    new TestLimiter({ dataSource: dataSource(), ...(redisUrl === undefined ? {} : { redisUrl }), ...more });
  beforeEach(async () => {
    limiter = newLimiter();
    await limiter.isConsumed('warm up', 1);
  });
  afterEach(() => limiter.close());

  test('SEC-13 a window allows its number of uses, and the refusal of the next one says how long to wait', async () => {
    expect(await limiter.isConsumed('a', 2)).toBe(true);
    limiter.clock.pass(20);
    expect(await limiter.isConsumed('a', 2)).toBe(true);
    expect(await limiter.isConsumed('b', 2)).toBe(true);
    const third = limiter.service.consume([{ name: 'test', subject: 'a', most: 2, windowMs: MINUTE_MS }]);
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', options: { retryAfter: 40 } });
    limiter.clock.pass(39);
    expect(await limiter.isConsumed('a', 2)).toBe(false);
    limiter.clock.pass(1);
    expect(await limiter.isConsumed('a', 2)).toBe(true);
    expect(await limiter.isConsumed('a', 2)).toBe(false);
  });

  test('SEC-13 a use that one limit refuses is counted by no other limit', async () => {
    const limits = [
      { name: 'wide', subject: 'a', most: 9, windowMs: MINUTE_MS },
      { name: 'narrow', subject: 'a', most: 1, windowMs: MINUTE_MS },
    ];
    await limiter.service.consume(limits);
    for (let tries = 0; tries < 3; tries += 1) await expect(limiter.service.consume(limits)).rejects.toThrow('Please wait a minute');
    expect(await limiter.service.count('wide', 'a', MINUTE_MS)).toBe(1);
    expect(await limiter.service.count('narrow', 'a', MINUTE_MS)).toBe(1);
    limiter.clock.pass(61);
    expect(await limiter.service.count('wide', 'a', MINUTE_MS)).toBe(0);
  });

  test('SEC-13 limits of one name and subject count the same uses, each over its own time', async () => {
    const limits = [
      { name: 'both', subject: 'a', most: 2, windowMs: MINUTE_MS },
      { name: 'both', subject: 'a', most: 3, windowMs: 60 * MINUTE_MS },
    ];
    await limiter.service.consume(limits);
    await limiter.service.consume(limits);
    await expect(limiter.service.consume(limits)).rejects.toMatchObject({ options: { retryAfter: 60 } });
    limiter.clock.pass(61);
    await limiter.service.consume(limits);
    expect(await limiter.service.count('both', 'a', 60 * MINUTE_MS)).toBe(3);
    await expect(limiter.service.consume(limits)).rejects.toMatchObject({ options: { retryAfter: 59 * 60 } });
    limiter.clock.pass(59 * 60);
    await limiter.service.consume(limits);
  });

  test('SEC-13 a reservation can be refunded at once, or later by its ids', async () => {
    const limit = { name: 'test', subject: 'a', most: 1, windowMs: MINUTE_MS };
    await (await limiter.service.consume([limit])).refund();
    const { ids } = await limiter.service.consume([limit]);
    expect(await limiter.isConsumed('a', 1)).toBe(false);
    await limiter.service.refund(ids);
    await limiter.service.refund(['unknown', ...ids]);
    expect(await limiter.isConsumed('a', 1)).toBe(true);
  });

  test('SEC-13 exactly the allowed number of concurrent uses passes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.isConsumed('a', 7)));
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  test('SEC-42 exactly the allowed number of concurrent uses passes where it is large and writes are slow', async () => {
    limiter.close();
    limiter = newLimiter({ writingMs: 30 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => limiter.isConsumed('a', 60)));
    expect(answers.filter(Boolean)).toHaveLength(60);
    limiter.clock.pass(20);
    const next = limiter.service.consume([{ name: 'test', subject: 'a', most: 60, windowMs: MINUTE_MS }]);
    await expect(next).rejects.toMatchObject({ options: { retryAfter: 40 } });
  });

  test('SEC-42 two instances share a large total', async () => {
    const [secretKey, clock] = [newSecret(), limiter.clock];
    const both = [newLimiter({ secretKey, clock }), newLimiter({ secretKey, clock })];
    let passed = 0;
    for (let turn = 0; turn < 70; turn += 1) passed += (await both[turn % 2]?.isConsumed('a', 60)) ? 1 : 0;
    expect(passed).toBe(60);
    for (const each of both) each.close();
  });

  test('SEC-13 two instances share their totals', async () => {
    const [secretKey, clock] = [newSecret(), limiter.clock];
    const both = [newLimiter({ secretKey, clock }), newLimiter({ secretKey, clock })];
    const answers = [];
    for (let turn = 0; turn < 8; turn += 1) answers.push(await both[turn % 2]?.isConsumed('a', 5));
    expect(answers).toEqual([true, true, true, true, true, false, false, false]);
    for (const each of both) each.close();
  });
}
