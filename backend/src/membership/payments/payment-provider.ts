/** Payment providers by name; 'test' is built in, and never used in production. */
export const PROVIDER_NAMES = ['test', 'razorpay', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Smallest sum that payment providers take. */
export const LEAST_CHARGE_MINOR = 100;

export type CheckoutRequest = {
  /** Idempotency key: asked twice for one order, the provider opens one page. */
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly buyer: { readonly name: string; readonly email: string };
  /** Whether the buyer consents to later charges, and of at most which sum. Null for a plan that ends. */
  readonly mandate: { readonly mostMinor: number } | null;
  /** Where the provider sends the buyer afterwards, whatever happened. */
  readonly returnUrl: string;
  readonly expiresAt: number;
};

/** Page of the provider on which the buyer pays. */
export type Checkout = { readonly ref: string; readonly url: string };

/** Payment as the provider knows it. */
export type ProviderPayment = {
  readonly ref: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly state: 'pending' | 'captured' | 'failed' | 'refunded';
  /** Reference of the consent to charge again; null without one. */
  readonly mandate: string | null;
  /** Why it failed, for the buyer; '' otherwise. */
  readonly reason: string;
  readonly at: number;
};

export type ChargeRequest = {
  readonly orderId: string;
  /** Idempotency key of this try. */
  readonly key: string;
  readonly mandate: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly buyer: { readonly name: string; readonly email: string };
};

export type ProviderEvent = {
  /** Unique at the provider; the event has the same one when it is sent again. */
  readonly ref: string;
  /** Null: an event that says nothing about a payment. */
  readonly payment: ProviderPayment | null;
};

/** Failure of an event that the provider did not sign. */
export class WebhookSignatureError extends Error {}
/** Failure of a provider that does not answer, or answers that it failed. What was asked may have happened or not. */
export class ProviderAwayError extends Error {}

/**
 * Port to a payment provider. Every call may be repeated without harm. Rejects with ProviderAwayError when the provider does not
 * answer within ten seconds.
 */
export abstract class PaymentProvider {
  abstract readonly name: ProviderName;

  abstract openCheckout(request: CheckoutRequest): Promise<Checkout>;

  /** Closes a page, so that nobody pays on it any more; a payment that is under way may still come. */
  abstract closeCheckout(order: { readonly orderId: string; readonly ref: string }): Promise<void>;

  /** All payments of an order, the oldest first. */
  abstract paymentsOf(order: { readonly orderId: string; readonly ref: string }): Promise<readonly ProviderPayment[]>;

  /** Charges by a consent. A charge that the bank declines resolves, with state 'failed'. */
  abstract charge(request: ChargeRequest): Promise<ProviderPayment>;

  /** Takes the consent back; one that is unknown counts as taken back. */
  abstract endMandate(mandate: string): Promise<void>;

  /** Sends a payment back in full; resolves to the reference of the refund. */
  abstract refund(payment: { readonly ref: string; readonly amountMinor: number; readonly key: string }): Promise<string>;

  /** Parses an event. Throws WebhookSignatureError. */
  abstract readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent;

  /** Payments of a time, for the comparison with ours. */
  abstract listPayments(time: { readonly from: number; readonly to: number }): AsyncIterable<ProviderPayment>;
}
