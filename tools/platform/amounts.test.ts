import { age, percent, readWeight } from './amounts';

test.each([
  [0, '0 %'],
  [1, '100 %'],
  [0.2, '20 %'],
  [0.12345, '12.35 %'],
  [0.00005, '0.01 %'],
])('%d is %s', (part, text) => {
  expect(percent(part)).toBe(text);
});

test.each([
  [5_000, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3600_000 + 5, '3 hours ago'],
  [26 * 3600_000, '1 day ago'],
  [70 * 24 * 3600_000, '2 months ago'],
  [800 * 24 * 3600_000, '2 years ago'],
])('%d ms ago is %s', (passed, text) => {
  expect(age(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(text);
});

test.each([
  ['20', 2000],
  ['12.5', 1250],
  ['0.01', 1],
  ['100 %', 10_000],
  ['0', 0],
])('a share of %s is %d parts of ten thousand', (text, weight) => {
  expect(readWeight(text)).toBe(weight);
});

test.each(['', '-1', '100.01', '12.345', '1e2', 'all', '0x10'])('"%s" is no share', (text) => {
  expect(() => readWeight(text)).toThrow('is no share');
});
