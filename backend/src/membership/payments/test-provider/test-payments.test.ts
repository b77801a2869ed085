import { describeSites, openSite } from '../../../../test/support/test-site';
import { TestMailServer } from '../../../../test/support/outbox/mail-server';
import type { CheckoutRequest, ProviderEvent } from '../payment-provider';
import { PaymentsService } from '../payments.service';
import { TestProvider } from './test-provider';

const RETURN = 'http://localhost:8080/membership/order/1';
let orders = 0;

describeSites('Pages of the test provider', (site) => {
  let events: ProviderEvent[];
  let take: jest.SpyInstance<Promise<void>, Parameters<PaymentsService['takeEvent']>>;
  beforeEach(() => {
    events = [];
    take = jest.spyOn(site().app.get(PaymentsService), 'takeEvent').mockImplementation(async (_provider, body, headers) => {
      events.push(site().app.get(TestProvider).readEvent(body, headers));
    });
  });
  afterEach(() => {
    take.mockRestore();
    jest.useRealTimers();
  });

  async function open(values: Partial<CheckoutRequest> = {}) {
    orders += 1;
    const order = { orderId: `order-${orders}`, amountMinor: 49_950, currency: 'INR', description: 'Monthly <membership>', ...values };
    const buyer = { name: 'Asha Rao', email: 'asha@example.com' };
    const expiresAt = site().clock.now() + 86_400_000;
    const { url, ref } = await site()
      .app.get(TestProvider)
      .openCheckout({ mandate: null, returnUrl: RETURN, buyer, expiresAt, ...order });
    const path = new URL(url).pathname;
    const read = async (query = '') => (await (await site().browse()).get(`${path}${query}`)).body;
    const paymentsOf = () => site().app.get(TestProvider).paymentsOf({ orderId: order.orderId });
    /** Sends the form that the page shows. */
    async function send(fields: Record<string, string>, query = '') {
      const hidden = [...(await read(query)).matchAll(/type="hidden" name="(token|attempt)" value="(\w+)"/gu)];
      const form = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...fields } as Record<string, string>;
      return site().app.inject({
        method: 'POST',
        url: path,
        payload: String(new URLSearchParams(form)),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    }
    return { ref, path, orderId: order.orderId, read, send, paymentsOf };
  }

  test('says that it is a test, and names seller, purpose, sum and consent, without scripts', async () => {
    const { path, read } = await open({ mandate: { mostMinor: 1_500_000 } });
    const answer = await (await site().browse()).get(path);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' http://localhost:8080; frame-ancestors 'none'",
    );
    expect(answer.body).not.toMatch(/<script|<style|style=|onclick/u);
    for (const text of [
      'No money moves',
      'All Talent (demonstration)',
      'Monthly &lt;membership&gt;',
      '₹499.50',
      'Allowed: the seller may charge you again',
    ])
      expect(answer.body).toContain(text);
    expect(await (await open()).read()).toContain('Not allowed: this is a single payment.');
    expect(await read()).toContain('Result of future charges');
    expect((await (await site().browse()).get('/dev/payments.css')).headers['content-type']).toContain('text/css');
    expect((await (await site().browse()).get('/dev/payments')).body).toContain(path);
  });

  test('MEM-03 a payment that succeeds leads back, is told at once, and is made once however often the form is sent', async () => {
    const page = await open({ mandate: { mostMinor: 1_500_000 } });
    const form = await page.read();
    const answer = await page.send({ act: 'pay', event: 'now', later: 'failed' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN]);
    expect(events).toHaveLength(1);
    expect(events[0]?.payment).toMatchObject({
      orderId: page.orderId,
      amountMinor: 49_950,
      state: 'captured',
      mandate: expect.any(String),
    });
    expect((await page.send({ act: 'pay', attempt: '1' })).headers.location).toBe(RETURN);
    expect(await page.paymentsOf()).toHaveLength(1);
    expect(form).toContain('value="pay"');
    expect(await page.read()).not.toContain('value="pay"');
    const later = {
      orderId: `${page.orderId}-later`,
      key: page.ref,
      mandate: events[0]!.payment!.mandate!,
      amountMinor: 1,
      currency: 'INR',
      description: '',
      buyer: { name: '', email: '' },
    };
    expect(await site().app.get(TestProvider).charge(later)).toMatchObject({ state: 'failed', reason: 'The bank declined the payment.' });
    await page.send({ act: 'behave', later: 'pending' });
    const charge = await site()
      .app.get(TestProvider)
      .charge({ ...later, key: `${page.ref}-2` });
    expect(charge.state).toBe('pending');
    expect((await page.send({ act: 'succeed', payment: charge.ref })).headers.location).toBe(page.path);
    expect(events.at(-1)?.payment).toMatchObject({ ref: charge.ref, orderId: later.orderId, state: 'captured' });
  });

  test.each([
    ['approve', 'captured', ''],
    ['refuse', 'failed', 'The payment was not confirmed.'],
  ])('a confirmation step may %s', async (act, state, reason) => {
    const page = await open();
    const step = await page.send({ act: 'confirm', event: 'now' });
    expect(step.headers.location).toBe(`${page.path}?step=confirm&event=now&later=captured`);
    expect(await page.paymentsOf()).toEqual([]);
    expect(await page.read('?step=confirm&event=now&later=captured')).toContain('value="approve"');
    await page.send({ act }, '?step=confirm');
    expect(await page.paymentsOf()).toEqual([expect.objectContaining({ state, reason })]);
  });

  test('a payment may be declined, and tried again', async () => {
    const page = await open();
    expect((await page.send({ act: 'decline' })).headers.location).toBe(RETURN);
    site().clock.pass(1);
    await page.send({ act: 'pay' });
    expect(await page.paymentsOf()).toMatchObject([{ state: 'failed' }, { state: 'captured' }]);
  });

  test('a payment may be left pending, and is decided once', async () => {
    const page = await open();
    await page.send({ act: 'pending' });
    const [payment] = await page.paymentsOf();
    expect(payment?.state).toBe('pending');
    expect(await page.read()).toContain('Accept the payment');
    await page.send({ act: 'fail', payment: payment!.ref });
    await page.send({ act: 'succeed', payment: payment!.ref });
    expect(await page.paymentsOf()).toMatchObject([{ state: 'failed' }]);
    expect(events.map((event) => event.payment?.state)).toEqual(['pending', 'failed']);
  });

  test('the event may never come, or a minute late', async () => {
    const page = await open();
    await page.send({ act: 'decline', event: 'never' });
    expect(events).toEqual([]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    await page.send({ act: 'pay', event: 'late' });
    await jest.advanceTimersByTimeAsync(59_000);
    expect(events).toEqual([]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(events.map((event) => event.payment?.state)).toEqual(['captured']);
  });

  test('cancelling leads back without a payment, and a closed page takes none', async () => {
    const page = await open();
    expect((await page.send({ act: 'cancel' })).headers.location).toBe(RETURN);
    await site().app.get(TestProvider).closeCheckout({ ref: page.ref });
    expect(await page.read()).toContain('This payment page is closed');
    await page.send({ act: 'pay' });
    expect(await page.paymentsOf()).toEqual([]);
  });

  test('SEC-01 refuses a form of another page, wrong values and unknown pages', async () => {
    const [page, other] = [await open(), await open()];
    const token = /name="token" value="(\w+)"/u.exec(await other.read())![1]!;
    expect((await page.send({ act: 'pay', token })).statusCode).toBe(403);
    expect((await page.send({ act: 'pay', token: '' })).statusCode).toBe(400);
    expect((await page.send({ act: 'pay', token: 'é'.repeat(token.length) })).statusCode).toBe(403);
    expect((await page.send({ act: 'steal' })).statusCode).toBe(400);
    expect((await page.send({ act: 'pay', attempt: 'x' })).statusCode).toBe(400);
    expect((await page.send({ act: 'succeed', payment: 'tpay_of_another_page' })).statusCode).toBe(303);
    expect(await page.paymentsOf()).toEqual([]);
    for (const path of ['/dev/payments/tco_unknown', `/dev/payments/${'x'.repeat(150)}`])
      expect((await (await site().browse()).get(path)).statusCode).toBe(404);
  });

  test('SEC-01 an event older than five minutes is refused', async () => {
    const page = await open();
    await page.send({ act: 'pay' });
    const [, body, headers] = take.mock.calls[0]!;
    site().clock.pass(301);
    expect(() => site().app.get(TestProvider).readEvent(body, headers)).toThrow('not signed');
  });
});

test.each([
  ['with another provider', { PAYMENT_PROVIDER: 'none' }],
  ['in production', { NODE_ENV: 'production' }],
])('%s there is no test provider', async (_where, env) => {
  const mail = new TestMailServer();
  const site = await openSite({ SMTP_URL: await mail.listen(), ...env });
  for (const path of ['/dev/payments', '/dev/payments.css', '/dev/payments/tco_1'])
    expect((await (await site.browse()).get(path)).statusCode).toBe(404);
  const webhook = {
    method: 'POST',
    url: '/api/payments/test/webhook',
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  } as const;
  expect((await site.app.inject(webhook)).statusCode).toBe(404);
  await site.close();
  await mail.close();
});
