import { createHmac } from 'node:crypto';
import { type Call, ProviderServer, Refusal } from './provider-server';

export const STRIPE_KEYS = { secretKey: 'sk_test_stripe-secret-key', webhookSecret: 'whsec_stripe-webhook-secret' };

type Entity = Record<string, unknown> & { id: string };
/** Fields of a form by their names, as in `line_items[0][quantity]`. */
type Form = ReadonlyMap<string, string>;
type StripeOutcome = 'succeeded' | 'requires_payment_method' | 'processing';

const DECLINE = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Plays Stripe's API, with the fields that its documents require and the shapes that they show. */
export class StripeServer extends ProviderServer {
  readonly sessions = new Map<string, Entity>();
  readonly intents = new Map<string, Entity>();
  /** Payment methods that belong to a customer. */
  readonly methods = new Set<string>();
  readonly refunds = new Map<string, Entity>();
  private readonly answers = new Map<string, { readonly call: string; readonly answer: unknown; readonly refusal: Refusal | null }>();
  /** How later charges end. */
  charges: StripeOutcome = 'succeeded';
  private count = 0;

  constructor(private readonly now: () => number) {
    super();
  }

  /** Plays the buyer on a page. */
  pay(ref: string, status: StripeOutcome): Entity {
    const session = this.sessions.get(ref);
    if (!session) throw new Error('There is no such page.');
    const form = session['form'] as Form;
    const intent = this.addIntent(status, {
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      metadata: metadataOf(form, 'payment_intent_data[metadata]'),
      customer: this.id('cus'),
      payment_method: this.id('pm'),
      setup_future_usage: form.get('payment_intent_data[setup_future_usage]') ?? null,
    });
    if (intent['setup_future_usage'] === 'off_session') this.methods.add(String(intent['payment_method']));
    session['payment_intent'] = intent.id;
    if (status === 'succeeded') session['status'] = 'complete';
    return intent;
  }

