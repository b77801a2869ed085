import { randomUUID } from 'node:crypto';
import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import {
  buyer,
  cancel,
  forgetPurchases,
  makeCode,
  OTHER_BUYER,
  place,
  placed,
  purchase,
  readOrder,
  totals,
} from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { describeSite } from '../../../test/support/test-site';
import { OrdersRepository } from './orders.repository';

const NONE = { periods: 0, lines: 0, invoices: 0, memberships: 0 };

describeSite('Placing, reading and cancelling orders', (site) => {
  let provider: FakePaymentProvider;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    provider.isAway = false;
  });
  const orders = () => site().app.get(OrdersRepository);
  const waitForAnswer = () => site().clock.pass(3);

  test('MEM-04 an order is kept with its sums and consent, and leads to the page of the provider', async () => {
    const who = await buyer(site());
    const response = await place(site(), who, { return_path: '/jobs?page=2' });
    expect(DECLARATIONS.placeOrder.output.isValidSync(response.json(), { strict: true })).toBe(true);
    const { data } = response.json();
    expect(data).toMatchObject({
      state: 'open',
      payment_url: `https://pay.example/${data.id}`,
      return_path: '/jobs?page=2',
      is_pending: false,
    });
    const order = await orders().find(data.id);
    expect(order?.consent).toMatch(/not refunded.*₹499 is charged next on 2\d December 2026/u);
    expect(order).toMatchObject({
      userId: who.userId,
      openKey: who.userId,
      totalMinor: data.total_minor,
      cgstMinor: order?.sgstMinor,
      igstMinor: 0,
    });
    expect(provider.pages.get(data.id)?.request).toMatchObject({
      amountMinor: data.total_minor,
      mandate: { mostMinor: 49900 },
      returnUrl: `${site().config.publicUrl}/checkout/monthly?order=${data.id}`,
    });
    expect(await totals(site())).toEqual(NONE);
  });

  test('MEM-04 without renewal no consent to charge is asked for, and the sentence says that nothing is charged again', async () => {
    const { id } = await placed(site(), await buyer(site()), { renews: false });
    expect(provider.pages.get(id)?.request.mandate).toBeNull();
    expect((await orders().find(id))?.consent).toMatch(/nothing is charged again/u);
  });

  test('SEC-26 an address of elsewhere is not kept as the way back', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/google/redirect']) {
      expect((await placed(site(), await buyer(site()), { return_path: path })).return_path).toBe('');
    }
  });

  test('MEM-05 another total than the buyer saw is refused with the new one, and nothing is stored', async () => {
    const who = await buyer(site());
    const response = await who.browser.post(ENDPOINTS.placeOrder.path, { ...(await purchase(site(), who)), total_minor: 100 });
    expect([response.statusCode, response.json().code]).toEqual([409, 'PRICE_CHANGED']);
    expect(response.json().detail).toContain('₹499');
    expect(await orders().findOpen(who.userId)).toBeNull();
  });

  test('MEM-06 a code that does not apply is refused at its field', async () => {
    const who = await buyer(site());
    const response = await who.browser.post(ENDPOINTS.placeOrder.path, { ...(await purchase(site(), who)), code: 'NOSUCHCODE' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'PROMO_REFUSED']);
    expect(response.json().fields.code).not.toBe('');
  });

  test('MEM-07 the same purchase again is answered with the open order and the newest address', async () => {
    const who = await buyer(site());
    const first = await placed(site(), who);
    const { billing } = await purchase(site(), who);
    const second = await placed(site(), who, { billing: { ...billing, city: 'Thane' } });
    expect(second.id).toBe(first.id);
    expect((await orders().find(first.id))?.billing.city).toBe('Thane');
  });

  test('MEM-07 another purchase cancels the open one, closes its page and gives its code free', async () => {
    const who = await buyer(site());
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 }, 1);
    const first = await placed(site(), who, { code: 'LESS' });
    const second = await placed(site(), who, { plan: 'one-year' });
    expect((await readOrder(who, first.id)).json().data).toMatchObject({ state: 'cancelled', payment_url: '' });
    expect(provider.pages.get(first.id)?.isClosed).toBe(true);
    expect(await site().dataSource.query('SELECT uses FROM promo_code')).toEqual([{ uses: 0 }]);
    expect((await orders().findOpen(who.userId))?.id).toBe(second.id);
  });

  test('MEM-07 while a payment is pending, the order is neither replaced nor cancelled', async () => {
    const who = await buyer(site());
    const { id } = await placed(site(), who);
    provider.pay(id, { state: 'pending' });
    waitForAnswer();
    const [other, cancelled] = [await place(site(), who, { plan: 'one-year' }), await cancel(who, id)];
    for (const refused of [other, cancelled]) expect([refused.statusCode, refused.json().code]).toEqual([409, 'ORDER_STATE']);
    expect((await readOrder(who, id)).json().data).toMatchObject({ state: 'open', is_pending: true });
  });

  test('MEM-07 a purchase that was paid meanwhile is answered as paid, and not placed again', async () => {
    const who = await buyer(site());
    const { id } = await placed(site(), who);
    provider.pay(id);
    waitForAnswer();
    expect(await placed(site(), who)).toMatchObject({ id, state: 'paid' });
    expect(await totals(site())).toMatchObject({ periods: 1, invoices: 1 });
  });

  test('REL-17 a request with its key is answered with its order, whatever plans cost by now', async () => {
    const who = await buyer(site());
    const [input, key] = [await purchase(site(), who), { 'idempotency-key': randomUUID() }];
    const first = await who.browser.post(ENDPOINTS.placeOrder.path, input, key);
    const second = await who.browser.post(ENDPOINTS.placeOrder.path, input, key);
    expect(second.json().data.id).toBe(first.json().data.id);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('REL-12 while the provider is away the order stays open, and reading it asks again', async () => {
    const who = await buyer(site());
    provider.isAway = true;
    const order = await placed(site(), who);
    expect(order).toMatchObject({ state: 'open', payment_url: '', message: expect.stringContaining('Please try again in a minute') });
    provider.isAway = false;
    waitForAnswer();
    expect((await readOrder(who, order.id)).json().data).toMatchObject({ payment_url: `https://pay.example/${order.id}` });
  });

  test('MEM-08 a code of 100 percent is paid at once, without a provider', async () => {
    const who = await buyer(site());
    await makeCode(site(), { code: 'ALL', kind: 'percent', value: 10000 });
    const order = await placed(site(), who, { code: 'ALL', renews: false });
    expect(order).toMatchObject({ state: 'paid', total_minor: 0, payment_url: '', invoice_id: expect.any(Number) });
    expect(provider.pages.has(order.id)).toBe(false);
    expect(await totals(site())).toEqual({ periods: 1, lines: 0, invoices: 1, memberships: 1 });
    expect((await placed(site(), who, { code: 'ALL', renews: false })).id).toBe(order.id);
    expect(await totals(site())).toMatchObject({ periods: 1 });
  });

  test('MEM-08 what costs nothing does not renew: there is no payment by which it could', async () => {
    const who = await buyer(site());
    await makeCode(site(), { code: 'ALL', kind: 'percent', value: 10000 });
    const response = await place(site(), who, { code: 'ALL', renews: true });
    expect([response.statusCode, response.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(response.json().fields).toEqual({ renews: expect.stringContaining('Choose “Do not renew”') });
    expect(await totals(site())).toEqual(NONE);
    expect(await orders().findOpen(who.userId)).toBeNull();
  });

  test('SEC-05 an order of another account is not there', async () => {
    const { id } = await placed(site(), await buyer(site()));
    const other = await buyer(site(), OTHER_BUYER);
    for (const response of [await readOrder(other, id), await cancel(other, id), await readOrder(other, 'ord_none')]) {
      expect(response.statusCode).toBe(404);
    }
  });

  test('MEM-09 reading asks the provider at most every two seconds, and settles what it says', async () => {
    const who = await buyer(site());
    const { id } = await placed(site(), who);
    provider.asked = 0;
    for (let reads = 0; reads < 3; reads += 1) await readOrder(who, id);
    expect(provider.asked).toBe(1);
    provider.pay(id);
    waitForAnswer();
    expect((await readOrder(who, id)).json().data).toMatchObject({
      state: 'paid',
      starts_at: expect.any(String),
      invoice_id: expect.any(Number),
    });
    await readOrder(who, id);
    expect(provider.asked).toBe(2);
  });

  test('MEM-10 an open order is cancelled once; one that is paid is not', async () => {
    const who = await buyer(site());
    const { id } = await placed(site(), who);
    for (let clicks = 0; clicks < 2; clicks += 1) expect((await cancel(who, id)).json().data.state).toBe('cancelled');
    const paid = await placed(site(), who);
    provider.pay(paid.id);
    waitForAnswer();
    expect((await cancel(who, paid.id)).json().code).toBe('ORDER_STATE');
    expect((await readOrder(who, paid.id)).json().data.state).toBe('paid');
  });
});
