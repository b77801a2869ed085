import { ENDPOINTS, type StaffOrdersResponse, staffMemberResponseSchema, staffOrdersResponseSchema } from '@alltalent/shared/contracts';
import { forgetPurchases } from '../../../test/support/membership/buyers';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { asStaff, forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import { signedIn } from '../../../test/support/log-in';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { OrderEntity } from '../schema/order.entity';
import { MembershipsRepository } from '../terms/memberships.repository';

const PAGE = 50;
const PLACED = Date.UTC(2026, 10, 1);

describeSites('What staff read of orders and members', (site) => {
  const add = (...rows: Partial<OrderEntity>[]) =>
    site()
      .dataSource.getRepository(OrderEntity)
      .insert(rows.map((row) => ({ ...anOrder(row) })));
  const list = async (query: Record<string, string> = {}) => {
    const answer = await (await asStaff(site())).get(`${ENDPOINTS.staffOrders.path}?${String(new URLSearchParams(query))}`);
    expect(answer.statusCode).toBe(200);
    return (await staffOrdersResponseSchema.validate(answer.json(), { strict: true })) as StaffOrdersResponse;
  };
  const member = async (userId: string) => (await asStaff(site())).get(`${ENDPOINTS.staffMember.path}?user_id=${userId}`);
  beforeEach(async () => {
    await forgetPurchases(site());
    await forgetTrail(site());
  });

  test('MEM-16 51 orders are two pages, the newest first, none twice', async () => {
    // Several are placed in one moment, so that the cursor cannot go by the time alone.
    await add(...Array.from({ length: PAGE + 1 }, (_, index) => ({ placedAt: PLACED + Math.floor(index / 10) })));
    const first = await list();
    expect([first.data.length, first.next !== '']).toEqual([PAGE, true]);
    const second = await list({ before: first.next });
    expect([second.data.length, second.next]).toEqual([1, '']);
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ id }) => id)).size).toBe(PAGE + 1);
    const places = all.map(({ placed_at: at, id }) => `${at} ${id}`);
    expect(places).toEqual([...places].sort().reverse());
    expect(await trail(site())).toEqual([
      [STAFF.id, 'list-orders', 'orders', '50 orders'],
      [STAFF.id, 'list-orders', 'orders', '1 orders'],
    ]);
  });

  test('MEM-16 orders are chosen by state and account, and an invalid cursor begins at the first page', async () => {
    await add({ id: 'ord_a' }, { id: 'ord_b', state: 'checking', remarks: ['Look at it.'] }, { id: 'ord_c', userId: RITU.id });
    expect((await list({ state: 'checking' })).data).toMatchObject([{ id: 'ord_b', remarks: ['Look at it.'], invoice_number: '' }]);
    expect((await list({ user_id: RITU.id })).data.map(({ id }) => id)).toEqual(['ord_c']);
    expect((await list({ user_id: RITU.id, state: 'checking' })).data).toEqual([]);
    expect((await list({ before: 'x'.repeat(80) })).data).toHaveLength(3);
    const answer = await (await asStaff(site())).get(`${ENDPOINTS.staffOrders.path}?before=${'1'.repeat(81)}`);
    expect(answer.statusCode).toBe(400);
  });

  test('MEM-16 OFF-01 an order is found by its number, its invoice, its payment, and the address or id of its buyer', async () => {
    await add({ id: 'ord_found1' }, { id: 'ord_found2', userId: RITU.id, placedAt: PLACED + 5 });
    const query = (sql: string) => site().dataSource.query(sql);
    await query(
      "INSERT INTO invoice (number, kind, order_id, user_id, issued_at, content) VALUES ('AT/26-27/000971', 'invoice', 'ord_found2', NULL, 0, '{}')",
    );
    await query(
      `INSERT INTO membership_payment (provider, payment_ref, order_id, amount_minor, currency, state, reason, refund_ref, seen_at)
        VALUES ('razorpay', 'pay_Ab9', 'ord_found1', 1, 'INR', 'captured', '', '', 0)`,
    );
    const found = async (search: string) => (await list({ search })).data.map(({ id }) => id);
    expect(await found('ord_found')).toEqual(['ord_found1', 'ord_found2']);
    expect(await found(' at/26-27/00097 ')).toEqual(['ord_found2']);
    expect(await found('pay_Ab9')).toEqual(['ord_found1']);
    expect(await found('pay_')).toEqual([]);
    expect(await found(RITU.email.toUpperCase())).toEqual(['ord_found2']);
    expect(await found('nobody@example.com')).toEqual([]);
    expect(await found(RITU.id)).toEqual(['ord_found2']);
    expect((await list({ search: RITU.id })).data).toMatchObject([
      { buyer_name: 'Ritu Khanna', buyer_email: RITU.email, invoice_number: 'AT/26-27/000971' },
    ]);
    expect((await list({ search: 'ord_found', state: 'refunded' })).data).toEqual([]);
  });

  test('MEM-16 OFF-01 orders since a day in India begin with its first moment', async () => {
    await add(
      { id: 'ord_before', placedAt: Date.parse('2026-11-09T23:59:59+05:30') },
      { id: 'ord_after', placedAt: Date.parse('2026-11-10T00:00:00+05:30') },
    );
    expect((await list({ since: '2026-11-10' })).data.map(({ id }) => id)).toEqual(['ord_after']);
    const answer = await (await asStaff(site())).get(`${ENDPOINTS.staffOrders.path}?since=2026-02-31`);
    expect(answer.json()).toMatchObject({ status: 400, fields: { since: expect.any(String) } });
  });

  test('MEM-16 OFF-01 orders are a file that a spreadsheet opens without running it, and the audit trail has it', async () => {
    await add({ id: 'ord_filed' });
    await site().dataSource.query("UPDATE user_account SET first_name = '=HYPERLINK(1)' WHERE id = ?", [ASHA.id]);
    const answer = await (await asStaff(site())).get(`${ENDPOINTS.staffOrdersCsv.path}?search=${ASHA.id}`);
    await site().dataSource.query("UPDATE user_account SET first_name = 'Asha' WHERE id = ?", [ASHA.id]);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment; filename="orders.csv"']);
    const [names, line] = answer.body.split('\r\n');
    expect(names).toContain('order,state,placed,paid,buyer,email');
    expect(line).toMatch(/^ord_filed,paid,.*'=HYPERLINK\(1\) Rao,asha\.rao@example\.com,/u);
    expect(await trail(site())).toEqual([[STAFF.id, 'export-orders', 'orders', '1 orders']]);
  });

  test('MEM-16 a member is shown with all periods, and a look at them is in the audit trail', async () => {
    const memberships = site().app.get(MembershipsRepository);
    const now = site().clock.now();
    await memberships.save(aMembership({ paidUntil: now + 1000, accessUntil: now + 1000 }));
    const period = { userId: ASHA.id, planId: 'one-year', source: 'site', orderId: null, revokedAt: null } as const;
    await memberships.addPeriod({ ...period, startsAt: 1000, endsAt: 2000 });
    await memberships.addPeriod({ ...period, startsAt: 2000, endsAt: 9000, revokedAt: 3000 });
    const { data } = await staffMemberResponseSchema.validate((await member(ASHA.id)).json(), { strict: true });
    expect(data).toMatchObject({ user_id: ASHA.id, state: 'active', plan: 'one-year', source: 'site', is_renewal_on: true });
    expect(data.periods.map(({ ends_at: end }) => Date.parse(end))).toEqual([2000, 3000]);
    expect((await member(RITU.id)).json().data).toMatchObject({ state: 'none', plan: 'free', source: null, periods: [] });
    expect((await member('u_nobody')).statusCode).toBe(404);
    expect((await trail(site())).map(([actor, action, subject]) => [actor, action, subject])).toEqual([
      [STAFF.id, 'read-membership', ASHA.id],
      [STAFF.id, 'read-membership', RITU.id],
    ]);
  });

  test('ROLE-02 API-02 nobody outside the office finds what finance calls', async () => {
    const [talent, visitor] = [await signedIn(site(), ASHA.email), await site().browse()];
    for (const name of ['staffOrders', 'staffMember', 'membershipFigures', 'promoCodes', 'staffShoots'] as const) {
      expect([name, (await talent.get(ENDPOINTS[name].path)).statusCode]).toEqual([name, 404]);
      expect([name, (await visitor.get(ENDPOINTS[name].path)).statusCode]).toEqual([name, 401]);
    }
    for (const name of ['grantMembership', 'refundOrder', 'savePromoCode', 'saveMembershipSettings', 'moveShoot'] as const) {
      expect([name, (await talent.post(ENDPOINTS[name].path)).statusCode]).toEqual([name, 404]);
      expect([name, (await visitor.post(ENDPOINTS[name].path)).statusCode]).toEqual([name, 401]);
    }
    expect(await trail(site())).toEqual([]);
  });
});
