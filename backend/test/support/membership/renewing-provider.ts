import type { Clock } from '../../../src/kernel/clock/clock';
import {
  type ChargeRequest,
  PaymentProvider,
  ProviderAwayError,
  type ProviderPayment,
} from '../../../src/membership/payments/payment-provider';
import { ProviderRefusedError } from '../../../src/membership/payments/provider-refusal';

/** 'refused': the provider answers no payment at all, as for a consent that the bank took back. */
type Behaviour = 'captured' | 'failed' | 'pending' | 'away' | 'refused';

/** Payment provider in memory that renewals charge. Behaves alike for every mandate, unless it is told otherwise for one. */
export class RenewingProvider extends PaymentProvider {
  readonly name = 'test';
  behaviour: Behaviour = 'captured';
  readonly behaviours = new Map<string, Behaviour>();
  /** Charges that were asked for, repeated ones included. */
  readonly requests: ChargeRequest[] = [];
  readonly ended: string[] = [];
  /** Runs after the provider charged, before it answers. */
  afterCharge: () => void = () => undefined;
  /** Runs whenever payments of an order are asked for. */
  whenAsked: () => Promise<void> = () => Promise.resolve();
  private readonly byKey = new Map<string, ProviderPayment>();

  constructor(private readonly clock: Clock) {
    super();
  }

  /** Payments that took money. */
  get captured(): readonly ProviderPayment[] {
    return [...this.byKey.values()].filter(({ state }) => state === 'captured');
  }

  /** Decides the pending payments. */
  decide(state: 'captured' | 'failed'): void {
    for (const [key, payment] of this.byKey) if (payment.state === 'pending') this.byKey.set(key, { ...payment, state });
  }

  async paymentsOf({ orderId }: { readonly orderId: string }): Promise<readonly ProviderPayment[]> {
    await this.whenAsked();
    if (this.behaviour === 'away') throw new ProviderAwayError('away');
    return [...this.byKey.values()].filter((payment) => payment.orderId === orderId);
  }

  async charge(request: ChargeRequest): Promise<ProviderPayment> {
    this.requests.push(request);
    const state = this.behaviours.get(request.mandate) ?? this.behaviour;
    if (state === 'away') throw new ProviderAwayError('away');
    if (state === 'refused') throw new ProviderRefusedError('test', 'mandate_inactive');
    const { key, orderId, amountMinor, currency, mandate } = request;
    const reason = state === 'failed' ? 'Not enough money in the account.' : '';
    const payment = { ref: `pay_${key}`, orderId, amountMinor, currency, state, mandate, reason, at: this.clock.now() } as const;
    if (!this.byKey.has(key)) this.byKey.set(key, payment);
    this.afterCharge();
    return this.byKey.get(key) ?? payment;
  }

  async endMandate(mandate: string): Promise<void> {
    if (this.behaviour === 'away') throw new ProviderAwayError('away');
    this.ended.push(mandate);
  }

  openCheckout(): Promise<never> {
    throw new Error('Renewals open no page.');
  }

  async closeCheckout(): Promise<void> {}

  refund(): Promise<never> {
    throw new Error('Renewals are not refunded here.');
  }

  readEvent(): never {
    throw new Error('No event comes here.');
  }

  async *listPayments(): AsyncIterable<ProviderPayment> {
    yield* this.byKey.values();
  }
}
