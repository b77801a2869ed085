import { formatCount } from './numbers';

const INDIAN = new Intl.NumberFormat('en-IN');

test.each([
  0, 7, 999, 1000, 12_345, 99_999, 100_000, 1_248_000, 10_000_000, 123_456_789_012, -1, -999, -1000, -248_000, 5.5, 1234.5678, -12_345.25,
])('%d has its commas where `Intl` puts them', (count) => {
  expect(formatCount(count)).toBe(INDIAN.format(count));
});
