import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import type { Order } from '../orders/orders.repository';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';

const SUMS = { totalMinor: 49900, taxableMinor: 42288, cgstMinor: 3806, sgstMinor: 3806, igstMinor: 0, currency: 'INR' };
const orderOf = (id: string, more: Partial<Order> = {}) => ({ id, ...SUMS, ...more }) as Order;

describeOnEngines('The ledger', (engine) => {
  const ledger = () => new LedgerService(new LedgerRepository(engine.dataSource()));
  const lines = async (booking: string) =>
    (await new LedgerRepository(engine.dataSource()).findBooking(booking)).map(({ account, amountMinor }) => [account, amountMinor]);

  test('MEM-30 a paid order is booked once, without lines of zero', async () => {
    for (let times = 0; times < 2; times += 1) await ledger().bookPaid(orderOf('ord_1'), 1);
    expect(await lines('paid:ord_1')).toEqual([
      ['provider', 49900],
      ['revenue', -42288],
      ['cgst', -3806],
      ['sgst', -3806],
    ]);
  });

  test('MEM-30 a refund is the reversal, once', async () => {
    await ledger().bookPaid(orderOf('ord_2', { cgstMinor: 0, sgstMinor: 0, igstMinor: 7612 }), 1);
    for (let times = 0; times < 2; times += 1) await ledger().bookRefunded(orderOf('ord_2'), 2);
    expect(await lines('refunded:ord_2')).toEqual([
      ['provider', -49900],
      ['revenue', 42288],
      ['igst', 7612],
    ]);
  });

  test('MEM-30 what was never booked is not reversed, and nothing is booked for nothing', async () => {
    await ledger().bookRefunded(orderOf('ord_3'), 1);
    await ledger().bookPaid(orderOf('ord_3', { totalMinor: 0, taxableMinor: 0, cgstMinor: 0, sgstMinor: 0 }), 1);
    expect([await lines('refunded:ord_3'), await lines('paid:ord_3')]).toEqual([[], []]);
  });

  test('MEM-30 sums that do not add up are not booked', async () => {
    await expect(ledger().bookPaid(orderOf('ord_4', { igstMinor: 1 }), 1)).rejects.toThrow('differ by -1');
    expect(await lines('paid:ord_4')).toEqual([]);
  });
});
