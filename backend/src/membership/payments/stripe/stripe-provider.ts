import type Stripe from 'stripe';
import type { Clock } from '../../../kernel/clock/clock';
import {
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  WebhookSignatureError,
} from '../payment-provider';
import { ProviderRefusedError } from '../provider-refusal';
import { callStripe, portError, type StripeFailure } from './stripe-errors';
import { KEEPS, mandatePartsOf, paymentOf, paymentOfEvent } from './stripe-shapes';

const MINUTE_MS = 60_000;
const PAGE = 100;
/** Longer than the tries of a renewal go on. */
const TRIES_MS = 31 * 86_400_000;
const TOLERANCE_SECONDS = 300;

/** Payments by Stripe: a Checkout page for the first payment, and payment intents without the buyer for later ones. */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe';

  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** https://docs.stripe.com/api/checkout/sessions/create */
  async openCheckout(request: CheckoutRequest): Promise<Checkout> {
    const { expires_at, idempotencyKey } = this.expiryOf(request);
    const metadata = metadataOf(request.orderId, request.mandate !== null);
    const session = await callStripe(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: priceOf(request) }],
          client_reference_id: request.orderId,
          metadata: { order_id: request.orderId },
          payment_intent_data: { metadata, ...(request.mandate === null ? {} : { setup_future_usage: 'off_session' as const }) },
          customer_creation: 'always',
          customer_email: request.buyer.email,
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
          expires_at,
        },
        { idempotencyKey },
      ),
    );
    if (session.url === null) throw new ProviderRefusedError(this.name, 'session_without_url');
    return { ref: session.id, url: session.url };
  }

  /** https://docs.stripe.com/api/checkout/sessions/expire; only an open page can be closed. */
  async closeCheckout({ ref }: { readonly ref: string }): Promise<void> {
    try {
      await callStripe(() => this.stripe.checkout.sessions.expire(ref));
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      const { status } = await callStripe(() => this.stripe.checkout.sessions.retrieve(ref));
      if (status === 'open') throw error;
    }
  }

  /** A page has one payment intent. Charges without a page are listed, as merchants in India cannot search (https://docs.stripe.com/search). */
  async paymentsOf({ orderId, ref }: { readonly orderId: string; readonly ref: string }): Promise<readonly ProviderPayment[]> {
    if (ref.startsWith('cs_')) return this.paymentsOfPage(ref);
    const now = this.clock.now();
    const payments: ProviderPayment[] = [];
    for await (const payment of this.listPayments({ from: now - TRIES_MS, to: now + MINUTE_MS })) {
      if (payment.orderId === orderId) payments.push(payment);
    }
    return payments.toSorted((one, other) => one.at - other.at);
  }

  /** https://docs.stripe.com/payments/save-and-reuse, charging without the buyer; a decline is an error with its payment intent. */
  async charge(request: ChargeRequest): Promise<ProviderPayment> {
    const { customer, method } = mandatePartsOf(request.mandate);
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount: request.amountMinor,
          currency: request.currency.toLowerCase(),
          customer,
          payment_method: method,
          off_session: true,
          confirm: true,
          description: request.description,
          metadata: metadataOf(request.orderId, true),
        },
        { idempotencyKey: `charge-${request.key}` },
      );
      return paymentOf(intent) ?? (await this.intent(intent.id));
    } catch (error) {
      const { type, payment_intent: declined } = (error ?? {}) as StripeFailure;
      if (type === 'StripeCardError' && declined) return this.intent(declined.id);
      throw error instanceof ProviderRefusedError ? error : portError((error ?? {}) as StripeFailure);
    }
  }

  /** https://docs.stripe.com/api/payment_methods/detach */
  async endMandate(mandate: string): Promise<void> {
    try {
      await callStripe(() => this.stripe.paymentMethods.detach(mandatePartsOf(mandate).method));
    } catch (error) {
      const isGone = error instanceof ProviderRefusedError && (error.code === 'resource_missing' || /not attached/u.test(error.message));
      if (!isGone) throw error;
    }
  }

  /** https://docs.stripe.com/api/refunds/create */
  async refund({ ref, amountMinor, key }: { readonly ref: string; readonly amountMinor: number; readonly key: string }): Promise<string> {
    const refund = await callStripe(() =>
      this.stripe.refunds.create({ payment_intent: ref, amount: amountMinor }, { idempotencyKey: `refund-${key}` }),
    );
    return refund.id;
  }

  /** https://docs.stripe.com/webhooks/signature */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    const event = this.verified(body, headers['stripe-signature'] ?? '');
    return { ref: event.id, payment: paymentOfEvent(event) };
  }

  async *listPayments({ from, to }: { readonly from: number; readonly to: number }): AsyncIterable<ProviderPayment> {
    const created = { gte: Math.floor(from / 1000), lte: Math.ceil(to / 1000) };
    const intents = this.stripe.paymentIntents.list({ created, limit: PAGE, expand: ['data.latest_charge'] });
    const pages = intents[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await callStripe(() => pages.next());
      if (done) return;
      const payment = paymentOf(value);
      if (payment) yield payment;
    }
  }

  private async paymentsOfPage(ref: string): Promise<readonly ProviderPayment[]> {
    const { payment_intent: intent } = await callStripe(() =>
      this.stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }),
    );
    const payment = intent !== null && typeof intent === 'object' ? paymentOf(intent) : null;
    return payment ? [payment] : [];
  }

  private async intent(id: string): Promise<ProviderPayment> {
    const payment = paymentOf(await callStripe(() => this.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })));
    if (!payment) throw new ProviderRefusedError(this.name, 'payment_not_tried');
    return payment;
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      const now = this.clock.now();
      return this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret, TOLERANCE_SECONDS, undefined, now);
    } catch {
      throw new WebhookSignatureError('The event is not signed by Stripe.');
    }
  }

  /**
   * A page is open for 30 minutes to 24 hours. An idempotency key accepts the same values only, so the end does not depend on the
   * moment of the call, except that the last half hour of an order has a key of its own.
   */
  private expiryOf({ orderId, expiresAt }: CheckoutRequest): { readonly expires_at: number; readonly idempotencyKey: string } {
    const isLate = expiresAt - this.clock.now() < 32 * MINUTE_MS;
    const end = isLate ? expiresAt + 32 * MINUTE_MS : expiresAt - MINUTE_MS;
    return { expires_at: Math.floor(end / 1000), idempotencyKey: isLate ? `${orderId}-late` : orderId };
  }
}

function priceOf({ amountMinor, currency, description }: CheckoutRequest): Stripe.Checkout.SessionCreateParams.LineItem.PriceData {
  return { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: description } };
}

function metadataOf(orderId: string, keeps: boolean): Record<string, string> {
  return { order_id: orderId, ...(keeps ? { [KEEPS]: 'yes' } : {}) };
}
