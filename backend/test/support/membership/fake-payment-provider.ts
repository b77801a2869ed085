import {
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  PaymentProvider,
  ProviderAwayError,
  type ProviderEvent,
  type ProviderName,
  type ProviderPayment,
  WebhookSignatureError,
} from '../../../src/membership/payments/payment-provider';
import { ProviderRefusedError } from '../../../src/membership/payments/provider-refusal';
import { PaymentProviders } from '../../../src/membership/payments/payment-providers';
import type { TestSite } from '../test-site';

export const SIGNED = { 'fake-signature': 'good' } as const;
type Page = Checkout & { readonly request: CheckoutRequest; isClosed: boolean };
type Refund = { readonly ref: string; readonly amountMinor: number; readonly key: string };

/** Payment provider in memory, whose answers a test decides. */
export class FakePaymentProvider extends PaymentProvider {
  readonly name: ProviderName = 'test';
  readonly pages = new Map<string, Page>();
  readonly payments = new Map<string, ProviderPayment>();
  readonly refunds: Refund[] = [];
  readonly endedMandates: string[] = [];
  /** True: every call rejects. */
  isAway = false;
  /** Questions about payments of orders. */
  asked = 0;

  constructor(private readonly now: () => number) {
    super();
  }

  /** Forgets what was paid and asked; the provider answers again. */
  forget(): void {
    this.payments.clear();
    this.refunds.length = 0;
    this.endedMandates.length = 0;
    this.isAway = false;
  }

  /** Pays, or tries to, as the buyer does on the page. */
  pay(orderId: string, more: Partial<ProviderPayment> = {}): ProviderPayment {
    const request = this.pages.get(orderId)?.request;
    const ref = more.ref ?? `pay_${this.payments.size + 1}_${orderId}`;
    const sum = { amountMinor: request?.amountMinor ?? 0, currency: request?.currency ?? 'INR' };
    const payment = { ref, orderId, ...sum, state: 'captured' as const, mandate: null, reason: '', at: this.now(), ...more };
    this.payments.set(ref, payment);
    return payment;
  }

  /** Returns the body of the event that tells of a payment. */
  eventOf(payment: ProviderPayment | null, ref: string): Buffer {
    return Buffer.from(JSON.stringify({ ref, payment }));
  }

  openCheckout(request: CheckoutRequest): Promise<Checkout> {
    return this.answer(() => {
      const { orderId } = request;
      const page = this.pages.get(orderId) ?? { ref: `page_${orderId}`, url: `https://pay.example/${orderId}`, request, isClosed: false };
      this.pages.set(orderId, page);
      return { ref: page.ref, url: page.url };
    });
  }

  closeCheckout({ orderId }: { readonly orderId: string }): Promise<void> {
    return this.answer(() => {
      const page = this.pages.get(orderId);
      if (page) page.isClosed = true;
    });
  }

  paymentsOf({ orderId }: { readonly orderId: string }): Promise<readonly ProviderPayment[]> {
    this.asked += 1;
    return this.answer(() => [...this.payments.values()].filter((payment) => payment.orderId === orderId));
  }

  charge({ orderId, key, mandate, amountMinor, currency }: ChargeRequest): Promise<ProviderPayment> {
    return this.answer(() => this.payments.get(key) ?? this.pay(orderId, { ref: key, amountMinor, currency, mandate }));
  }

  endMandate(mandate: string): Promise<void> {
    return this.answer(() => void this.endedMandates.push(mandate));
  }

  refund(refund: Refund): Promise<string> {
    return this.answer(() => {
      if (this.refunds.some(({ key }) => key === refund.key)) return `refund_${refund.key}`;
      const payment = this.payments.get(refund.ref);
      if (payment?.state === 'refunded') throw new ProviderRefusedError(this.name, 'fully_refunded');
      if (payment) this.payments.set(refund.ref, { ...payment, state: 'refunded' });
      this.refunds.push(refund);
      return `refund_${refund.key}`;
    });
  }

  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    if (headers['fake-signature'] !== SIGNED['fake-signature']) throw new WebhookSignatureError('not signed');
    return JSON.parse(body.toString()) as ProviderEvent;
  }

  async *listPayments(): AsyncIterable<ProviderPayment> {
    yield* this.payments.values();
  }

  private async answer<T>(work: () => T): Promise<T> {
    if (this.isAway) throw new ProviderAwayError('The test provider is away.');
    return work();
  }
}

/** Puts a provider in memory in place of those of the site. */
export function useFakeProvider(site: TestSite): FakePaymentProvider {
  const provider = new FakePaymentProvider(() => site.clock.now());
  const providers = site.app.get(PaymentProviders);
  Object.defineProperty(providers, 'current', { configurable: true, get: () => provider });
  Object.defineProperty(providers, 'named', { configurable: true, value: (name: string) => (name === provider.name ? provider : null) });
  return provider;
}
