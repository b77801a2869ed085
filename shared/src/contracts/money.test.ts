import { formatMoney } from './money';

test('a sum is grouped as in India, and each currency keeps its own sign', () => {
  expect(formatMoney(240_000, 'INR')).toBe('₹2,40,000');
  expect(formatMoney(9500, 'USD')).toBe('$9,500');
  expect(formatMoney(0.6, 'INR')).toBe('₹1');
});
