import { randomBytes } from 'node:crypto';
import {
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  PaymentProvider,
  ProviderAwayError,
  type ProviderEvent,
  type ProviderPayment,
  WebhookSignatureError,
} from '../../src/membership/payments/payment-provider';
import type { Chance } from '../fuzz/chance';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Page = { readonly request: CheckoutRequest; readonly ref: string; isClosed: boolean };
type BankPayment = Mutable<ProviderPayment> & { readonly key: string; isRefunded: boolean };
/** Event on its way to the site. */
export type BankEvent = { readonly id: string; readonly body: Buffer; readonly signature: string };

const SIGNATURE = 'signed-by-the-bank';

/**
 * Payment provider in memory: the world outside, which no crash of the site undoes. Its answers get lost as `chance` wants,
 * before or after the work was done.
 */
export class Bank extends PaymentProvider {
  readonly name = 'test';
  readonly payments: BankPayment[] = [];
  readonly events: BankEvent[] = [];
  readonly mandates = new Map<string, { isActive: boolean }>();
  /** One of so many calls gets no answer; 0: every call does. */
  lossRate = 0;
  private readonly pages = new Map<string, Page>();
  private readonly refunds = new Map<string, string>();
  private counter = 0;
  /** Makes the references of every bank different. */
  private readonly prefix = randomBytes(6).toString('hex');

  constructor(
    private readonly chance: Chance,
    private readonly now: () => number,
  ) {
    super();
  }

  openCheckout(request: CheckoutRequest): Promise<Checkout> {
    return this.answer(() => {
      const page = this.pages.get(request.orderId) ?? { request, ref: this.newId('page'), isClosed: false };
      this.pages.set(request.orderId, page);
      return { ref: page.ref, url: `https://bank.example/${page.ref}` };
    });
  }

  closeCheckout({ orderId }: { readonly orderId: string }): Promise<void> {
    return this.answer(() => {
      const page = this.pages.get(orderId);
      if (page) page.isClosed = true;
    });
  }

  paymentsOf({ orderId }: { readonly orderId: string }): Promise<readonly ProviderPayment[]> {
    return this.answer(() => this.payments.filter((payment) => payment.orderId === orderId).map(toWire));
  }

  charge(request: ChargeRequest): Promise<ProviderPayment> {
    return this.answer(() => {
      const known = this.payments.find(({ key }) => key === request.key);
      if (known) return toWire(known);
      const isActive = this.mandates.get(request.mandate)?.isActive === true;
      const state = isActive ? this.chance.pick(['captured', 'captured', 'failed', 'pending'] as const) : 'failed';
      return toWire(this.add({ ...request, state, mandate: request.mandate }));
    });
  }

  endMandate(mandate: string): Promise<void> {
    return this.answer(() => {
      const known = this.mandates.get(mandate);
      if (known) known.isActive = false;
    });
  }

  refund({ ref, key }: { readonly ref: string; readonly amountMinor: number; readonly key: string }): Promise<string> {
    return this.answer(() => {
      const payment = this.payments.find((candidate) => candidate.ref === ref);
      if (!payment) throw new Error(`The bank has no payment ${ref}.`);
      const refundRef = this.refunds.get(key) ?? this.newId('refund');
      if (payment.isRefunded && !this.refunds.has(key)) throw new Error(`The payment ${ref} was sent back twice.`);
      this.refunds.set(key, refundRef);
      payment.isRefunded = true;
      payment.state = 'refunded';
      return refundRef;
    });
  }

  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    if (headers['x-signature'] !== SIGNATURE) throw new WebhookSignatureError('forged');
    return JSON.parse(body.toString()) as ProviderEvent;
  }

  async *listPayments({ from, to }: { readonly from: number; readonly to: number }): AsyncIterable<ProviderPayment> {
    for (const payment of this.payments) if (payment.at >= from && payment.at < to) yield toWire(payment);
  }

  /** The buyer pays on the page of an order, perhaps twice, perhaps on a page that was closed a moment ago. */
  pay(orderId: string, state: ProviderPayment['state'], amountMinor?: number): void {
    const page = this.pages.get(orderId);
    if (!page || (page.isClosed && !this.chance.isOnceIn(3))) return;
    const { request } = page;
    const mandate = request.mandate === null ? null : `mandate-${orderId}`;
    if (mandate !== null && !this.mandates.has(mandate)) this.mandates.set(mandate, { isActive: true });
    this.add({ ...request, amountMinor: amountMinor ?? request.amountMinor, key: this.newId('key'), state, mandate });
  }

  /** Decides what is pending; the bank may take its time. */
  decide(): void {
    for (const payment of this.payments.filter(({ state }) => state === 'pending')) {
      payment.state = this.chance.pick(['captured', 'failed'] as const);
      this.notify(payment);
    }
  }

  private add(payment: Pick<BankPayment, 'orderId' | 'amountMinor' | 'currency' | 'state' | 'key' | 'mandate'>): BankPayment {
    const { orderId, amountMinor, currency, state, key, mandate } = payment;
    const reason = state === 'failed' ? 'The bank declined.' : '';
    const added = {
      ref: this.newId('pay'),
      orderId,
      amountMinor,
      currency,
      state,
      key,
      mandate,
      reason,
      at: this.now(),
      isRefunded: false,
    };
    this.payments.push(added);
    this.notify(added);
    return added;
  }

  private notify(payment: BankPayment): void {
    const event: ProviderEvent = { ref: this.newId('event'), payment: toWire(payment) };
    this.events.push({ id: event.ref, body: Buffer.from(JSON.stringify(event)), signature: SIGNATURE });
  }

  private async answer<T>(work: () => T): Promise<T> {
    const isLost = this.lossRate > 0 && this.chance.isOnceIn(this.lossRate);
    if (isLost && this.chance.isOnceIn(2)) throw new ProviderAwayError('The question was lost.');
    const result = work();
    if (isLost) throw new ProviderAwayError('The answer was lost.');
    return Promise.resolve(result);
  }

  private newId(kind: string): string {
    this.counter += 1;
    return `${kind}-${this.prefix}-${this.counter}`;
  }
}

function toWire({ ref, orderId, amountMinor, currency, state, mandate, reason, at }: BankPayment): ProviderPayment {
  return { ref, orderId, amountMinor, currency, state, mandate, reason, at };
}
