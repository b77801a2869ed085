import type { ProviderPayment } from '../payments/payment-provider';
import { differencesOf } from './payment-differences.policy';
import type { StoredPayment } from './reconciliation.repository';

const theirs: ProviderPayment = {
  ref: 'pay_1',
  orderId: 'ord_1',
  amountMinor: 49_900,
  currency: 'INR',
  state: 'captured',
  mandate: null,
  reason: '',
  at: 0,
};
const ours: StoredPayment = {
  id: 1,
  provider: 'test',
  paymentRef: 'pay_1',
  orderId: 'ord_1',
  amountMinor: 49_900,
  currency: 'INR',
  state: 'captured',
  reason: '',
  refundRef: '',
  seenAt: 0,
  capturedAt: 0,
};

test('MEM-01 payments that agree have no difference', () => {
  expect(differencesOf('test', theirs, ours)).toEqual([]);
  for (const state of ['surplus', 'mismatch', 'refunding'] as const) expect(differencesOf('test', theirs, { ...ours, state })).toEqual([]);
});

test('MEM-01 a captured payment that we do not know is named; one that failed is not', () => {
  expect(differencesOf('test', theirs, undefined)).toEqual(['test pay_1 for ord_1: the provider has ₹499; we have no record of it.']);
  expect(differencesOf('test', { ...theirs, state: 'failed' }, undefined)).toEqual([]);
});

test('MEM-01 sum, state and order are each compared', () => {
  expect(differencesOf('test', { ...theirs, amountMinor: 50_050 }, ours)).toEqual([
    'test pay_1 for ord_1: the provider has ₹500.50; we have ₹499.',
  ]);
  expect(differencesOf('test', theirs, { ...ours, state: 'failed' })).toEqual([
    'test pay_1 for ord_1: the provider says captured; we say failed.',
  ]);
  expect(differencesOf('test', theirs, { ...ours, orderId: 'ord_2' })).toEqual([
    'test pay_1: the provider names order ord_1; we have order ord_2.',
  ]);
});
