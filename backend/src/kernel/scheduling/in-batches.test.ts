import { inBatches, oneByOne } from './in-batches';

test.each([0, 1, 499, 500, 501, 1000])('%i that are due are done once each, in their order', async (count) => {
  const waiting = Array.from({ length: count }, (_, index) => index);
  const done: number[] = [];
  const finish = oneByOne((one: number) => {
    done.push(one);
    waiting.splice(waiting.indexOf(one), 1);
    return Promise.resolve();
  });
  const sizes: number[] = [];
  await inBatches(
    (most) => Promise.resolve(waiting.slice(0, most)),
    (due) => {
      sizes.push(due.length);
      return finish(due);
    },
  );
  expect(done).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(500);
  expect(sizes).not.toContain(0);
});
