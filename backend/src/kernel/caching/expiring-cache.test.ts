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

test('an answer is loaded again when its time is over', async () => {
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

test('a failure is not kept', async () => {
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', () => Promise.resolve(7))).toBe(7);
});

test('the oldest answers make room', async () => {
  const cache = new ExpiringCache<number>({ seconds: 5, maxEntries: 2 });
  const { load, calls } = loader();
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(calls()).toBe(4);
});