  /** Creates the event of a payment, as Stripe sends it. */
  eventOf(intent: Entity, id = this.id('evt')): { readonly body: Buffer; readonly headers: Record<string, string> } {
    const types: Record<string, string> = { succeeded: 'succeeded', requires_payment_method: 'payment_failed', processing: 'processing' };
    const type = `payment_intent.${types[String(intent['status'])]}`;
    const sent = { ...intent, latest_charge: idOf(intent['latest_charge']) };
    const body = Buffer.from(JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', type, data: { object: sent } }));
    return { body, headers: { 'stripe-signature': signStripe(body, this.seconds()) } };
  }

  protected answer(call: Call): unknown {
    if (call.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`) {
      throw refusal({ type: 'invalid_request_error', message: `Invalid API Key provided: ${String(call.headers.authorization)}` }, 401);
    }
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || typeof key !== 'string') return this.route(call);
    const known = this.answers.get(key);
    const same = `${call.path}?${call.body}`;
    if (known && known.call !== same)
      throw refusal({ type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' });
    if (!known) this.answers.set(key, { call: same, ...this.tried(call) });
    const { answer, refusal: refused } = this.answers.get(key)!;
    if (refused) throw refused;
    return answer;
  }

  private tried(call: Call): { answer: unknown; refusal: Refusal | null } {
    try {
      return { answer: structuredClone(this.route(call)), refusal: null };
    } catch (error) {
      return { answer: null, refusal: error as Refusal };
    }
  }

  private route(call: Call): unknown {
    const form = new Map(new URLSearchParams(call.body));
    const [, version, ...parts] = call.path.split('/');
    if (version !== 'v1') throw refusal({ type: 'invalid_request_error', message: 'Unrecognized request URL' }, 404);
    const path = parts.join('/');
    const id = parts.find((part) => /^(?:cs|pi|pm)_/u.test(part)) ?? '';
    switch (`${call.method} ${path.replace(id === '' ? '\0' : id, ':id')}`) {
      case 'POST checkout/sessions':
        return this.createSession(form);
      case 'GET checkout/sessions/:id':
        return this.shownSession(id, call.query);
      case 'POST checkout/sessions/:id/expire':
        return this.expire(id);
      case 'POST payment_intents':
        return this.createIntent(form);
      case 'GET payment_intents':
        return this.list(call.query);
      case 'GET payment_intents/:id':
        return required(this.intents, id);
      case 'POST refunds':
        return this.refund(form);
      case 'POST payment_methods/:id/detach':
        if (!this.methods.delete(id)) {
          throw refusal({
            type: 'invalid_request_error',
            message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
          });
        }
        return { id, object: 'payment_method', customer: null };
      default:
        throw refusal({ type: 'invalid_request_error', message: 'Unrecognized request URL' }, 404);
    }
  }

  private createSession(form: Form): unknown {
    requireFields(form, {
      mode: /^payment$/u,
      'line_items[0][quantity]': /^1$/u,
      'line_items[0][price_data][currency]': /^inr$/u,
      'line_items[0][price_data][unit_amount]': /^\d+$/u,
      'line_items[0][price_data][product_data][name]': /./u,
      success_url: /^https?:/u,
      cancel_url: /^https?:/u,
      customer_creation: /^always$/u,
      customer_email: /@/u,
      expires_at: /^\d+$/u,
    });
    const ahead = Number(form.get('expires_at')) - this.seconds();
    if (ahead < 30 * 60 || ahead > 24 * 3600)
      throw refusal({
        type: 'invalid_request_error',
        code: 'parameter_invalid_integer',
        message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours.',
      });
    const id = this.id('cs');
    const reference = form.get('client_reference_id');
    this.sessions.set(id, { id, form, reference, status: 'open', payment_intent: null });
    return {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      client_reference_id: reference,
      payment_intent: null,
    };
  }

  private shownSession(id: string, query: URLSearchParams): unknown {
    const { form: _form, ...session } = required(this.sessions, id);
    const intent = this.intents.get(String(session['payment_intent']));
    const isExpanded = query.get('expand[0]') === 'payment_intent.latest_charge';
    return { ...session, object: 'checkout.session', payment_intent: isExpanded && intent ? intent : (intent?.id ?? null) };
  }

  private expire(id: string): unknown {
    const session = required(this.sessions, id);
    if (session['status'] !== 'open')
      throw refusal({ type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in ["open"] can be expired.' });
    session['status'] = 'expired';
    return { id, object: 'checkout.session', status: 'expired' };
  }

  private createIntent(form: Form): unknown {
    requireFields(form, {
      amount: /^\d+$/u,
      currency: /^inr$/u,
      customer: /^cus_/u,
      payment_method: /^pm_/u,
      off_session: /^true$/u,
      confirm: /^true$/u,
    });
    const method = form.get('payment_method')!;
    if (!this.methods.has(method))
      throw refusal({ type: 'invalid_request_error', code: 'resource_missing', message: `No such PaymentMethod: '${method}'` });
    const intent = this.addIntent(this.charges, {
      amount: Number(form.get('amount')),
      metadata: metadataOf(form, 'metadata'),
      customer: form.get('customer'),
      payment_method: method,
    });
    if (this.charges === 'requires_payment_method') throw refusal({ ...DECLINE, payment_intent: intent }, 402);
    return intent;
  }

  private refund(form: Form): unknown {
    const intent = required(this.intents, form.get('payment_intent') ?? '');
    const charge = intent['latest_charge'] as Record<string, unknown> | null;
    if (intent['status'] !== 'succeeded' || charge?.['refunded'] === true) {
      throw refusal({ type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Charge has already been refunded.' });
    }
    Object.assign(charge!, { refunded: true });
    const refund = {
      id: this.id('re'),
      object: 'refund',
      amount: Number(form.get('amount')),
      payment_intent: intent.id,
      status: 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** The newest first, as Stripe lists them. */
  private list(query: URLSearchParams): unknown {
    const [from, to, limit] = ['created[gte]', 'created[lte]', 'limit'].map((name) => Number(query.get(name)));
    const found = [...this.intents.values()].filter(({ created }) => Number(created) >= from! && Number(created) <= to!).toReversed();
    const after = query.get('starting_after');
    const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
    return {
      object: 'list',
      data: found.slice(start, start + limit!),
      has_more: start + limit! < found.length,
      url: '/v1/payment_intents',
    };
  }

  private addIntent(status: StripeOutcome, given: Record<string, unknown>): Entity {
    const error = status === 'requires_payment_method' ? DECLINE : null;
    const charge = status === 'succeeded' ? { id: this.id('ch'), object: 'charge', refunded: false } : null;
    const intent = {
      id: this.id('pi'),
      object: 'payment_intent',
      currency: 'inr',
      status,
      latest_charge: charge,
      last_payment_error: error,
      ...given,
      created: this.seconds(),
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  private id(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(14, '0')}`;
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}

export function signStripe(body: Buffer, seconds: number, secret = STRIPE_KEYS.webhookSecret): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}

function refusal(error: Record<string, unknown>, status = 400): Refusal {
  return new Refusal(status, { error });
}

function required(entities: ReadonlyMap<string, Entity>, id: string): Entity {
  const entity = entities.get(id);
  if (!entity) throw refusal({ type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` }, 404);
  return entity;
}

function requireFields(form: Form, patterns: Readonly<Record<string, RegExp>>): void {
  for (const [name, pattern] of Object.entries(patterns)) {
    if (!pattern.test(form.get(name) ?? '')) {
      throw refusal({ type: 'invalid_request_error', code: 'parameter_missing', message: `Missing or wrong param: ${name}.` });
    }
  }
}

function metadataOf(form: Form, prefix: string): Record<string, string> {
  const names = [...form.keys()].filter((name) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length + 1, -1), form.get(name)!]));
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}
