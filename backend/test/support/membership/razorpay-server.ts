import { createHmac } from 'node:crypto';
import { type Call, ProviderServer, Refusal } from './provider-server';

export const RAZORPAY_KEYS = { keyId: 'rzp_test_key', keySecret: 'razorpay-key-secret', webhookSecret: 'razorpay-webhook-secret' };

type Entity = Record<string, unknown> & { id: string };
type Body = Readonly<Record<string, unknown>>;
type RazorpayOutcome = 'captured' | 'failed' | 'authorized';

const ERROR_CARD = 'Your payment was declined by the bank.';

/** Plays Razorpay's API, with the fields that its documents require and the shapes that they show. */
export class RazorpayServer extends ProviderServer {
  readonly links = new Map<string, Entity>();
  readonly invoices = new Map<string, Entity>();
  readonly orders = new Map<string, Entity>();
  readonly payments = new Map<string, Entity>();
  readonly tokens = new Set<string>();
  readonly refunds = new Map<string, { readonly body: string; readonly refund: Entity }>();
  /** How later charges end. */
  charges: RazorpayOutcome = 'captured';
  private count = 0;

  constructor(private readonly now: () => number) {
    super();
  }

  /** Plays the buyer on a page. */
  pay(ref: string, outcome: RazorpayOutcome): Entity {
    const page = this.links.get(ref) ?? this.invoices.get(ref);
    if (!page) throw new Error('There is no such page.');
    const order =
      this.orders.get(String(page['order_id'])) ?? this.addOrder({ amount: page['amount'], currency: page['currency'], notes: [] });
    page['order_id'] = order.id;
    const isRegistration = ref.startsWith('inv_');
    const token = isRegistration && outcome === 'captured' ? { customer_id: page['customer_id'], token_id: this.addToken() } : {};
    const payment = this.addPayment(order, { notes: page['notes'], outcome, invoice_id: isRegistration ? ref : null, ...token });
    if (outcome === 'captured') page['status'] = 'paid';
    return payment;
  }

  /** Creates the event of a payment, as Razorpay sends it. */
  eventOf(payment: Entity, id = this.id('evt')): { readonly body: Buffer; readonly headers: Record<string, string> } {
    const event = `payment.${payment['status'] === 'refunded' ? 'captured' : String(payment['status'])}`;
    const payload = { payment: { entity: payment } };
    const text = JSON.stringify({
      entity: 'event',
      account_id: 'acc_1',
      event,
      contains: ['payment'],
      payload,
      created_at: this.seconds(),
    });
    const body = Buffer.from(text);
    return { body, headers: { 'x-razorpay-event-id': id, 'x-razorpay-signature': signRazorpay(body) } };
  }

