import { nextPaymentState } from './payment-moves.policy';

type Former = Parameters<typeof nextPaymentState>[0];
const OPEN = { userId: 'u_1', paidAt: null, totalMinor: 49900, currency: 'INR' };
const PAID = { ...OPEN, paidAt: 1 };
const told = (state: 'pending' | 'captured' | 'failed' | 'refunded', amountMinor = 49900, currency = 'INR') => ({
  state,
  amountMinor,
  currency,
});

test.each<[Former, ReturnType<typeof told>, typeof OPEN | typeof PAID | { userId: null } | null, ReturnType<typeof nextPaymentState>]>([
  [null, told('pending'), OPEN, 'pending'],
  [null, told('failed'), OPEN, 'failed'],
  [null, told('captured'), OPEN, 'captured'],
  [null, told('captured', 1), OPEN, 'mismatch'],
  [null, told('captured', 49900, 'USD'), OPEN, 'mismatch'],
  [null, told('captured'), PAID, 'surplus'],
  [null, told('captured', 1), PAID, 'surplus'],
  [null, told('captured'), { userId: null }, 'surplus'],
  [null, told('captured'), null, 'captured'],
  [null, told('refunded'), OPEN, 'refunded'],
  ['pending', told('captured'), OPEN, 'captured'],
  ['failed', told('captured'), OPEN, 'captured'],
  ['pending', told('failed'), OPEN, 'failed'],
  ['pending', told('refunded'), OPEN, 'refunded'],
  ['pending', told('pending'), OPEN, null],
  ['failed', told('pending'), OPEN, null],
  ['failed', told('failed'), OPEN, null],
  ['captured', told('captured'), PAID, null],
  ['captured', told('pending'), PAID, null],
  ['captured', told('failed'), PAID, null],
  ['captured', told('refunded'), PAID, null],
  ['captured', told('captured'), OPEN, 'captured'],
  ['captured', told('captured'), null, null],
  ['mismatch', told('captured'), OPEN, null],
  ['mismatch', told('refunded'), OPEN, 'refunded'],
  ['surplus', told('captured'), PAID, null],
  ['surplus', told('refunded'), PAID, null],
  ['refunding', told('refunded'), PAID, null],
  ['refunded', told('captured'), OPEN, null],
])('MEM-11 a payment that was %s and is told as %j for the order %j becomes %s', (former, payment, order, expected) => {
  expect(nextPaymentState(former, payment, order && { ...OPEN, ...order })).toBe(expected);
});
