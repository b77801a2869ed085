import { CLEAR_DRAFT, findErrors, toChange } from './filter-draft';

test('sums of the filter are read as people write them', () => {
  expect(toChange({ ...CLEAR_DRAFT, pay_min: '25k', pay_max: '2.5 lakh' })).toMatchObject({ pay_min: 25_000, pay_max: 250_000 });
});

test('what is no sum, or turned around, is said at its field', () => {
  expect(findErrors({ ...CLEAR_DRAFT, pay_min: '25000 - 40000' })).toEqual({ pay_min: 'Enter one amount, not a range' });
  expect(findErrors({ ...CLEAR_DRAFT, pay_min: '1 lakh', pay_max: '25k' })).toEqual({ pay_min: 'The first sum must be the smaller one' });
});
