import { aPaidTerm, deleteInvoices } from '../../../test/support/membership/issued';
import { anOrder } from '../../../test/support/membership/orders';
import { describeSites } from '../../../test/support/test-site';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { MembershipPeriodEntity } from '../schema/membership.entity';
import { OrderEntity, PaymentEntity } from '../schema/order.entity';
import { PromoUseEntity } from '../schema/promo-code.entity';
import { InvoicesService } from './invoices.service';
import { LedgerService } from './ledger.service';

const at = (moment: string) => Date.parse(`${moment}+05:30`);
const OLD = at('2026-03-31T23:59:59');
const KEPT = at('2026-04-01T00:00:00');
const BEFORE_NEW_YEAR = at('2033-12-31T23:59:59');

describeSites('Books past the time that the tax law asks for', (site) => {
  const rows = async (table: string, column = 'order_id') =>
    (await site().dataSource.query(`SELECT ${column} AS id FROM ${table} ORDER BY id`)).map(({ id }: { id: string }) => id);
  const deleteOld = async (now: number) => {
    for (const [, deletion] of site().app.get(OldRows).all()) await deletion(now);
  };
  const pay = async (id: string, time: number, payment: Partial<PaymentEntity> = {}) => {
    const order = anOrder({ id, placedAt: time, paidAt: time });
    await site()
      .dataSource.getRepository(OrderEntity)
      .insert({ ...order });
    await site().app.get(LedgerService).bookPaid(order, time);
    await site()
      .app.get(InvoicesService)
      .issue(order, { ...aPaidTerm(site()), at: time });
    await site().dataSource.getRepository(PromoUseEntity).insert({ orderId: id, code: 'LESS', onceKey: null, usedAt: time });
    const paid = {
      provider: 'test',
      paymentRef: `pay_${id}`,
      orderId: id,
      amountMinor: 399_900,
      currency: 'INR',
      reason: '',
      refundRef: '',
    };
    const taken = { state: 'captured' as const, seenAt: time, capturedAt: time };
    await site()
      .dataSource.getRepository(PaymentEntity)
      .insert({ ...paid, ...taken, ...payment });
  };

  beforeEach(async () => {
    await deleteInvoices(site());
    for (const table of ['membership_order', 'membership_payment', 'ledger_entry', 'promo_use', 'membership_period'])
      await site().dataSource.query(`DELETE FROM ${table}`);
  });

  test('PRIV-01 invoices, ledger, payments, uses of codes and orders of a year go when its time is over, others stay', async () => {
    await pay('ord_old', OLD);
    await pay('ord_kept', KEPT);
    await deleteOld(BEFORE_NEW_YEAR);
    for (const table of ['invoice', 'membership_payment', 'promo_use']) expect([table, await rows(table)]).toEqual([table, ['ord_kept']]);
    expect(new Set(await rows('ledger_entry'))).toEqual(new Set(['ord_kept']));
    expect(await rows('membership_order', 'id')).toEqual(['ord_kept']);
    await deleteOld(BEFORE_NEW_YEAR + 1000);
    for (const table of ['invoice', 'membership_payment', 'promo_use', 'ledger_entry', 'membership_order'])
      expect([table, await rows(table, table === 'membership_order' ? 'id' : 'order_id')]).toEqual([table, []]);
  });

  test('PRIV-01 what is not decided stays: an open order, a pending payment, money that is to go back, a period that runs', async () => {
    await pay('ord_ahead', OLD);
    const period = { userId: 'u_demo_asha', planId: 'one-year', source: 'site', orderId: 'ord_ahead', revokedAt: null } as const;
    const periods = site().dataSource.getRepository(MembershipPeriodEntity);
    await periods.insert({ ...period, startsAt: OLD, endsAt: BEFORE_NEW_YEAR + 1 });
    const orders = site().dataSource.getRepository(OrderEntity);
    await orders.insert({ ...anOrder({ id: 'ord_open', state: 'open', placedAt: OLD, paidAt: null }) });
    await orders.insert({ ...anOrder({ id: 'ord_expired', state: 'expired', placedAt: OLD, paidAt: null }) });
    await orders.insert({ ...anOrder({ id: 'ord_paid_later', placedAt: OLD, paidAt: KEPT }) });
    await pay('ord_pending', OLD, { state: 'pending', capturedAt: null });
    await pay('ord_back', OLD, { state: 'refunding' });
    await pay('ord_failed', OLD, { state: 'failed', capturedAt: null });
    await deleteOld(BEFORE_NEW_YEAR);
    expect(await rows('membership_order', 'id')).toEqual(['ord_ahead', 'ord_open', 'ord_paid_later']);
    expect(await rows('membership_payment')).toEqual(['ord_back', 'ord_pending']);
    expect(await periods.count()).toBe(1);
  });
});
