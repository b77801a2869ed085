import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type ProviderHarness, razorpayHarness, stripeHarness, testHarness } from '../../../test/support/membership/provider-harness';
import {
  type ChargeRequest,
  type Checkout,
  type CheckoutRequest,
  ProviderAwayError,
  type ProviderPayment,
  WebhookSignatureError,
} from './payment-provider';
import { ProviderRefusedError } from './provider-refusal';

const DAY_MS = 86_400_000;
const BUYER = { name: 'Asha Rao', email: 'asha@example.com' };
let orders = 0;

describe.each([
  ['test', testHarness],
  ['razorpay', razorpayHarness],
  ['stripe', stripeHarness],
] as const)('Payment provider %s', (name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    if (harness.server) harness.server.mode = 'working';
  });

  function requestOf(values: Partial<CheckoutRequest> = {}): CheckoutRequest {
    orders += 1;
    return {
      orderId: `order-of-the-contract-${String(orders).padStart(4, '0')}`,
      amountMinor: 49_900,
      currency: 'INR',
      description: 'Monthly membership',
      buyer: BUYER,
      mandate: null,
      returnUrl: 'http://localhost:8080/membership/order/1',
      expiresAt: harness.clock.now() + DAY_MS,
      ...values,
    };
  }

  async function paid(
    values: Partial<CheckoutRequest> = {},
  ): Promise<{ order: CheckoutRequest; page: Checkout; payment: ProviderPayment }> {
    const order = requestOf(values);
    const page = await harness.provider.openCheckout(order);
    await harness.pay(page, 'captured');
    const [payment] = await harness.provider.paymentsOf({ orderId: order.orderId, ref: page.ref });
    return { order, page, payment: payment! };
  }

  const consented = () => paid({ mandate: { mostMinor: 1_500_000 } });

  async function chargeOf(key: string): Promise<{ request: ChargeRequest; firstOrder: string }> {
    const { payment, order } = await consented();
    const { orderId, amountMinor, currency, description } = requestOf();
    return {
      request: { orderId, key, mandate: payment.mandate!, amountMinor, currency, description, buyer: BUYER },
      firstOrder: order.orderId,
    };
  }

  test('is the provider of its name', () => {
    expect(harness.provider.name).toBe(name);
  });

  test.each([
    ['a single payment', null],
    ['a payment with a consent', { mostMinor: 1_500_000 }],
  ])('D24 opens one page for %s, however often it is asked', async (_what, mandate) => {
    const request = requestOf({ mandate });
    const first = await harness.provider.openCheckout(request);
    expect(await harness.provider.openCheckout(request)).toEqual(first);
    expect(first.url).toMatch(/^https?:\/\/.+/u);
    expect(await harness.countPages(request.orderId)).toBe(1);
    expect(await harness.provider.paymentsOf({ orderId: request.orderId, ref: first.ref })).toEqual([]);
  });

  test('opens a page also shortly before the order ends', async () => {
    const request = requestOf({ expiresAt: harness.clock.now() + 60_000 });
    const first = await harness.provider.openCheckout(request);
    harness.clock.pass(20);
    expect(await harness.provider.openCheckout(request)).toEqual(first);
  });

  test('tells of a payment with its order, sum and time, and without a consent that was not given', async () => {
    const { order, payment } = await paid();
    expect(payment).toEqual({
      ref: expect.any(String),
      orderId: order.orderId,
      amountMinor: 49_900,
      currency: 'INR',
      state: 'captured',
      mandate: null,
      reason: '',
      at: expect.any(Number),
    });
    expect(Math.abs(payment.at - harness.clock.now())).toBeLessThanOrEqual(1000);
  });

  test('tells of a consent', async () => {
    expect((await consented()).payment).toMatchObject({ state: 'captured', mandate: expect.any(String) });
  });

  test.each(['failed', 'pending'] as const)('tells of a payment that is %s', async (state) => {
    const order = requestOf();
    const { ref, url } = await harness.provider.openCheckout(order);
    await harness.pay({ ref, url }, state);
    const [payment] = await harness.provider.paymentsOf({ orderId: order.orderId, ref });
    expect(payment).toMatchObject({ orderId: order.orderId, state, mandate: null });
    expect(payment!.reason === '').toBe(state === 'pending');
  });

  test('MEM-05 reads a signed event, and the same event twice has one reference', async () => {
    const { payment, order } = await consented();
    const { body, headers } = await harness.event(payment.ref, 'evt_1');
    const event = harness.provider.readEvent(body, headers);
    expect(event).toEqual({
      ref: 'evt_1',
      payment: expect.objectContaining({ ref: payment.ref, orderId: order.orderId, state: 'captured' }),
    });
    expect(event.payment!.mandate).toBe(payment.mandate);
    expect(harness.provider.readEvent(body, headers)).toEqual(event);
  });

  test('SEC-01 refuses an event that was forged, altered or signed with another secret', async () => {
    const { payment } = await paid();
    const { body, headers } = await harness.event(payment.ref);
    const altered = Buffer.from(body.toString('utf8').replace('49900', '49901'));
    expect(altered.equals(body)).toBe(false);
    const empty = Object.fromEntries(Object.keys(headers).map((header) => [header, '']));
    for (const [bytes, sent] of [
      [altered, headers],
      [body, {}],
      [body, empty],
      [body, harness.forge(body)],
    ] as const) {
      expect(() => harness.provider.readEvent(bytes, sent)).toThrow(WebhookSignatureError);
    }
  });

  test('D24 charges once for one key, and again for another', async () => {
    const { request } = await chargeOf('try-1');
    const first = await harness.provider.charge(request);
    expect(first).toMatchObject({
      orderId: request.orderId,
      amountMinor: 49_900,
      currency: 'INR',
      state: 'captured',
      mandate: request.mandate,
    });
    expect(await harness.provider.charge(request)).toEqual(first);
    expect(await harness.countPayments(request.orderId)).toBe(1);
    expect(await harness.provider.paymentsOf({ orderId: request.orderId, ref: '' })).toEqual([first]);
    const second = await harness.provider.charge({ ...request, key: 'try-2' });
    expect(second.ref).not.toBe(first.ref);
  });

  test('a charge that the bank declines has a reason, and a later try may succeed', async () => {
    const { request, firstOrder } = await chargeOf('declined-1');
    await harness.chargesEnd(firstOrder, 'failed');
    const declined = await harness.provider.charge(request);
    expect(declined).toMatchObject({ state: 'failed', reason: expect.stringMatching(/.+/u), mandate: null });
    expect(await harness.provider.charge(request)).toEqual(declined);
    await harness.chargesEnd(firstOrder, 'captured');
    expect(await harness.provider.charge({ ...request, key: 'declined-2' })).toMatchObject({ state: 'captured' });
    const all = await harness.provider.paymentsOf({ orderId: request.orderId, ref: '' });
    expect(all.map(({ state }) => state).toSorted()).toEqual(['captured', 'failed']);
  });

  test('a charge may be undecided', async () => {
    const { request, firstOrder } = await chargeOf('pending-1');
    await harness.chargesEnd(firstOrder, 'pending');
    expect(await harness.provider.charge(request)).toMatchObject({ state: 'pending' });
    await harness.chargesEnd(firstOrder, 'captured');
  });

  test('a charge of a very long key is one charge', async () => {
    const { request } = await chargeOf(`renewal-${'x'.repeat(80)}`);
    expect(await harness.provider.charge(request)).toEqual(await harness.provider.charge(request));
    expect(await harness.countPayments(request.orderId)).toBe(1);
  });

  test('D24 sends a payment back once for one key', async () => {
    const { order, page, payment } = await paid();
    const before = await harness.countRefunds(order.orderId);
    const refund = { ref: payment.ref, amountMinor: payment.amountMinor, key: 'refund' };
    const ref = await harness.provider.refund(refund);
    expect(ref).toMatch(/.+/u);
    expect(await harness.provider.refund(refund)).toBe(ref);
    expect((await harness.countRefunds(order.orderId)) - before).toBe(1);
    expect(await harness.provider.paymentsOf({ orderId: order.orderId, ref: page.ref })).toMatchObject([
      { ref: payment.ref, state: 'refunded' },
    ]);
  });

  test('closes a page, also one that is closed or paid', async () => {
    for (const mandate of [null, { mostMinor: 1_500_000 }]) {
      const order = requestOf({ mandate });
      const page = await harness.provider.openCheckout(order);
      for (let time = 0; time < 2; time += 1) await harness.provider.closeCheckout({ orderId: order.orderId, ref: page.ref });
      expect(await harness.isOpen(page)).toBe(false);
    }
    const { order, page } = await paid();
    await harness.provider.closeCheckout({ orderId: order.orderId, ref: page.ref });
  });

  test('takes a consent back, also twice and when it is unknown', async () => {
    const { request } = await chargeOf('after the end');
    for (const mandate of [request.mandate, request.mandate, 'cus_unknown:pm_unknown']) await harness.provider.endMandate(mandate);
    const after = await harness.provider.charge(request).catch((error: unknown) => error);
    expect(after instanceof ProviderRefusedError || (after as ProviderPayment).state === 'failed').toBe(true);
    expect((await harness.provider.paymentsOf({ orderId: request.orderId, ref: '' })).every(({ state }) => state === 'failed')).toBe(true);
  });

  test('lists all payments of a time, over several pages', async () => {
    const { request } = await chargeOf('listed-0');
    harness.clock.pass(7200);
    const from = harness.clock.now();
    const refs: string[] = [];
    for (let number = 1; number <= 230; number += 1) {
      const orderId = `${request.orderId}-${number}`;
      refs.push((await harness.provider.charge({ ...request, orderId, key: `listed-${orderId}` })).ref);
    }
    harness.clock.pass(7200);
    await paid();
    const listed: ProviderPayment[] = [];
    for await (const payment of harness.provider.listPayments({ from, to: from + 3_600_000 })) listed.push(payment);
    expect(listed.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
    expect(listed.every(({ orderId, state }) => orderId.startsWith(request.orderId) && state === 'captured')).toBe(true);
  });

  if (name === 'test') return;

  /** Every call of the port that reaches the provider. */
  function callsOf(provider: ProviderHarness['provider'], request: CheckoutRequest): readonly (() => Promise<unknown>)[] {
    const page = { orderId: request.orderId, ref: name === 'stripe' ? 'cs_1' : 'plink_1' };
    const { orderId, amountMinor, currency, description } = request;
    return [
      () => provider.openCheckout(request),
      () => provider.openCheckout({ ...request, mandate: { mostMinor: 1 } }),
      () => provider.closeCheckout(page),
      () => provider.paymentsOf(page),
      () => provider.paymentsOf({ orderId, ref: '' }),
      () => provider.charge({ orderId, key: 'away', mandate: 'cus_1:pm_1', amountMinor, currency, description, buyer: BUYER }),
      () => provider.endMandate('cus_1:pm_1'),
      () => provider.refund({ ref: 'pay_1', amountMinor, key: 'away' }),
      async () => {
        for await (const _payment of provider.listPayments({ from: 0, to: 1 })) continue;
      },
    ];
  }

  test.each(['failing', 'hanging'] as const)('REL-10 a provider that is %s is away', async (mode) => {
    harness.server!.mode = mode;
    for (const call of callsOf(harness.provider, requestOf())) await expect(call()).rejects.toBeInstanceOf(ProviderAwayError);
  });

  test('REL-10 a provider that nothing reaches is away', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => void probe.close(resolve));
    const provider = await harness.other({ url: `http://127.0.0.1:${port}` });
    for (const call of callsOf(provider, requestOf())) await expect(call()).rejects.toBeInstanceOf(ProviderAwayError);
  });

  test('SEC-48 a refusal names the code of the provider, and no key', async () => {
    const provider = await harness.other({ key: 'sk_wrong_key_of_somebody' });
    const refused = await provider.openCheckout(requestOf()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefusedError);
    expect((refused as Error).message).toMatch(new RegExp(`^${name} refused the call: \\w+`, 'u'));
    expect(`${(refused as Error).stack} ${JSON.stringify(refused)}`).not.toMatch(/sk_wrong|secret/u);
  });
});
