import { openRazorpay } from '../../../src/membership/payments/razorpay/open-razorpay';
import { openStripe } from '../../../src/membership/payments/stripe/open-stripe';
import { TestBankService } from '../../../src/membership/payments/test-provider/test-bank.service';
import { providerPaymentOf, TestProvider } from '../../../src/membership/payments/test-provider/test-provider';
import { TestProviderRepository } from '../../../src/membership/payments/test-provider/test-provider.repository';
import { signTestEvent, TEST_SIGNATURE_HEADER } from '../../../src/membership/payments/test-provider/test-signature';
import type { Checkout, PaymentProvider } from '../../../src/membership/payments/payment-provider';
import { ManualClock, openSite, type TestSite } from '../test-site';
import type { ProviderServer } from './provider-server';
import { RAZORPAY_KEYS, RazorpayServer, signRazorpay } from './razorpay-server';
import { signStripe, STRIPE_KEYS, StripeServer } from './stripe-server';

type Outcome = 'captured' | 'failed' | 'pending';
type SignedEvent = { readonly body: Buffer; readonly headers: Record<string, string> };

/** A provider with the means to play its buyer and its bank. */
export type ProviderHarness = {
  readonly provider: PaymentProvider;
  readonly clock: ManualClock;
  /** Null for the built-in provider, which no network can part from us. */
  readonly server: ProviderServer | null;
  /** Adapter with wrong keys, or that reaches nothing. */
  other(options: { readonly url?: string; readonly key?: string }): Promise<PaymentProvider>;
  pay(checkout: Checkout, outcome: Outcome): Promise<void>;
  chargesEnd(orderId: string, outcome: Outcome): Promise<void>;
  countPages(orderId: string): Promise<number>;
  countPayments(orderId: string): Promise<number>;
  countRefunds(orderId: string): Promise<number>;
  isOpen(checkout: Checkout): Promise<boolean>;
  event(paymentRef: string, id?: string): Promise<SignedEvent>;
  /** Signs a body with another secret. */
  forge(body: Buffer): Record<string, string>;
  close(): Promise<void>;
};

const TIMEOUT_MS = 400;
const count = (values: Iterable<Record<string, unknown>>, fits: (value: Record<string, unknown>) => boolean) =>
  [...values].filter(fits).length;

export async function razorpayHarness(): Promise<ProviderHarness> {
  const clock = new ManualClock();
  const server = new RazorpayServer(() => clock.now());
  const apiUrl = await server.listen();
  const states = { captured: 'captured', failed: 'failed', pending: 'authorized' } as const;
  const noted = (entity: Record<string, unknown>, orderId: string) => (entity['notes'] as Record<string, string>)['order_id'] === orderId;
  return {
    provider: await openRazorpay({ ...RAZORPAY_KEYS, apiUrl }, clock, TIMEOUT_MS),
    clock,
    server,
    other: ({ url = apiUrl, key = RAZORPAY_KEYS.keySecret }) =>
      openRazorpay({ ...RAZORPAY_KEYS, keySecret: key, apiUrl: url }, clock, TIMEOUT_MS),
    pay: async ({ ref }, outcome) => void server.pay(ref, states[outcome]),
    chargesEnd: async (_orderId, outcome) => void (server.charges = states[outcome]),
    countPages: async (orderId) => count([...server.links.values(), ...server.invoices.values()], (page) => noted(page, orderId)),
    countPayments: async (orderId) => count(server.payments.values(), (payment) => noted(payment, orderId)),
    countRefunds: async () => server.refunds.size,
    isOpen: async ({ ref }) => ['created', 'issued'].includes(String((server.links.get(ref) ?? server.invoices.get(ref))?.['status'])),
    event: async (ref, id) => server.eventOf(server.payments.get(ref)!, id),
    forge: (body) => ({ 'x-razorpay-event-id': 'evt_forged', 'x-razorpay-signature': signRazorpay(body, 'another secret') }),
    close: () => server.close(),
  };
}

export async function stripeHarness(): Promise<ProviderHarness> {
  const clock = new ManualClock();
  const server = new StripeServer(() => clock.now());
  const apiUrl = await server.listen();
  const states = { captured: 'succeeded', failed: 'requires_payment_method', pending: 'processing' } as const;
  const noted = (entity: Record<string, unknown>, orderId: string) =>
    (entity['metadata'] as Record<string, string>)['order_id'] === orderId;
  return {
    provider: await openStripe({ ...STRIPE_KEYS, apiUrl }, clock, TIMEOUT_MS),
    clock,
    server,
    other: ({ url = apiUrl, key = STRIPE_KEYS.secretKey }) =>
      openStripe({ ...STRIPE_KEYS, secretKey: key, apiUrl: url }, clock, TIMEOUT_MS),
    pay: async ({ ref }, outcome) => void server.pay(ref, states[outcome]),
    chargesEnd: async (_orderId, outcome) => void (server.charges = states[outcome]),
    countPages: async (orderId) => count(server.sessions.values(), (session) => session['reference'] === orderId),
    countPayments: async (orderId) => count(server.intents.values(), (intent) => noted(intent, orderId)),
    countRefunds: async () => server.refunds.size,
    isOpen: async ({ ref }) => server.sessions.get(ref)?.['status'] === 'open',
    event: async (ref, id) => server.eventOf(server.intents.get(ref)!, id),
    forge: (body) => ({ 'stripe-signature': signStripe(body, Math.floor(clock.now() / 1000), 'another secret') }),
    close: () => server.close(),
  };
}

export async function testHarness(): Promise<ProviderHarness> {
  const site: TestSite = await openSite();
  const { clock, config } = site;
  const [provider, bank, repository] = [site.app.get(TestProvider), site.app.get(TestBankService), site.app.get(TestProviderRepository)];
  const viewOf = async (ref: string) => (await bank.view(ref))!;
  return {
    provider,
    clock,
    server: null,
    other: () => Promise.reject(new Error('The built-in provider has no keys.')),
    async pay({ ref }, outcome) {
      const view = await viewOf(ref);
      await bank.pay(view, view.payments.length + 1, { state: outcome, reason: outcome === 'failed' ? 'Declined' : '' }, 'captured');
    },
    chargesEnd: (orderId, outcome) => bank.behave(orderId, outcome),
    countPages: async (orderId) => (await bank.newest()).filter((page) => page.orderId === orderId).length,
    countPayments: async (orderId) => (await repository.findPaymentsOfOrder(orderId)).length,
    countRefunds: async (orderId) => (await repository.findPaymentsOfOrder(orderId)).filter(({ state }) => state === 'refunded').length,
    isOpen: async ({ ref }) => !(await viewOf(ref)).checkout.isClosed,
    async event(ref, id = `event of ${ref}`) {
      const body = Buffer.from(JSON.stringify({ ref: id, payment: providerPaymentOf((await repository.findPayment(ref))!) }));
      return { body, headers: { [TEST_SIGNATURE_HEADER]: signTestEvent(config.secretKey, body, clock.now()) } };
    },
    forge: (body) => ({ [TEST_SIGNATURE_HEADER]: signTestEvent('another secret', body, clock.now()) }),
    close: () => site.close(),
  };
}
