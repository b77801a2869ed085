import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { aPaidTerm, deleteInvoices } from '../../../test/support/membership/issued';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { InvoicesService } from '../books/invoices.service';
import type { Order } from '../orders/orders.repository';
import { type PaymentProvider, ProviderAwayError } from '../payments/payment-provider';
import { PaymentProviders } from '../payments/payment-providers';
import { OrderEntity } from '../schema/order.entity';
import { MembershipRecords } from './membership.records';
import { MembershipsRepository } from './memberships.repository';

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
    await site().dataSource.query('DELETE FROM membership_order');
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
    const browser = await signedIn(site(), ASHA.email);
    const { membership: exported } = (await browser.get(ENDPOINTS.exportAccount.path)).json();
    expect(exported).toEqual({
      membership: expect.objectContaining({ plan: 'one-year', renews: true, active_until: '2027-11-20T10:00:00.000Z' }),
      periods: [],
      orders: [expect.objectContaining({ id: order.id, total_minor: 399_900, billing: order.billing, consent: 'I agree.' })],
      invoices: [expect.objectContaining({ number: 'AT/26-27/000001', kind: 'invoice', total_minor: 399_900, buyer: 'Asha Rao' })],
      shoots: [],
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
    const [paid, open] = [anOrder({ termKey: `${ASHA.id}:1` }), anOrder({ state: 'open', openKey: ASHA.id })];
    for (const order of [paid, open]) await add(order);
    await site().app.get(InvoicesService).issue(paid, aPaidTerm(site()));
    await memberships().save(aMembership());
    for (let times = 0; times < 2; times += 1) await records().erase(await accountOf(ASHA.id));
    const billing = { name: '', address: '', city: '', postal_code: '', state_code: '27', gstin: '' };
    const erased = { userId: null, openKey: null, termKey: null, billing };
    expect(await orders().findOneBy({ id: paid.id })).toEqual({ ...paid, ...erased });
    expect(await orders().findOneBy({ id: open.id })).toEqual({ ...open, ...erased, state: 'cancelled' });
    const [invoice] = await site().dataSource.query('SELECT user_id, content FROM invoice');
    expect([invoice.user_id, JSON.parse(invoice.content).buyer.name]).toEqual([null, 'Asha Rao']);
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
