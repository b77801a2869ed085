import { MONEY_MISTAKES, readMoney } from './money-input';

const MOST = 100_000_000;

test.each([
  ['25000', 25_000],
  ['25,000', 25_000],
  ['2,50,000', 250_000],
  ['250,000', 250_000],
  ['₹ 2,50,000', 250_000],
  ['Rs. 25,000/-', 25_000],
  ['INR 25000', 25_000],
  ['25k', 25_000],
  ['25 K', 25_000],
  ['2.5k', 2500],
  ['2.5 lakh', 250_000],
  ['2.5 Lakhs', 250_000],
  ['2.5L', 250_000],
  ['1.25 lac', 125_000],
  ['0.29 crore', 2_900_000],
  ['1 cr', 10_000_000],
  ['1,00,00,000', 10_000_000],
  ['२५०००', 25_000],
  ['２５０００', 25_000],
  [' 900.00 ', 900],
])('%s is read as %d rupees', (typed, sum) => {
  expect(readMoney(typed, MOST)).toEqual({ kind: 'sum', sum });
});

test.each(['25000 - 40000', '25000-40000', '25k-40k', '25k to 40k', '₹25,000 – ₹40,000', '2 or 3 lakh', '2 lakh - 3 lakh'])(
  '%s is a range, and is said to be one',
  (typed) => {
    expect(readMoney(typed, MOST)).toEqual({ kind: 'mistake', message: MONEY_MISTAKES.range });
  },
);

test.each([
  ['about 25000', MONEY_MISTAKES.unclear],
  ['25000 per day', MONEY_MISTAKES.unclear],
  ['25,00', MONEY_MISTAKES.unclear],
  ['2,5', MONEY_MISTAKES.unclear],
  ['2.555 lakh', MONEY_MISTAKES.unclear],
  ['-5', MONEY_MISTAKES.unclear],
  ['$500', MONEY_MISTAKES.unclear],
  ['25 m', MONEY_MISTAKES.unclear],
  ['1e5', MONEY_MISTAKES.unclear],
  ['12.50', MONEY_MISTAKES.whole],
  ['11 crore', 'At most ₹10,00,00,000'],
  ['9'.repeat(500), MONEY_MISTAKES.unclear],
])('%s is not guessed, but said: %s', (typed, message) => {
  expect(readMoney(typed, MOST)).toEqual({ kind: 'mistake', message });
});

test('an empty field is no sum', () => {
  expect(readMoney('  ', MOST)).toEqual({ kind: 'empty' });
});
