import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import {
  buyer,
  type Buyer,
  cancel,
  forgetPurchases,
  makeCode,
  place,
  placed,
  purchase,
  readOrder,
  totals,
} from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, SIGNED, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { answersBut } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { MembershipsRepository } from '../terms/memberships.repository';
import { PaymentsJob } from './payments.job';
import { PaymentsService } from './payments.service';

const ONE_SALE = { periods: 1, lines: 4, invoices: 1, memberships: 1 };
const MANY = 8;

describeSites('Purchases and payments at the same moment', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    who = await buyer(site());
  });
  const service = () => site().app.get(PaymentsService);
  const times = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, index) => work(index)));
  const openOrders = async () => (await site().dataSource.query("SELECT id FROM membership_order WHERE state = 'open'")).length;

  test('REL-17 MEM-11 one webhook many times at once makes one sale', async () => {
    const { id } = await placed(site(), who);
    const body = provider.eventOf(provider.pay(id), 'evt_race');
    await times(() => service().takeEvent('test', body, SIGNED));
    expect(await totals(site())).toEqual(ONE_SALE);
  });

  test('REL-17 MEM-11 webhooks, the return and the job at once make one sale', async () => {
    const { id } = await placed(site(), who);
    const payment = provider.pay(id);
    site().clock.pass(200);
    const told = await Promise.all([
      times((index) => service().takeEvent('test', provider.eventOf(payment, `evt_${index}`), SIGNED)),
      times(() => readOrder(who, id)),
      site().app.get(PaymentsJob).run(),
    ]);
    expect(answersBut([200], told[1])).toEqual([]);
    expect(await totals(site())).toEqual(ONE_SALE);
    expect((await readOrder(who, id)).json().data.state).toBe('paid');
  });

  test('REL-17 MEM-07 tabs that place the same at once get one order', async () => {
    const responses = await times(() => place(site(), who));
    expect(answersBut([200], responses)).toEqual([]);
    expect(new Set(responses.map((response) => response.json().data.id)).size).toBe(1);
    expect(await openOrders()).toBe(1);
  });

  test('REL-17 MEM-07 tabs that place different plans at once leave one open order', async () => {
    const responses = await times((index) => place(site(), who, { plan: index % 2 === 0 ? 'monthly' : 'one-year' }));
    expect(answersBut([200], responses)).toEqual([]);
    expect(await openOrders()).toBe(1);
  });

  test('REL-17 a double click with one key places one order', async () => {
    const [input, key] = [await purchase(site(), who), { 'idempotency-key': randomUUID() }];
    const responses = await times(() => who.browser.post(ENDPOINTS.placeOrder.path, input, key));
    expect(answersBut([200, 409], responses)).toEqual([]);
    expect(await site().dataSource.query('SELECT id FROM membership_order')).toHaveLength(1);
    expect(await openOrders()).toBe(1);
  });

  test('REL-17 MEM-08 many clicks on an order that costs nothing give one period', async () => {
    await makeCode(site(), { code: 'ALL', kind: 'percent', value: 10000 });
    const responses = await times(() => place(site(), who, { code: 'ALL', renews: false }));
    expect(answersBut([200], responses)).toEqual([]);
    expect(await totals(site())).toMatchObject({ periods: 1, invoices: 1 });
  });

  test('REL-17 MEM-14 a payment and the cancellation at once: the payment counts', async () => {
    const { id } = await placed(site(), who);
    await Promise.all([service().take('test', provider.pay(id)), times(() => cancel(who, id))]);
    expect((await readOrder(who, id)).json().data.state).toBe('paid');
    expect(await totals(site())).toEqual(ONE_SALE);
  });

  test('MEM-21 payments of two orders of one account at once give two periods, one after the other', async () => {
    const first = await placed(site(), who);
    const second = await placed(site(), who, { plan: 'one-year' });
    await Promise.all([first, second].map(({ id }) => service().take('test', provider.pay(id))));
    const [earlier, later] = await site().app.get(MembershipsRepository).findPeriods(who.userId);
    expect(later?.startsAt).toBe(earlier?.endsAt);
    expect(await totals(site())).toEqual({ periods: 2, lines: 8, invoices: 2, memberships: 1 });
  });
});
