import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo } from '../../../test/support/log-in';
import { BUYER, buyer, type Buyer, forgetPurchases, makeCode, placed, readOrder } from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { asStaff, forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import { describeSites } from '../../../test/support/test-site';
import { MembershipStandingService } from '../terms/membership-standing.service';
import { PaymentsJob } from '../payments/payments.job';
import { PaymentsRepository } from '../payments/payments.repository';
import { PaymentsService } from '../payments/payments.service';

describeSites('Refunds that staff give', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    await forgetTrail(site());
    provider.forget();
    who = await buyer(site());
  });
  const paid = async () => {
    const { id } = await placed(site(), who);
    await site()
      .app.get(PaymentsService)
      .take('test', provider.pay(id, { mandate: 'mandate_1' }));
    return id;
  };
  const refund = async (id: string, more: object = {}, key = randomUUID()) => {
    const input = { order_id: id, ends_access: true, reason: 'Charged by mistake', ...more };
    return (await asStaff(site())).post(ENDPOINTS.refundOrder.path, input, { 'idempotency-key': key });
  };
  const paymentOf = async (id: string) => (await site().app.get(PaymentsRepository).findOfOrder(id))[0];
  const stateOf = async (id: string) => (await readOrder(who, id)).json().data.state;
  const standing = () => site().app.get(MembershipStandingService).of(who.userId);
  const hasCrown = async () =>
    (await site().dataSource.query('SELECT id FROM user_account WHERE id = ? AND has_premium', [who.userId])).length === 1;

  test('MEM-19 the money goes back at once, the books are reversed, a credit note is mailed, and access ends', async () => {
    const id = await paid();
    expect([(await standing()).isMember, await hasCrown()]).toEqual([true, true]);
    expect((await refund(id)).statusCode).toBe(200);
    const payment = await paymentOf(id);
    expect(provider.refunds).toEqual([{ ref: payment?.paymentRef, amountMinor: 49900, key: `refund:${payment?.id}` }]);
    expect(payment).toMatchObject({ state: 'refunded', refundRef: `refund_refund:${payment?.id}` });
    const documents = await site().dataSource.query('SELECT kind FROM invoice ORDER BY id');
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit']);
    const lines = await site().dataSource.query(
      'SELECT account, SUM(amount_minor) AS sum, COUNT(*) AS n FROM ledger_entry GROUP BY account',
    );
    expect(lines).toHaveLength(4);
    for (const { sum, n } of lines) expect([Number(sum), Number(n)]).toEqual([0, 2]);
    expect(JSON.stringify(await messagesTo(site(), BUYER))).toContain('AC/26-27/');
    expect([await stateOf(id), (await standing()).isMember, await hasCrown()]).toEqual(['refunded', false, false]);
    expect((await trail(site())).filter(([, action]) => action === 'refund-order')).toEqual([
      [STAFF.id, 'refund-order', id, 'access ends: Charged by mistake'],
    ]);
  });

  test('MEM-19 access stays where staff say so', async () => {
    const id = await paid();
    expect((await refund(id, { ends_access: false })).statusCode).toBe(200);
    expect([await stateOf(id), (await standing()).isMember, await hasCrown()]).toEqual(['refunded', true, true]);
    expect((await trail(site())).at(-1)?.[3]).toMatch(/^access stays/u);
  });

  const renews = async () => (await standing()).membership?.renews;
  const RENEWAL_OFF = /We have turned renewal off\. Your membership ends on \d+ \w+ \d{4}, and we charge nothing more\./u;

  test('MEM-19 D24 where access stays, the renewal is turned off, and the mail and the bell say so', async () => {
    const id = await paid();
    expect(await renews()).toBe(true);
    expect((await refund(id, { ends_access: false })).statusCode).toBe(200);
    expect(await renews()).toBe(false);
    expect(JSON.stringify(await messagesTo(site(), BUYER))).toMatch(RENEWAL_OFF);
    const [bell] = await site().dataSource.query('SELECT text FROM notification WHERE notice_key = ?', [`membership:refunded:${id}`]);
    expect(bell.text).toMatch(RENEWAL_OFF);
  });

  test('MEM-19 D24 the refund of an earlier term leaves the renewal on', async () => {
    const earlier = await paid();
    site().clock.pass(3600);
    await paid();
    expect((await refund(earlier, { ends_access: false })).statusCode).toBe(200);
    expect(await renews()).toBe(true);
  });

  test('MEM-19 REL-17 the same call again sends nothing twice, and another one is refused', async () => {
    const [id, key] = [await paid(), randomUUID()];
    for (let times = 0; times < 2; times += 1) expect((await refund(id, {}, key)).statusCode).toBe(200);
    const again = await refund(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ORDER_STATE']);
    await site().app.get(PaymentsJob).run();
    expect(provider.refunds).toHaveLength(1);
    expect(await site().dataSource.query("SELECT id FROM invoice WHERE kind = 'credit'")).toHaveLength(1);
  });

  test('MEM-19 REL-12 a provider that is away leaves the money to the job', async () => {
    const id = await paid();
    provider.isAway = true;
    expect((await refund(id)).statusCode).toBe(200);
    expect((await paymentOf(id))?.state).toBe('refunding');
    provider.isAway = false;
    await site().app.get(PaymentsJob).run();
    expect([(await paymentOf(id))?.state, provider.refunds.length]).toEqual(['refunded', 1]);
  });

  test('MEM-19 what the provider had sent back itself is booked, and not sent again', async () => {
    const id = await paid();
    const payment = [...provider.payments.values()][0];
    if (!payment) throw new Error('There is no payment.');
    const sentBack = { ...payment, state: 'refunded' as const };
    provider.payments.set(payment.ref, sentBack);
    await site().app.get(PaymentsService).take('test', sentBack);
    expect((await refund(id)).statusCode).toBe(200);
    expect([(await paymentOf(id))?.state, provider.refunds, await stateOf(id)]).toEqual(['refunded', [], 'refunded']);
  });

  test('MEM-19 an order of nothing has nothing to send back', async () => {
    await makeCode(site(), { code: 'ALL', kind: 'percent', value: 10000 });
    const { id } = await placed(site(), who, { code: 'ALL', renews: false });
    expect((await refund(id)).statusCode).toBe(200);
    await site().app.get(PaymentsJob).run();
    expect([provider.refunds, await stateOf(id), (await standing()).isMember]).toEqual([[], 'refunded', false]);
  });

  test('MEM-19 an order that is not paid, or not there, is refused', async () => {
    const { id } = await placed(site(), who);
    expect((await refund(id)).json().code).toBe('ORDER_STATE');
    expect((await refund('ord_none')).statusCode).toBe(404);
    expect((await refund(id, { reason: '' })).statusCode).toBe(400);
    expect((await trail(site())).filter(([, action]) => action === 'refund-order')).toEqual([]);
  });
});
