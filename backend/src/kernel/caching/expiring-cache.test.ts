import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { outsideTransaction } from '../database/ambient-transaction';
import { createDataSource, dataSourceOptions } from '../database/data-source';
import { inTransaction } from '../database/transaction';
import { ExpiringCache } from './expiring-cache';

const loader = () => {
  let calls = 0;
  return { load: () => Promise.resolve((calls += 1)), calls: () => calls };
};

test('callers at the same time share one load', async () => {
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 10 });
  const { load, calls } = loader();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(calls()).toBe(1);
});

test('a value is loaded again when its time is over', async () => {
  const begun = Date.UTC(2026, 10, 20);
  let now = begun;
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 10, now: () => now });
  const { load } = loader();
  await cache.get('a', load);
  now = begun + 4_999;
  expect(await cache.get('a', load)).toBe(1);
  now = begun + 5_000;
  expect(await cache.get('a', load)).toBe(2);
});

test('a failure is not cached', async () => {
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', () => Promise.resolve(7))).toBe(7);
});

test('the oldest values are evicted', async () => {
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 2 });
  const { load, calls } = loader();
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(calls()).toBe(4);
});

describe('inside a transaction', () => {
  let dataSource: DataSource;
  beforeEach(async () => (dataSource = await createDataSource(dataSourceOptions({ kind: 'sqlite', file: ':memory:' }, [])).initialize()));
  afterEach(() => dataSource.destroy());

  test('it does not wait for a pending value, which may wait for the end of the transaction', async () => {
    const cache = new ExpiringCache<unknown>({ seconds: 5, maxEntries: 10 });
    const ask = () => cache.get('a', () => dataSource.query('SELECT 1 AS one'));
    let others: Promise<unknown> | undefined;
    const work = inTransaction(dataSource, async () => {
      others = outsideTransaction(ask);
      return ask();
    });
    expect(await Promise.race([work, sleep(1000, 'hangs', { ref: false })])).toEqual([{ one: 1 }]);
    expect(await others).toEqual([{ one: 1 }]);
  });

  test('what it loads is not cached for others, and what others have loaded is used', async () => {
    const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 10 });
    const { load, calls } = loader();
    await inTransaction(dataSource, () => cache.get('a', load));
    expect(await cache.get('a', load)).toBe(2);
    await inTransaction(dataSource, () => cache.get('a', load));
    expect(calls()).toBe(2);
  });
});