  protected answer(call: Call): unknown {
    const given = call.headers.authorization ?? '';
    const expected = Buffer.from(`${RAZORPAY_KEYS.keyId}:${RAZORPAY_KEYS.keySecret}`).toString('base64');
    if (given !== `Basic ${expected}`) throw refusal('Authentication failed', 401);
    const [, version, resource = '', id = '', act = '', part = ''] = call.path.split('/');
    if (version !== 'v1') throw refusal('The requested URL was not found on the server.', 404);
    const body = call.body === '' ? {} : (JSON.parse(call.body) as Body);
    const route = `${call.method} ${resource}${id === '' ? '' : '/:id'}${act === '' ? '' : `/${act}`}`;
    switch (route) {
      case 'POST payment_links':
        return this.createLink(body);
      case 'GET payment_links':
        return { payment_links: matching(this.links, call.query, 'reference_id') };
      case 'GET payment_links/:id':
        return required(this.links, id);
      case 'POST payment_links/:id/cancel':
        return cancel(required(this.links, id), 'created');
      case 'POST subscription_registration/:id':
        return this.createRegistration(body);
      case 'GET invoices':
        return collection(matching(this.invoices, call.query, 'receipt'));
      case 'GET invoices/:id':
        return required(this.invoices, id);
      case 'POST invoices/:id/cancel':
        return cancel(required(this.invoices, id), 'issued');
      case 'POST orders':
        return this.addOrder(checkedOrder(body));
      case 'GET orders':
        return collection(matching(this.orders, call.query, 'receipt'));
      case 'GET orders/:id/payments':
        return collection([...this.payments.values()].filter((payment) => payment['order_id'] === required(this.orders, id).id));
      case 'POST payments/:id/recurring':
        return this.createRecurring(body);
      case 'GET payments':
        return this.list(call.query);
      case 'GET payments/:id':
        return required(this.payments, id);
      case 'POST payments/:id/refund':
        return this.refund(required(this.payments, id), call);
      case 'GET customers/:id':
        return { id, entity: 'customer', name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' };
      case 'DELETE customers/:id/tokens':
        if (!this.tokens.delete(part)) throw refusal('The id provided does not exist');
        return { deleted: true };
      default:
        throw refusal('The requested URL was not found on the server.', 404);
    }
  }

  private createLink(body: Body): Entity {
    requirePage(body, this.seconds());
    const { reference_id: reference, customer, notify } = body;
    if (typeof reference !== 'string' || reference.length > 40) throw refusal('The reference id may not be greater than 40 characters.');
    if ([...this.links.values()].some((link) => link['reference_id'] === reference)) {
      throw refusal(`payment link with given reference_id: ${reference} already exists`);
    }
    requireCustomer(customer);
    if (JSON.stringify(notify) !== '{"sms":false,"email":false}') throw refusal('The test expects no messages.');
    const id = this.id('plink');
    const link = { ...body, id, amount_paid: 0, short_url: `https://rzp.io/i/${id}`, status: 'created', payments: null, order_id: '' };
    this.links.set(id, link);
    return link;
  }

  private createRegistration(body: Body): Entity {
    requirePage(body, this.seconds());
    requireCustomer(body['customer']);
    const { type, receipt, subscription_registration: registration } = body;
    const { method, max_amount: most, expire_at: expiry } = (registration ?? {}) as Body;
    if (type !== 'link' || typeof receipt !== 'string' || receipt.length > 40)
      throw refusal('The receipt may not be greater than 40 characters.');
    if (method !== 'card' || !Number.isInteger(most) || !Number.isInteger(expiry)) throw refusal('The registration is not complete.');
    const order = this.addOrder({ amount: body['amount'], currency: body['currency'], receipt: null, notes: [] });
    const id = this.id('inv');
    const { amount, currency, description, notes, expire_by } = body;
    const shown = { amount, currency, description, notes, expire_by, type, receipt, short_url: `https://rzp.io/i/${id}` };
    const invoice = {
      id,
      entity: 'invoice',
      ...shown,
      order_id: order.id,
      customer_id: this.id('cust'),
      payment_id: null,
      status: 'issued',
    };
    this.invoices.set(id, invoice);
    return invoice;
  }

  private createRecurring(body: Body): unknown {
    const { order_id: orderId, token, amount, recurring, email, customer_id: customer } = body;
    if (typeof email !== 'string' || typeof customer !== 'string' || recurring !== '1') throw refusal('The recurring field is required.');
    const order = required(this.orders, String(orderId));
    if (order['amount'] !== amount) throw refusal('Your payment amount is different from your order amount.');
    if (order['status'] === 'paid') throw refusal('Payment already done for this order.');
    if (!this.tokens.has(String(token))) throw refusal('The id provided does not exist');
    const outcome = this.charges;
    const payment = this.addPayment(order, { notes: body['notes'], outcome, customer_id: customer, token_id: token });
    if (outcome === 'failed') throw refusal(ERROR_CARD);
    if (outcome === 'captured') order['status'] = 'paid';
    return { razorpay_payment_id: payment.id, razorpay_order_id: order.id, razorpay_signature: 'signature' };
  }

  private refund(payment: Entity, call: Call): Entity {
    const key = String(call.headers['x-refund-idempotency'] ?? '');
    if (!/^[\w-]{10,}$/u.test(key)) throw refusal('The idempotency key is not valid.');
    const known = this.refunds.get(key);
    if (known && known.body !== call.body) throw refusal('Different request body sent with the same idempotency key.');
    if (known) return known.refund;
    const { amount } = JSON.parse(call.body) as { amount: number };
    if (payment['status'] !== 'captured' || amount !== payment['amount']) throw refusal('The payment has been fully refunded already');
    Object.assign(payment, { status: 'refunded', amount_refunded: amount, refund_status: 'full' });
    const refund = { id: this.id('rfnd'), entity: 'refund', amount, currency: 'INR', payment_id: payment.id, status: 'processed' };
    this.refunds.set(key, { body: call.body, refund });
    return refund;
  }

  private list(query: URLSearchParams): unknown {
    const [from, to, count, skip] = ['from', 'to', 'count', 'skip'].map((name) => Number(query.get(name)));
    if (!(count! >= 1 && count! <= 100)) throw refusal('The count may not be greater than 100.');
    const found = [...this.payments.values()].filter(({ created_at: at }) => Number(at) >= from! && Number(at) <= to!);
    return collection(found.slice(skip, skip! + count!));
  }

  private addOrder(body: Body): Entity {
    const order = {
      receipt: null,
      ...body,
      id: this.id('order'),
      entity: 'order',
      amount_paid: 0,
      status: 'created',
      created_at: this.seconds(),
    };
    this.orders.set(order.id, order);
    return order;
  }

  private addPayment(order: Entity, { outcome, ...given }: Record<string, unknown>): Entity {
    const error =
      outcome === 'failed'
        ? { error_code: 'BAD_REQUEST_ERROR', error_description: ERROR_CARD }
        : { error_code: null, error_description: null };
    const { amount, currency, id: order_id } = order;
    const state = { status: outcome, captured: outcome === 'captured', amount_refunded: 0, refund_status: null, method: 'card' };
    const payment = {
      id: this.id('pay'),
      entity: 'payment',
      amount,
      currency,
      order_id,
      ...state,
      ...error,
      ...given,
      created_at: this.seconds(),
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  private addToken(): string {
    const token = this.id('token');
    this.tokens.add(token);
    return token;
  }

  private id(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(14, '0')}`;
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

export function signRazorpay(body: Buffer, secret = RAZORPAY_KEYS.webhookSecret): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function refusal(description: string, status = 400): Refusal {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
  };
  return new Refusal(status, { error: { ...error, metadata: {} } });
}

function collection(items: readonly Entity[]): unknown {
  return { entity: 'collection', count: items.length, items };
}

function required(entities: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = entities.get(id);
  if (!entity) throw refusal('The id provided does not exist');
  return entity;
}

function matching(entities: ReadonlyMap<string, Entity>, query: URLSearchParams, name: string): readonly Entity[] {
  const wanted = query.get(name);
  return [...entities.values()].filter((entity) => wanted === null || entity[name] === wanted);
}

function cancel(page: Entity, open: string): Entity {
  if (page['status'] !== open) throw refusal(`It cannot be cancelled as it is in ${String(page['status'])} state.`);
  page['status'] = 'cancelled';
  return page;
}

function requirePage(body: Body, now: number): void {
  const { amount, currency, description, callback_url: url, callback_method: method, expire_by: expiry } = body;
  if (!Number.isInteger(amount) || Number(amount) < 100) throw refusal('The amount must be at least INR 1.00');
  if (currency !== 'INR') throw refusal('The currency should be INR');
  if (typeof description !== 'string' || description.length > 2048) throw refusal('The description is required.');
  if (typeof url !== 'string' || method !== 'get') throw refusal('The callback method field is required when callback url is present.');
  if (!Number.isInteger(expiry) || Number(expiry) < now + 15 * 60)
    throw refusal('expire_by should be at least 15 minutes after current time.');
}

function requireCustomer(customer: unknown): void {
  const { name, email } = (customer ?? {}) as Body;
  if (typeof name !== 'string' || typeof email !== 'string') throw refusal('The customer is required.');
}

function checkedOrder(body: Body): Body {
  if (!Number.isInteger(body['amount']) || body['currency'] !== 'INR') throw refusal('The amount must be an integer.');
  if (String(body['receipt']).length > 40) throw refusal('The receipt may not be greater than 40 characters.');
  return body;
}
