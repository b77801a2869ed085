import { ManualClock } from '../../../test/support/test-site';
import { DatabaseClock } from './database-clock';

const NOON = Date.UTC(2026, 10, 20, 12);

test('REL-21 a clock that is ahead is corrected by the database, less half of the round trip', async () => {
  const base = new ManualClock(NOON + 660_000);
  const clock = new DatabaseClock(base);
  await clock.synchronize(async () => {
    base.pass(0.2);
    return base.now() - 660_000 - 100;
  });
  expect(clock.now()).toBe(base.now() - 660_000);
  base.pass(60);
  expect(clock.now()).toBe(base.now() - 660_000);
});

test('REL-21 the fastest of several replies counts', async () => {
  const base = new ManualClock(NOON);
  const clock = new DatabaseClock(base);
  const trips = [4, 0.1, 2];
  await clock.synchronize(async () => {
    base.pass(trips.shift() ?? 0);
    return base.now() - 5000;
  });
  expect(clock.now()).toBe(base.now() - 5000 + 50);
});

test('REL-21 a small backward correction makes the clock stand, a large one is applied at once', async () => {
  const base = new ManualClock(NOON);
  const clock = new DatabaseClock(base);
  const first = clock.now();
  await clock.synchronize(async () => base.now() - 300);
  expect(clock.now()).toBe(first);
  base.pass(0.2);
  expect(clock.now()).toBe(first);
  base.pass(0.2);
  expect(clock.now()).toBe(first + 100);
  await clock.synchronize(async () => base.now() - 60_000);
  expect(clock.now()).toBe(base.now() - 60_000);
});

test('REL-21 a database that does not answer leaves the clock as it was', async () => {
  const base = new ManualClock(NOON);
  const clock = new DatabaseClock(base);
  await clock.synchronize(async () => base.now() - 5000);
  await expect(clock.synchronize(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(clock.now()).toBe(NOON - 5000);
});
