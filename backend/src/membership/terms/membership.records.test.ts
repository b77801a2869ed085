import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { makeCode } from '../../../test/support/membership/buyers';
import { aPaidTerm, deleteInvoices } from '../../../test/support/membership/issued';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { UpgradeCardsRepository } from '../benefits/upgrade-cards.repository';
import { InvoicesService } from '../books/invoices.service';
import type { Order } from '../orders/orders.repository';
import { type PaymentProvider, ProviderAwayError } from '../payments/payment-provider';
import { PaymentProviders } from '../payments/payment-providers';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { OrderEntity } from '../schema/order.entity';
import { ShootBookingEntity } from '../schema/shoot-booking.entity';
import { MembershipRecords } from './membership.records';
import { MembershipsRepository } from './memberships.repository';

const aBooking = (orderId: string) => ({
  ...{ userId: ASHA.id, orderId, openKey: orderId, state: 'requested' as const, dates: ['2026-12-01'], confirmedOn: '' },
  ...{ city: 'Mumbai', stateCode: '27', notes: 'Mornings', askedAt: 1 },
});

describeSites('Personal data of a membership', (site) => {
  const provider = { endMandate: jest.fn(), closeCheckout: jest.fn() };
  const records = () => site().app.get(MembershipRecords);
  const memberships = () => site().app.get(MembershipsRepository);
  const orders = () => site().dataSource.getRepository(OrderEntity);
  const add = (order: Order) => orders().insert({ ...order });
  const accountOf = async (id: string) => {
    const user = await site().app.get(UsersService).findById(id);
    if (!user) throw new Error('There is no such account.');
    return user;
  };

  beforeEach(async () => {
    await deleteInvoices(site());
    for (const table of ['membership_order', 'promo_use', 'promo_code', 'shoot_booking'])
      await site().dataSource.query(`DELETE FROM ${table}`);
    provider.endMandate.mockResolvedValue(undefined);
    provider.closeCheckout.mockResolvedValue(undefined);
    jest.spyOn(site().app.get(PaymentProviders), 'named').mockReturnValue(provider as unknown as PaymentProvider);
  });

  test('SEC-68 SEC-27 the export has membership, orders and invoices of the account, and of nobody else', async () => {
    const order = anOrder();
    for (const one of [order, anOrder({ userId: RITU.id })]) {
      await add(one);
      await site().app.get(InvoicesService).issue(one, aPaidTerm(site()));
    }
    await memberships().save(aMembership());
    await memberships().save(aMembership({ userId: RITU.id }));
    for (const { id } of [ASHA, RITU]) await site().app.get(UpgradeCardsRepository).setShown(id, site().clock.now());
    await site().dataSource.getRepository(ShootBookingEntity).insert(aBooking(order.id));
    const browser = await signedIn(site(), ASHA.email);
    const { membership: exported } = (await browser.get(ENDPOINTS.exportAccount.path)).json();
    expect(exported).toEqual({
      membership: expect.objectContaining({ plan: 'one-year', renews: true, active_until: '2027-11-20T10:00:00.000Z' }),
      periods: [],
      orders: [expect.objectContaining({ id: order.id, total_minor: 399_900, billing: order.billing, consent: 'I agree.' })],
      invoices: [expect.objectContaining({ number: 'AT/26-27/000001', kind: 'invoice', total_minor: 399_900, buyer: 'Asha Rao' })],
      shoots: [
        {
          state: 'requested',
          dates: ['2026-12-01'],
          confirmed_on: '',
          city: 'Mumbai',
          state_code: '27',
          notes: 'Mornings',
          asked_at: '1970-01-01T00:00:00.001Z',
        },
      ],
      upgrade_card_shown_at: new Date(site().clock.now()).toISOString(),
    });
    expect(JSON.stringify(exported)).not.toContain('man_1');
  });

  test('MEM-09 asking for the deletion turns the renewal off, and the clock ends the membership after its notices', async () => {
    const membership = aMembership({ notices: 2, noticedAt: 1 });
    await memberships().save(membership);
    const user = await accountOf(ASHA.id);
    for (let times = 0; times < 2; times += 1) await records().hide(user);
    expect(await memberships().find(ASHA.id)).toEqual({ ...membership, renews: false, nextAt: membership.accessUntil });
    await records().hide(await accountOf(RITU.id));
    expect(await memberships().find(RITU.id)).toBeNull();
  });

  test('SEC-68 MEM-09 with the account its name goes from the orders; invoices keep what the tax law asks for', async () => {
    const coded = { promoCode: 'LESS' };
    const [paid, open] = [anOrder({ termKey: `${ASHA.id}:1`, ...coded }), anOrder({ state: 'open', openKey: ASHA.id, ...coded })];
    for (const order of [paid, open]) await add(order);
    await makeCode(site(), { code: 'LESS', kind: 'amount', value: 100 });
    await site().dataSource.query('UPDATE promo_code SET is_once_per_person = 1');
    for (const { id } of [paid, open])
      await site()
        .app.get(PromoCodesService)
        .hold({ id, userId: `${ASHA.id}${id}`, promoCode: 'LESS' });
    await site().app.get(InvoicesService).issue(paid, aPaidTerm(site()));
    await memberships().save(aMembership());
    for (let times = 0; times < 2; times += 1) await records().erase(await accountOf(ASHA.id));
    const billing = { name: '', address: '', city: '', postal_code: '', state_code: '27', gstin: '' };
    const erased = { userId: null, openKey: null, termKey: null, billing };
    expect(await orders().findOneBy({ id: paid.id })).toEqual({ ...paid, ...erased });
    expect(await orders().findOneBy({ id: open.id })).toEqual({ ...open, ...erased, state: 'cancelled' });
    const [invoice] = await site().dataSource.query('SELECT user_id, content FROM invoice');
    expect([invoice.user_id, JSON.parse(invoice.content).buyer.name]).toEqual([null, 'Asha Rao']);
    expect(await site().dataSource.query('SELECT order_id, once_key FROM promo_use')).toEqual([{ order_id: paid.id, once_key: null }]);
    expect(await site().dataSource.query('SELECT uses FROM promo_code')).toEqual([{ uses: 1 }]);
    for (const table of ['membership_order', 'membership_payment', 'promo_use', 'invoice', 'ledger_entry'])
      expect(JSON.stringify(await site().dataSource.query(`SELECT * FROM ${table}`))).not.toContain(ASHA.id);
    expect(provider.endMandate).toHaveBeenCalledWith('man_1');
    expect(provider.closeCheckout.mock.calls).toEqual([[{ orderId: open.id, ref: 'co_1' }]]);
  });

  test('REL-17 MEM-09 while the provider is away nothing is erased, and the erasure is tried again', async () => {
    const order = anOrder();
    await add(order);
    await memberships().save(aMembership());
    provider.endMandate.mockRejectedValueOnce(new ProviderAwayError('away'));
    const user = await accountOf(ASHA.id);
    await expect(records().erase(user)).rejects.toThrow('away');
    expect(await orders().findOneBy({ id: order.id })).toEqual(order);
    await records().erase(user);
    expect(await orders().findOneBy({ id: order.id })).toMatchObject({ userId: null });
  });
});
