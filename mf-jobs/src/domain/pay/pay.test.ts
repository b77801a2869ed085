import { payText } from './pay';

test('a fee is grouped as in India, with its unit', () => {
  expect(payText({ pay: 9500, currency: 'INR', pay_kind: 'paid', pay_unit: 'per episode' })).toEqual({
    sum: '₹9,500',
    unit: 'per episode',
  });
});

test('a range has both ends', () => {
  expect(payText({ pay: 9500, pay_max: 240_000, currency: 'INR', pay_kind: 'paid', pay_unit: 'per day' })).toEqual({
    sum: '₹9,500–₹2,40,000',
    unit: 'per day',
  });
});

test('unpaid work says so, and why, and names no sum', () => {
  expect(payText({ pay: 0, currency: 'INR', pay_kind: 'unpaid-charity', pay_unit: 'flat fee' })).toEqual({
    sum: 'Unpaid – charity',
    unit: '',
  });
});
