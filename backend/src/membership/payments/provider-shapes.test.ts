import type { AppConfig } from '../../kernel/config/config';
import { ManualClock } from '../../../test/support/test-site';
import { adaptersOf } from './payment-adapters';
import type { PaymentProvider } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { paymentOfEvent as razorpayPaymentOf, type RazorpayPayment } from './razorpay/razorpay-shapes';
import { paymentOfEvent as stripePaymentOf } from './stripe/stripe-shapes';

const payment: RazorpayPayment = {
  id: 'pay_1',
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  amount_refunded: 0,
  customer_id: 'cust_1',
  token_id: 'token_1',
  notes: [],
  error_description: null,
  created_at: 1_700_000_000,
};
const wrapped = { entity: payment };
const link = { id: 'plink_1', reference_id: 'ours-1', short_url: '', status: 'paid' } as const;
const invoice = { id: 'inv_1', receipt: 'ours-2', order_id: 'order_1', short_url: '', status: 'paid' } as const;

test.each([
  ['a paid link', { payment: wrapped, payment_link: { entity: link } }, 'ours-1'],
  ['a paid registration', { payment: wrapped, invoice: { entity: invoice } }, 'ours-2'],
  ['a paid order', { payment: wrapped, order: { entity: { id: 'order_1', receipt: 'ours-3', notes: [] } } }, 'ours-3'],
  ['the notes of a payment', { payment: { entity: { ...payment, notes: { order_id: 'ours-4' } } } }, 'ours-4'],
])('an event of Razorpay names our order by %s', (_what, payload, orderId) => {
  expect(razorpayPaymentOf({ event: 'x', payload })).toMatchObject({
    orderId,
    ref: 'pay_1',
    mandate: 'cust_1:token_1',
    at: 1_700_000_000_000,
  });
});

test.each([
  ['no payment', { invoice: { entity: invoice } }],
  ['a payment of something else', { payment: wrapped }],
])('an event of Razorpay that tells of %s says nothing', (_what, payload) => {
  expect(razorpayPaymentOf({ event: 'token.confirmed', payload })).toBeNull();
});

test.each([
  ['authorized', {}, 'pending'],
  ['created', {}, 'pending'],
  ['failed', {}, 'failed'],
  ['captured', { amount_refunded: 100 }, 'captured'],
  ['captured', { amount_refunded: 49_900 }, 'refunded'],
  ['refunded', {}, 'refunded'],
] as const)('a payment of Razorpay that is %s with %j is %s', (status, more, state) => {
  const notes = { order_id: 'ours' };
  const mapped = razorpayPaymentOf({ event: 'x', payload: { payment: { entity: { ...payment, ...more, status, notes } } } });
  expect(mapped).toMatchObject({ state, reason: state === 'failed' ? 'The bank declined the payment.' : '' });
});

const charge = {
  id: 'ch_1',
  payment_intent: 'pi_1',
  amount: 49_900,
  currency: 'inr',
  refunded: true,
  metadata: { order_id: 'ours' },
  created: 1,
};
const intent = {
  id: 'pi_1',
  amount: 49_900,
  currency: 'inr',
  created: 1,
  metadata: { order_id: 'ours' },
  customer: 'cus_1',
  payment_method: 'pm_1',
};

test.each([
  ['charge.refunded', charge, 'refunded'],
  ['payment_intent.succeeded', { ...intent, status: 'succeeded', latest_charge: 'ch_1' }, 'captured'],
  ['payment_intent.processing', { ...intent, status: 'processing' }, 'pending'],
  ['payment_intent.canceled', { ...intent, status: 'canceled' }, 'failed'],
  ['payment_intent.payment_failed', { ...intent, status: 'requires_payment_method', last_payment_error: { message: 'No.' } }, 'failed'],
])('the event %s of Stripe tells of the payment', (type, object, state) => {
  expect(stripePaymentOf({ type, data: { object } } as never)).toMatchObject({
    ref: 'pi_1',
    orderId: 'ours',
    state,
    mandate: null,
    currency: 'INR',
  });
});

test.each([
  ['charge.refunded', { ...charge, refunded: false }],
  ['charge.refunded', { ...charge, metadata: {} }],
  ['payment_intent.succeeded', { ...intent, status: 'succeeded', metadata: {} }],
  ['payment_intent.payment_failed', { ...intent, status: 'requires_payment_method', last_payment_error: null }],
  ['customer.created', { id: 'cus_1' }],
])('the event %s of Stripe may say nothing', (type, object) => {
  expect(stripePaymentOf({ type, data: { object } } as never)).toBeNull();
});

const keys = { apiUrl: 'http://127.0.0.1:1', webhookSecret: 'w' };
const razorpay = { ...keys, keyId: 'k', keySecret: 's' };
const stripe = { ...keys, secretKey: 'sk' };

test.each([
  ['the test provider', { provider: 'test', razorpay: null, stripe: null }, false, 'test', ['test']],
  ['the test provider in production', { provider: 'test', razorpay: null, stripe: null }, true, null, []],
  ['none', { provider: null, razorpay: null, stripe: null }, false, null, []],
  ['Razorpay, and Stripe for older orders', { provider: 'razorpay', razorpay, stripe }, true, 'razorpay', ['razorpay', 'stripe']],
] as const)('the site takes payments by %s', async (_what, payments, isProduction, current, named) => {
  const config = { payments, isProduction } as unknown as AppConfig;
  const adapters = await adaptersOf(config, new ManualClock(), { name: 'test' } as PaymentProvider);
  const providers = new PaymentProviders(config, adapters);
  expect(providers.current?.name ?? null).toBe(current);
  expect(['test', 'razorpay', 'stripe', 'other'].filter((name) => providers.named(name) !== null)).toEqual(named);
});
