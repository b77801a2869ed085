import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
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
import type { RazorpayApi } from './razorpay-api';
import { mandatePartsOf, noteOf, paymentOf, paymentOfEvent, type RazorpayEvent, type RazorpayOrder } from './razorpay-shapes';

const PAGE = 100;
/** A link must be open for 15 minutes at least. */
const SHORTEST_LINK_MS = 16 * 60_000;
const TEN_YEARS_MS = 3_652 * 86_400_000;
const LONGEST_DESCRIPTION = 250;
const REFUND_KEY = /^[\w-]{10,64}$/u;
/** Sentences of a token that is unknown, or not there any more. */
const GONE = /does not exist|not found|no (?:\w{1,20} ){1,3}found|deleted/iu;
const LONGEST_SENTENCE = 400;

/**
 * Payments by Razorpay: a payment link for a single payment, and a registration link where the buyer consents to later charges.
 * Our order's id is the reference of a link, the receipt of an invoice or an order, and a note of each of them.
 */
export class RazorpayProvider extends PaymentProvider {
  readonly name = 'razorpay';

  constructor(
    private readonly api: RazorpayApi,
    private readonly webhookSecret: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  async openCheckout(request: CheckoutRequest): Promise<Checkout> {
    const link = request.mandate === null ? await this.openLink(request) : await this.openRegistration(request, request.mandate.mostMinor);
    return { ref: link.id, url: link.short_url };
  }

  async closeCheckout({ ref }: { readonly ref: string }): Promise<void> {
    const isLink = ref.startsWith('plink_');
    try {
      await (isLink ? this.api.cancelLink(ref) : this.api.cancelInvoice(ref));
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      const { status } = await (isLink ? this.api.fetchLink(ref) : this.api.fetchInvoice(ref));
      if (!['paid', 'cancelled', 'expired', 'deleted'].includes(status)) throw error;
    }
  }

  async paymentsOf({ orderId, ref }: { readonly orderId: string; readonly ref: string }): Promise<readonly ProviderPayment[]> {
    const orders = new Set((await this.api.findOrders(orderId)).map(({ id }) => id));
    const ofPage = await this.orderOfPage(ref);
    if (ofPage) orders.add(ofPage);
    const payments = new Map<string, ProviderPayment>();
    for (const order of orders) {
      for (const payment of await this.api.paymentsOfOrder(order)) payments.set(payment.id, { ...paymentOf(payment), orderId });
    }
    return [...payments.values()].toSorted((one, other) => one.at - other.at);
  }

  /** The key is a note of an order that is made first: an order is paid once, so asking again finds its payment. */
  async charge(request: ChargeRequest): Promise<ProviderPayment> {
    const orders = await this.api.findOrders(request.orderId);
    const known = orders.find(({ notes }) => noteOf(notes, 'key') === request.key);
    const order = known ?? (await this.orderFor(request));
    const before = known ? await this.lastPaymentOf(order, request.orderId) : undefined;
    if (before) return before;
    const { customer, token } = mandatePartsOf(request.mandate);
    const { contact } = await this.api.fetchCustomer(customer);
    try {
      const { razorpay_payment_id: id } = await this.api.createRecurringPayment({
        email: request.buyer.email,
        ...(contact ? { contact } : {}),
        amount: request.amountMinor,
        currency: request.currency,
        order_id: order.id,
        customer_id: customer,
        token,
        recurring: '1',
        description: request.description.slice(0, LONGEST_DESCRIPTION),
        notes: { order_id: request.orderId },
      });
      return { ...paymentOf(await this.api.fetchPayment(id)), orderId: request.orderId };
    } catch (error) {
      // A charge that the bank declines is refused, and leaves a failed payment.
      const failed = error instanceof ProviderRefusedError ? await this.lastPaymentOf(order, request.orderId) : undefined;
      if (!failed) throw error;
      return failed;
    }
  }

  async endMandate(mandate: string): Promise<void> {
    const { customer, token } = mandatePartsOf(mandate);
    try {
      await this.api.deleteToken(customer, token);
    } catch (error) {
      if (!(error instanceof ProviderRefusedError) || !GONE.test(error.message.slice(0, LONGEST_SENTENCE))) throw error;
    }
  }

  async refund({ ref, amountMinor, key }: { readonly ref: string; readonly amountMinor: number; readonly key: string }): Promise<string> {
    const fitting = REFUND_KEY.test(key) ? key : createHash('sha256').update(key).digest('hex');
    return (await this.api.refund(ref, amountMinor, fitting)).id;
  }

  /** https://razorpay.com/docs/webhooks/validate-test: HMAC-SHA-256 of the raw body, in hex; the id of the event is a header. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ProviderEvent {
    const signature = Buffer.from(headers['x-razorpay-signature'] ?? '');
    const expected = Buffer.from(createHmac('sha256', this.webhookSecret).update(body).digest('hex'));
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
      throw new WebhookSignatureError('The event is not signed by Razorpay.');
    }
    const ref = headers['x-razorpay-event-id'] ?? createHash('sha256').update(body).digest('hex');
    return { ref, payment: paymentOfEvent(JSON.parse(body.toString('utf8')) as RazorpayEvent) };
  }

  async *listPayments({ from, to }: { readonly from: number; readonly to: number }): AsyncIterable<ProviderPayment> {
    const time = { from: Math.floor(from / 1000), to: Math.ceil(to / 1000) };
    for (let skip = 0; ; skip += PAGE) {
      const payments = await this.api.listPayments({ ...time, count: PAGE, skip });
      yield* payments.map((payment) => paymentOf(payment));
      if (payments.length < PAGE) return;
    }
  }

  private async openLink(request: CheckoutRequest): Promise<{ id: string; short_url: string }> {
    try {
      return await this.api.createLink({
        ...this.pageOf(request),
        accept_partial: false,
        reference_id: request.orderId,
        customer: request.buyer,
        notify: { sms: false, email: false },
        reminder_enable: false,
      });
    } catch (error) {
      // A reference is accepted once.
      const known = error instanceof ProviderRefusedError ? await this.api.findLink(request.orderId) : undefined;
      if (!known) throw error;
      return known;
    }
  }

  /** Whether a receipt is accepted twice is a setting of the account, so the page is looked for first. */
  private async openRegistration(request: CheckoutRequest, mostMinor: number): Promise<{ id: string; short_url: string }> {
    const known = await this.api.findRegistration(request.orderId);
    if (known) return known;
    const expiry = Math.floor((this.clock.now() + TEN_YEARS_MS) / 1000);
    return this.api.createRegistration({
      ...this.pageOf(request),
      type: 'link',
      customer: request.buyer,
      subscription_registration: { method: 'card', max_amount: mostMinor, expire_at: expiry },
      receipt: request.orderId,
      sms_notify: false,
      email_notify: false,
    });
  }

  private pageOf({ orderId, amountMinor, currency, description, returnUrl, expiresAt }: CheckoutRequest): object {
    return {
      amount: amountMinor,
      currency,
      description: description.slice(0, LONGEST_DESCRIPTION),
      callback_url: returnUrl,
      callback_method: 'get',
      expire_by: Math.ceil(Math.max(expiresAt, this.clock.now() + SHORTEST_LINK_MS) / 1000),
      notes: { order_id: orderId },
    };
  }

  private async orderOfPage(ref: string): Promise<string | null> {
    if (ref.startsWith('plink_')) return (await this.api.fetchLink(ref)).order_id ?? null;
    return ref.startsWith('inv_') ? (await this.api.fetchInvoice(ref)).order_id : null;
  }

  private orderFor({ orderId, key, amountMinor, currency }: ChargeRequest): Promise<RazorpayOrder> {
    const notes = { order_id: orderId, key };
    return this.api.createOrder({ amount: amountMinor, currency, receipt: orderId, payment_capture: true, notes });
  }

  private async lastPaymentOf({ id }: RazorpayOrder, orderId: string): Promise<ProviderPayment | undefined> {
    const payments = (await this.api.paymentsOfOrder(id)).toSorted((one, other) => one.created_at - other.created_at);
    const last = payments.findLast(({ status }) => status !== 'failed') ?? payments.at(-1);
    return last && { ...paymentOf(last), orderId };
  }
}
