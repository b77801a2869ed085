import { ENDPOINTS, reconciliationResponseSchema, staffOrderResponseSchema } from '@alltalent/shared/contracts';
import { buyer, forgetPurchases, placed } from '../../../test/support/membership/buyers';
import { asStaff, forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { OrdersRepository } from '../orders/orders.repository';
import { PaymentsService } from '../payments/payments.service';
import { TestBankService } from '../payments/test-provider/test-bank.service';
import { randomUUID } from 'node:crypto';

const UNDER_WAY_S = 20 * 60;

describeSites('An order as the office reads it', (site) => {
  const change = (sql: string) => site().dataSource.query(sql);
  const read = (office: TestBrowser, id: string) => office.get(ENDPOINTS.staffOrder.path.replace('{id}', id));
  const detail = async (office: TestBrowser, id: string) =>
    (await staffOrderResponseSchema.validate((await read(office, id)).json(), { strict: true })).data;
  const buy = async () => {
    const { id } = await placed(site(), await buyer(site()));
    const order = await site().app.get(OrdersRepository).find(id);
    const bank = site().app.get(TestBankService);
    const view = await bank.view(order?.checkoutRef ?? '');
    if (!order || !view) throw new Error('There is no page.');
    await bank.pay(view, 1, { state: 'captured', reason: '' }, 'captured');
    await site().app.get(PaymentsService).refreshOrThrow(order);
    return id;
  };
  beforeEach(async () => {
    await forgetPurchases(site());
    for (const table of ['test_payment', 'test_checkout', 'test_mandate']) await change(`DELETE FROM ${table}`);
    await forgetTrail(site());
  });

  test('OFF-01 MEM-16 has what was bought, its payment, its invoice and its term; after a refund the credit note, and who gave it why', async () => {
    const id = await buy();
    const office = await asStaff(site());
    const paid = await detail(office, id);
    expect(paid).toMatchObject({ id, state: 'paid', plan: 'monthly', total_minor: 49_900, period: { is_revoked: false } });
    expect(paid.payments).toMatchObject([{ state: 'captured', amount_minor: 49_900, refund_ref: '' }]);
    expect(paid.invoices).toMatchObject([{ kind: 'invoice', number: paid.invoice_number }]);
    expect(paid.billing.length).toBeGreaterThan(2);
    expect(paid.history).toEqual([]);
    const sent = { order_id: id, ends_access: true, reason: 'Paid by mistake' };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => office.post(ENDPOINTS.refundOrder.path, sent, key)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
    const refunded = await detail(office, id);
    expect(refunded).toMatchObject({ state: 'refunded', period: { is_revoked: true }, payments: [{ state: 'refunded' }] });
    expect(refunded.payments[0]?.refund_ref).not.toBe('');
    expect(refunded.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
    expect(refunded.history).toMatchObject([{ actor: 'Nikhil Bose', action: 'refund-order', detail: 'access ends: Paid by mistake' }]);
    expect((await trail(site())).filter(([, action]) => action === 'refund-order')).toHaveLength(1);
  });

  test('OFF-01 its invoice is a file for the office, each download in the audit trail, and 404 for a number that is none', async () => {
    const id = await buy();
    const office = await asStaff(site());
    const { invoices } = await detail(office, id);
    const file = await office.get(ENDPOINTS.staffInvoice.path.replace('{id}', String(invoices[0]?.id)));
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(await trail(site())).toContainEqual([STAFF.id, 'read-order', id, invoices[0]?.number]);
    expect((await office.get(ENDPOINTS.staffInvoice.path.replace('{id}', '999999'))).statusCode).toBe(404);
    expect((await read(office, 'ord_none')).statusCode).toBe(404);
  });

  test('OFF-01 MEM-22 the comparison with the providers answers its differences, for 31 days at most and six times an hour', async () => {
    const id = await buy();
    site().clock.pass(UNDER_WAY_S);
    await change('DELETE FROM invoice');
    const office = await asStaff(site());
    const reconcile = (since: string) => office.post(ENDPOINTS.reconcilePayments.path, { since });
    const today = new Date(site().clock.now()).toISOString().slice(0, 10);
    const answer = await reconciliationResponseSchema.validate((await reconcile(today)).json(), { strict: true });
    expect(answer).toMatchObject({ compared: 1, differences: 1, lines: [expect.stringContaining(id)] });
    for (const wrong of ['2020-01-01', '2099-01-01', '2026-02-31']) {
      expect((await reconcile(wrong)).json()).toMatchObject({ status: 400, fields: { since: expect.any(String) } });
    }
    for (let more = 0; more < 5; more += 1) expect((await reconcile(today)).statusCode).toBe(200);
    expect((await reconcile(today)).statusCode).toBe(429);
  });
});
