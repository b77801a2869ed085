import { toSum } from './draft-numbers';

test('a rate is read as people write it, and what is no amount is no number', () => {
  expect(['25k', '2.5 lakh', '25,000', '', '25000 - 40000', 'on request'].map(toSum)).toEqual([25_000, 250_000, 25_000, null, NaN, NaN]);
});
