import { ComputationQueue } from './computation-queue';

test('a flood is computed two at a time, and refused beyond what may wait', async () => {
  const queue = new ComputationQueue(2, 3);
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const compute = () =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return 'done';
    });
  const five = Array.from({ length: 5 }, compute);
  await expect(compute()).rejects.toMatchObject({ code: 'UNAVAILABLE', options: { retryAfter: 5 } });
  for (let count = 0; count < 5; count += 1) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(five)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

test('a computation that fails frees its place', async () => {
  const queue = new ComputationQueue(1, 0);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve(1))).toBe(1);
});
