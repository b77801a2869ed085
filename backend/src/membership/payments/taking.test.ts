import { buyer, type Buyer, cancel, forgetPurchases, makeCode, placed, readOrder, totals } from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, SIGNED, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { describeSites } from '../../../test/support/test-site';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { OrdersRepository } from '../orders/orders.repository';
import { MembershipsRepository } from '../terms/memberships.repository';
import { PaymentsJob } from './payments.job';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { ProviderRefusedError } from './provider-refusal';
import { RefundSendingService } from './refund-sending.service';

const HOUR = 3600;
const ONE_SALE = { periods: 1, lines: 4, invoices: 1, memberships: 1 };
const NONE = { periods: 0, lines: 0, invoices: 0, memberships: 0 };

describeSites('What providers say about payments', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    provider.forget();
    who = await buyer(site());
  });
  const service = () => site().app.get(PaymentsService);
  const job = () => site().app.get(PaymentsJob);
  const order = (id: string) => site().app.get(OrdersRepository).find(id);
  const membership = () => site().app.get(MembershipsRepository).find(who.userId);
  const statesOf = async (id: string) => (await site().app.get(PaymentsRepository).findOfOrder(id)).map(({ state }) => state);
  const take = (payment: Parameters<PaymentsService['take']>[1]) => service().take('test', payment);

  test('MEM-11 a captured payment makes order, period, membership, ledger and invoice, however often it is told', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id, { mandate: 'mandate_1' });
    for (let times = 0; times < 3; times += 1) await take(payment);
    expect(await totals(site())).toEqual(ONE_SALE);
    expect(await order(id)).toMatchObject({ state: 'paid', openKey: null, paymentUrl: '', paidAt: site().clock.now() });
    expect(await membership()).toMatchObject({
      state: 'active',
      renews: true,
      provider: 'test',
      mandate: 'mandate_1',
      renewalMinor: 49900,
    });
    const [balance] = await site().dataSource.query('SELECT SUM(amount_minor) AS sum FROM ledger_entry');
    expect(Number(balance.sum)).toBe(0);
  });

  test('MEM-11 a payment that was captured is not undone by what is told late', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    await take(payment);
    for (const state of ['pending', 'failed'] as const) await take({ ...payment, state });
    expect([await statesOf(id), (await order(id))?.state]).toEqual([['captured'], 'paid']);
  });

  test('MEM-11 failed, then pending, then captured: the buyer reads where the payment is', async () => {
    const { id } = await placed(site(), who);
    await take(provider.pay(id, { state: 'failed', reason: 'The bank declined the card.' }));
    const read = async () => (await readOrder(who, id)).json().data;
    expect(await read()).toMatchObject({ state: 'open', message: expect.stringContaining('The bank declined the card.') });
    const second = provider.pay(id, { state: 'pending' });
    await take(second);
    expect(await read()).toMatchObject({ is_pending: true });
    await take({ ...second, state: 'captured' });
    expect(await read()).toMatchObject({ state: 'paid', is_pending: false });
  });

  test('MEM-12 a second payment of a paid order is sent back, once', async () => {
    const { id } = await placed(site(), who);
    await take(provider.pay(id));
    const surplus = provider.pay(id);
    await take(surplus);
    expect(await statesOf(id)).toEqual(['captured', 'surplus']);
    for (let runs = 0; runs < 2; runs += 1) await job().run();
    expect(provider.refunds).toEqual([{ ref: surplus.ref, amountMinor: 49900, key: expect.stringMatching(/^surplus:\d+$/u) }]);
    expect(await statesOf(id)).toEqual(['captured', 'refunded']);
    expect(await totals(site())).toEqual(ONE_SALE);
  });

  test('MEM-12 a refund whose answer was lost is asked for again with its key', async () => {
    const { id } = await placed(site(), who);
    await take(provider.pay(id));
    await take(provider.pay(id));
    provider.isAway = true;
    await job().run();
    expect(await statesOf(id)).toEqual(['captured', 'refunding']);
    provider.isAway = false;
    await job().run();
    expect([provider.refunds.length, await statesOf(id)]).toEqual([1, ['captured', 'refunded']]);
  });

  test('MEM-12 a refund that staff decided is sent by the job, with a key of its own', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    await take(payment);
    await site().app.get(RefundSendingService).begin(id);
    expect(await statesOf(id)).toEqual(['refunding']);
    for (let runs = 0; runs < 2; runs += 1) await job().run();
    expect(provider.refunds).toEqual([{ ref: payment.ref, amountMinor: 49900, key: expect.stringMatching(/^refund:\d+$/u) }]);
    const [row] = await site().app.get(PaymentsRepository).findOfOrder(id);
    expect(row).toMatchObject({ state: 'refunded', refundRef: `refund_${provider.refunds[0]?.key}` });
  });

  test('MEM-12 a refund that the provider refuses stays under way, unless it had sent the money back itself', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    await take(payment);
    await site().app.get(RefundSendingService).begin(id);
    jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefusedError('test', 'not_yet'));
    await job().run();
    expect(await statesOf(id)).toEqual(['refunding']);
    provider.payments.set(payment.ref, { ...payment, state: 'refunded' });
    await job().run();
    const [row] = await site().app.get(PaymentsRepository).findOfOrder(id);
    expect(row).toMatchObject({ state: 'refunded', refundRef: `refund:${row?.id}` });
    expect(provider.refunds).toEqual([]);
  });

  test.each([{ amountMinor: 100 }, { currency: 'USD' }])('MEM-13 a payment that does not fit (%j) waits for staff', async (more) => {
    const { id } = await placed(site(), who);
    await take(provider.pay(id, more));
    expect([await statesOf(id), await totals(site())]).toEqual([['mismatch'], NONE]);
    expect(await order(id)).toMatchObject({
      state: 'checking',
      openKey: null,
      remarks: [expect.stringContaining('is not the amount of the order')],
    });
    await take(provider.pay(id));
    expect([(await order(id))?.state, await totals(site())]).toEqual(['paid', ONE_SALE]);
  });

  test('MEM-14 the payment of a cancelled order counts, and its code is held again', async () => {
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 });
    const { id } = await placed(site(), who, { code: 'LESS' });
    await cancel(who, id);
    await take(provider.pay(id));
    expect([(await order(id))?.state, await totals(site())]).toEqual(['paid', ONE_SALE]);
    expect(await site().dataSource.query('SELECT order_id FROM promo_use')).toEqual([{ order_id: id }]);
  });

  test('MEM-14 a code that others used up meanwhile is a remark, no refusal', async () => {
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 }, 1);
    const { id } = await placed(site(), who, { code: 'LESS' });
    await cancel(who, id);
    await site().dataSource.query('UPDATE promo_code SET uses = 1');
    await take(provider.pay(id));
    expect(await order(id)).toMatchObject({ state: 'paid', remarks: [expect.stringContaining('LESS')] });
  });

  test('MEM-15 the payment of an account that is gone is kept, remarked and sent back', async () => {
    const { id } = await placed(site(), who);
    await site().dataSource.query('UPDATE membership_order SET user_id = NULL, open_key = NULL');
    await take(provider.pay(id));
    expect([await statesOf(id), await totals(site())]).toEqual([['surplus'], NONE]);
    expect((await order(id))?.remarks).toEqual([expect.stringContaining('account was deleted')]);
  });

  test('MEM-16 a payment of an unknown order is kept for the comparison and logged', async () => {
    const payment = { ...provider.pay('ord_elsewhere'), orderId: 'x'.repeat(60), amountMinor: 5 };
    for (let times = 0; times < 2; times += 1) await take(payment);
    expect(await statesOf('x'.repeat(40))).toEqual(['captured']);
    expect(site().log.filter((line) => line.includes('payment of an unknown order'))).toHaveLength(1);
  });

  test('MEM-16 once its order is known, it counts', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    await take({ ...payment, orderId: '' });
    await take(payment);
    expect([await statesOf(id), (await order(id))?.state]).toEqual([['captured'], 'paid']);
  });

  test('MEM-16 one payment pays one order, whatever is told', async () => {
    const first = await placed(site(), who);
    const payment = provider.pay(first.id);
    await take(payment);
    const second = await placed(site(), who, { renews: false });
    await take({ ...payment, orderId: second.id });
    expect([(await order(second.id))?.state, await totals(site())]).toEqual(['open', ONE_SALE]);
  });

  test('MEM-17 an event is taken in once, by its signature; repeated it is answered all the same', async () => {
    const { id } = await placed(site(), who);
    const body = provider.eventOf(provider.pay(id), 'evt_1');
    await expect(service().takeEvent('test', body, {})).rejects.toMatchObject({ code: 'WEBHOOK_REJECTED' });
    await expect(service().takeEvent('stripe', body, SIGNED)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await totals(site())).toEqual(NONE);
    for (let times = 0; times < 2; times += 1) await service().takeEvent('test', body, SIGNED);
    await service().takeEvent('test', provider.eventOf(null, 'evt_2'), SIGNED);
    expect(await totals(site())).toEqual(ONE_SALE);
    expect(await site().dataSource.query('SELECT event_ref FROM payment_event ORDER BY event_ref')).toEqual([
      { event_ref: 'evt_1' },
      { event_ref: 'evt_2' },
    ]);
  });

  test('MEM-17 events are kept for ninety days', async () => {
    await service().takeEvent('test', provider.eventOf(null, 'evt_old'), SIGNED);
    const [, forget] =
      site()
        .app.get(OldRows)
        .all()
        .find(([what]) => what === 'payment events') ?? [];
    const day = 24 * HOUR * 1000;
    expect(await forget?.(site().clock.now() + 89 * day)).toBe(0);
    expect(await forget?.(site().clock.now() + 91 * day)).toBe(1);
  });

  test('MEM-18 the job takes in what no webhook told of, for closed orders as well', async () => {
    const { id } = await placed(site(), who);
    await job().run();
    expect((await order(id))?.state).toBe('open');
    provider.pay(id);
    site().clock.pass(150);
    await job().run();
    expect((await order(id))?.state).toBe('paid');
    const late = await placed(site(), who, { plan: 'one-year' });
    await cancel(who, late.id);
    provider.pay(late.id);
    site().clock.pass(HOUR);
    await job().run();
    expect((await order(late.id))?.state).toBe('paid');
  });

  test('MEM-18 the job asks a provider that is away once, and goes on with the next run', async () => {
    const { id } = await placed(site(), who);
    provider.pay(id);
    provider.isAway = true;
    site().clock.pass(150);
    expect(await job().run()).toBe(true);
    provider.isAway = false;
    await job().run();
    expect((await order(id))?.state).toBe('paid');
  });

  test('MEM-19 an order that nobody pays expires after a day and an hour, unless a payment is pending', async () => {
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 });
    const { id } = await placed(site(), who, { code: 'LESS' });
    site().clock.pass(25 * HOUR - 60);
    await job().run();
    expect((await order(id))?.state).toBe('open');
    const pending = provider.pay(id, { state: 'pending' });
    site().clock.pass(120);
    await job().run();
    expect((await order(id))?.state).toBe('open');
    provider.payments.set(pending.ref, { ...pending, state: 'failed' });
    await job().run();
    expect(await order(id)).toMatchObject({ state: 'expired', openKey: null });
    expect(provider.pages.get(id)?.isClosed).toBe(true);
    expect(await site().dataSource.query('SELECT uses FROM promo_code')).toEqual([{ uses: 0 }]);
    await take({ ...pending, state: 'captured' });
    expect([(await order(id))?.state, await totals(site())]).toEqual(['paid', ONE_SALE]);
  });

  test('MEM-18 the pages of the job miss no order', async () => {
    const { id } = await placed(site(), who);
    const template = await order(id);
    const copies = Array.from({ length: 230 }, (_, index) => `ord_copy_${index}`);
    for (const copy of copies) {
      if (template)
        await site()
          .app.get(OrdersRepository)
          .insert({ ...template, id: copy, userId: null, openKey: null });
    }
    site().clock.pass(150);
    provider.asked = 0;
    await job().run();
    expect(provider.asked).toBe(231);
  });

  test('MEM-20 a failed charge leaves a renewal open, and it never expires here', async () => {
    const { id } = await placed(site(), who);
    await site().dataSource.query("UPDATE membership_order SET kind = 'renewal', open_key = NULL");
    await take(provider.pay(id, { state: 'failed' }));
    site().clock.pass(30 * HOUR);
    await job().run();
    expect((await order(id))?.state).toBe('open');
    await take(provider.pay(id));
    expect((await order(id))?.state).toBe('paid');
  });

  test('MEM-12 what the provider sent back by itself is a remark for staff, once', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    await take(payment);
    for (let times = 0; times < 2; times += 1) await take({ ...payment, state: 'refunded' });
    expect(await order(id)).toMatchObject({ state: 'paid', remarks: [expect.stringContaining('was refunded')] });
    expect(await statesOf(id)).toEqual(['captured']);
  });
});
