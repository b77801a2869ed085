import { formatMoney, formatMoneyRange } from './money';

test('a sum is grouped as in India, and each currency keeps its own sign', () => {
  expect(formatMoney(240_000, 'INR')).toBe('₹2,40,000');
  expect(formatMoney(9500, 'USD')).toBe('$9,500');
  expect(formatMoney(0.6, 'INR')).toBe('₹1');
});

test('a range has both ends, and one sum stays one', () => {
  expect(formatMoneyRange(25_000, 240_000, 'INR')).toBe('₹25,000–₹2,40,000');
  for (const end of [null, undefined, 25_000, 0]) expect(formatMoneyRange(25_000, end, 'INR')).toBe('₹25,000');
});
