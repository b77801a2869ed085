import { median, percentile, ratioOf, sampleOf, spread } from './statistics';

test('the median and other percentiles lie between values in proportion', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([1, 2, 3, 10])).toBe(2.5);
  expect(percentile([10, 20, 30, 40, 50], 0.99)).toBeCloseTo(49.6);
  expect(percentile([10, 20, 30], 1)).toBe(30);
  expect(() => percentile([], 0.5)).toThrow('no percentile');
});

test('the spread is that of the middle half: one round disturbed by something else does not count', () => {
  expect(spread([100, 100, 100, 100, 100, 100, 900])).toBe(0);
  expect(spread([80, 90, 100, 110, 120])).toBeCloseTo(0.2);
});

test('a ratio is that of rounds side by side: a machine that gets slower meets both sides', () => {
  const other = sampleOf([100, 50, 100, 25, 40]);
  expect(ratioOf(sampleOf([50, 25, 50, 13, 20]), other)).toBeCloseTo(0.5);
});

test('no ratio is given where one side was disturbed and the other was not', () => {
  const steady = sampleOf([99, 100, 101]);
  const unsteady = sampleOf([50, 100, 200]);
  expect(ratioOf(unsteady, steady)).toBeNull();
  expect(ratioOf(steady, unsteady)).toBeNull();
  expect(ratioOf(steady, sampleOf([100]))).toBeNull();
});
