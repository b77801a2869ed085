import { databaseTime, noAnswerWithin, withDatabaseTime } from './database-time';
import { inOwnDatabaseTime, ownTimeOver } from './own-time';

const usedUp = <T>(work: () => T): T => withDatabaseTime(0, work);

test('REL-12 work that records the end of a request has its own time after the request used up all of it', async () => {
  let left = 0;
  await usedUp(async () => {
    expect(databaseTime()?.leftMs).toBeLessThanOrEqual(0);
    await inOwnDatabaseTime(async () => {
      left = databaseTime()?.leftMs ?? 0;
    });
  });
  expect(left).toBeGreaterThan(1000);
});

test('REL-12 the response does not wait for work that takes long, and the shutdown of the process does', async () => {
  let finish: () => void = () => undefined;
  let isOver = false;
  await inOwnDatabaseTime(() => new Promise((resolve) => (finish = resolve)));
  const over = ownTimeOver().then(() => (isOver = true));
  expect(isOver).toBe(false);
  finish();
  await over;
  expect(isOver).toBe(true);
});

test('a failure reaches the code that awaits the work', async () => {
  await expect(inOwnDatabaseTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('no message names a negative time', () => {
  expect(noAnswerWithin(-3).message).toBe('No answer of the database within 0 ms.');
});
