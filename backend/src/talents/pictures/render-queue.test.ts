import { RenderQueue } from './render-queue';

const pause = () => new Promise((resume) => setTimeout(resume, 5));

test('the same key is rendered once for all who wait', async () => {
  const queue = new RenderQueue<string>(2);
  let runs = 0;
  const job = async () => {
    runs += 1;
    await pause();
    return 'picture';
  };
  expect(await Promise.all([queue.run('a', job), queue.run('a', job), queue.run('a', job)])).toEqual(['picture', 'picture', 'picture']);
  expect(runs).toBe(1);
});

test('no more than two run at once, and all finish', async () => {
  const queue = new RenderQueue<number>(2);
  let active = 0;
  let most = 0;
  const done = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      queue.run(String(number), async () => {
        most = Math.max(most, (active += 1));
        await pause();
        active -= 1;
        return number;
      }),
    ),
  );
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});

test('a failed job makes room for the next try', async () => {
  const queue = new RenderQueue<number>(1);
  await expect(queue.run('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await queue.run('a', () => Promise.resolve(1))).toBe(1);
});
