import { findMisgroupedSum, formatMinor, formatMoney, formatMoneyRange } from './money';

test('a sum is grouped as in India, and each currency keeps its own sign', () => {
  expect(formatMoney(240_000, 'INR')).toBe('₹2,40,000');
  expect(formatMoney(9500, 'USD')).toBe('$9,500');
  expect(formatMoney(0.6, 'INR')).toBe('₹1');
});

test.each([0, 1, 99, 100, 49_900, 49_950, 123_456, 24_000_000, -49_950, -100])('%d paise are written as `Intl` writes them', (paise) => {
  const digits = paise % 100 === 0 ? 0 : 2;
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  expect(formatMinor(paise, 'INR')).toBe(rupees.format(paise / 100));
});

test('a sum in another currency has its hundredths', () => {
  expect(formatMinor(1950, 'USD')).toBe('$19.50');
  expect(formatMinor(2000, 'USD')).toBe('$20');
});

test('a range has both ends, and one sum stays one', () => {
  expect(formatMoneyRange(25_000, 240_000, 'INR')).toBe('₹25,000–₹2,40,000');
  for (const end of [null, undefined, 25_000, 0]) expect(formatMoneyRange(25_000, end, 'INR')).toBe('₹25,000');
});

test.each([
  ['₹15,0000', '₹1,50,000'],
  ['From ₹ 38,000 to ₹1,000,000 a day', '₹10,00,000'],
  ['₹1,5,000.', '₹15,000'],
])('%s has its commas in the wrong place', (text, meant) => {
  expect(findMisgroupedSum(text)?.meant).toBe(meant);
});

test('sums as India writes them, sums without commas and other numbers are left alone', () => {
  for (const text of ['₹1,10,000', '₹15,000, paid at once', '₹15000', '₹499.50', '10,0000 people', '₹999', 'from ₹ 3,00,000–₹12,00,00,000'])
    expect(findMisgroupedSum(text)).toBeNull();
});
