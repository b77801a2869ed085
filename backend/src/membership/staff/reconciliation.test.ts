import { buyer, forgetPurchases, placed } from '../../../test/support/membership/buyers';
import { forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { describeSites } from '../../../test/support/test-site';
import { OrdersRepository } from '../orders/orders.repository';
import { PaymentsService } from '../payments/payments.service';
import { TestBankService } from '../payments/test-provider/test-bank.service';

const UNDER_WAY_S = 20 * 60;

describeSites('The comparison with the providers', (site) => {
  const change = (sql: string, values: unknown[] = []) => site().dataSource.query(sql, values);
  const compare = () => staff(site(), 'reconcile-payments', '--since', '2026-11-01', '--by', STAFF.email);
  /** Buys by the built-in provider; resolves to the order and its payment at the provider. */
  const buy = async () => {
    const { id } = await placed(site(), await buyer(site()));
    const order = await site().app.get(OrdersRepository).find(id);
    const bank = site().app.get(TestBankService);
    const view = await bank.view(order?.checkoutRef ?? '');
    if (!order || !view) throw new Error('There is no page.');
    const payment = await bank.pay(view, 1, { state: 'captured', reason: '' }, 'captured');
    await site().app.get(PaymentsService).refreshOrThrow(order);
    // The same purchase of a moment ago would be answered as paid.
    site().clock.pass(UNDER_WAY_S);
    return { id, ref: payment?.id ?? '' };
  };
  beforeEach(async () => {
    await forgetPurchases(site());
    for (const table of ['test_payment', 'test_checkout', 'test_mandate']) await change(`DELETE FROM ${table}`);
    await forgetTrail(site());
  });

  test('MEM-22 finds nothing where all agrees, and is in the audit trail', async () => {
    for (let sales = 0; sales < 2; sales += 1) await buy();
    expect(await compare()).toBe('2 payments of the providers compared, no difference.');
    expect(await trail(site())).toEqual([[STAFF.id, 'reconcile-payments', 'payments', '2 compared, 0 differences']]);
  });

  test.each([
    ['a payment that we do not know', 'DELETE FROM membership_payment', 'the provider has ₹499; we have no record of it'],
    [
      'a payment that the provider does not know',
      'DELETE FROM test_payment',
      'we have recorded ₹499 as paid; the provider does not list it',
    ],
    ['another sum', 'UPDATE membership_payment SET amount_minor = 100', 'the provider has ₹499; we have ₹1'],
    ['another currency', "UPDATE membership_payment SET currency = 'USD'", 'the provider has ₹499; we have'],
    ['another state', "UPDATE membership_payment SET state = 'failed'", 'the provider says captured; we say failed'],
    ['what the provider sent back', "UPDATE test_payment SET state = 'refunded'", 'the provider says refunded; we say captured'],
    ['another order', "UPDATE membership_payment SET order_id = 'ord_x'", 'we have order ord_x'],
    ['lines that do not add up', "UPDATE ledger_entry SET amount_minor = 5 WHERE account = 'revenue'", 'do not add up to zero'],
    ['no booking', 'DELETE FROM ledger_entry', 'is paid but has no ledger entries'],
    ['a booking of another sum', "UPDATE ledger_entry SET amount_minor = 100 WHERE account = 'provider'", 'is not the amount of the order'],
    ['no invoice', 'DELETE FROM invoice', 'is paid but has no invoice'],
    ['no period', 'DELETE FROM membership_period', 'is paid but has no term'],
  ])('MEM-22 names %s', async (_what, sql, sentence) => {
    const { id, ref } = await buy();
    await change(sql);
    const lines = (await compare()).split('\n');
    expect(lines.at(-1)).toMatch(/[12] differences?\.$/u);
    const line = lines.find((one) => one.includes(sentence)) ?? lines.join('\n');
    expect(line).toContain(sentence);
    expect(line).toContain(sentence.includes('order ord_x') ? ref : id);
  });

  test('MEM-22 leaves out what is from before, and what may still be on its way', async () => {
    await buy();
    await change('DELETE FROM membership_payment');
    expect(await staff(site(), 'reconcile-payments', '--since', '2027-01-01')).toContain('0 payments');
    await change('UPDATE test_payment SET made_at = ?', [site().clock.now()]);
    expect(await compare()).toContain('0 payments');
    expect(() => staff(site(), 'reconcile-payments', '--since', 'yesterday')).toThrow();
  });
});
