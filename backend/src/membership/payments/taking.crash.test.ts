import { buyer, type Buyer, forgetPurchases, makeCode, cancel, place, placed, totals } from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, SIGNED, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { describeSites } from '../../../test/support/test-site';
import { InvoicesService } from '../books/invoices.service';
import { LedgerRepository } from '../books/ledger.repository';
import { OrdersRepository } from '../orders/orders.repository';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { MembershipMarks } from '../terms/membership-marks';
import { MembershipsRepository } from '../terms/memberships.repository';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';

const NONE = { periods: 0, lines: 0, invoices: 0, memberships: 0 };
const ONE_SALE = { periods: 1, lines: 4, invoices: 1, memberships: 1 };

/** Every write of a payment that is taken in, in their order. */
const WRITES: readonly (readonly [what: string, service: abstract new (...parts: never[]) => object, method: string])[] = [
  ['the event', PaymentsRepository, 'addEvent'],
  ['the payment', PaymentsRepository, 'insert'],
  ['the code', PromoCodesService, 'hold'],
  ['the order', OrdersRepository, 'update'],
  ['the period', MembershipsRepository, 'addPeriod'],
  ['the membership', MembershipsRepository, 'save'],
  ['the mark', MembershipMarks, 'set'],
  ['the ledger', LedgerRepository, 'add'],
  ['the invoice', InvoicesService, 'issue'],
];

describeSites('A crash while a payment is taken in', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    who = await buyer(site());
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 });
  });
  afterEach(() => jest.restoreAllMocks());

  const stored = async () => ({
    ...(await totals(site())),
    payments: (await site().dataSource.query('SELECT id FROM membership_payment')).length,
    events: (await site().dataSource.query('SELECT event_ref FROM payment_event')).length,
    uses: (await site().dataSource.query('SELECT order_id FROM promo_use')).length,
    members: (await site().dataSource.query('SELECT id FROM user_account WHERE id = ? AND has_premium', [who.userId])).length,
  });

  /** Cancelled before it is paid, so that its code is held again as well. */
  async function orderToPay(): Promise<string> {
    await site().dataSource.query('UPDATE user_account SET has_premium = ? WHERE id = ?', [false, who.userId]);
    const { id } = await placed(site(), who, { code: 'LESS' });
    await cancel(who, id);
    return id;
  }

  test.each(WRITES)(
    'REL-06 before or after %s leaves nothing, and the repeated event settles the order',
    async (_what, service, method) => {
      for (const moment of ['before', 'after'] as const) {
        const id = await orderToPay();
        const before = await stored();
        const body = provider.eventOf(provider.pay(id), `evt_${id}`);
        const target = site().app.get(service as never) as Record<string, (...given: unknown[]) => Promise<unknown>>;
        const real = target[method]?.bind(target);
        const crash = jest.spyOn(target, method).mockImplementationOnce(async (...given) => {
          if (moment === 'after') await real?.(...given);
          throw new Error('crash');
        });
        await expect(site().app.get(PaymentsService).takeEvent('test', body, SIGNED)).rejects.toThrow('crash');
        expect(await stored()).toEqual(before);
        expect((await site().app.get(OrdersRepository).find(id))?.state).toBe('cancelled');
        crash.mockRestore();
        await site().app.get(PaymentsService).takeEvent('test', body, SIGNED);
        expect(await stored()).toEqual({ ...ONE_SALE, payments: 1, events: 1, uses: 1, members: 1 });
        expect((await site().app.get(OrdersRepository).find(id))?.state).toBe('paid');
        await forgetPurchases(site());
        await makeCode(site(), { code: 'LESS', kind: 'amount', value: 10000 });
      }
    },
  );

  test('REL-06 a crash between the order and its page leaves an order that the next reading completes', async () => {
    jest.spyOn(site().app.get(OrdersRepository), 'update').mockRejectedValueOnce(new Error('crash'));
    expect((await place(site(), who)).statusCode).toBe(500);
    const again = await placed(site(), who);
    expect(again).toMatchObject({ state: 'open', payment_url: `https://pay.example/${again.id}` });
    expect(await site().dataSource.query('SELECT id FROM membership_order')).toHaveLength(1);
    expect(await totals(site())).toEqual(NONE);
  });
});
