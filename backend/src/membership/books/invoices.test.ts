import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { aPaidTerm, deleteInvoices } from '../../../test/support/membership/issued';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { readPdf } from '../../../test/support/read-pdf';
import { ASHA, RITU, stored } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { Transactions } from '../../kernel/database/transaction';
import type { Order } from '../orders/orders.repository';
import { MembershipsRepository } from '../terms/memberships.repository';
import { InvoicesService } from './invoices.service';

describeSites('Invoices of orders', (site) => {
  beforeEach(() => deleteInvoices(site()));

  const run = <T>(work: (invoices: InvoicesService) => Promise<T>) =>
    site()
      .app.get(Transactions)
      .run(() => work(site().app.get(InvoicesService)));
  const issue = (order: Order) => run((invoices) => invoices.issue(order, aPaidTerm(site())));
  const credit = (order: Order) => run((invoices) => invoices.issueCredit(order, { at: site().clock.now(), endsAt: null }));
  const pathOf = (id: number) => ENDPOINTS.membershipInvoice.path.replace('{id}', String(id));

  test('MEM-06 an order has one invoice, with what the order said on its day', async () => {
    const order = anOrder({ billing: { ...anOrder().billing, name: 'Asha\nRao', gstin: ' 27aaaaa0000a1z2' } });
    const invoice = await issue(order);
    expect(await issue({ ...order, planName: 'Renamed' })).toEqual(invoice);
    expect(invoice).toMatchObject({
      number: 'AT/26-27/000001',
      kind: 'invoice',
      orderId: order.id,
      userId: ASHA.id,
      content: {
        seller: { name: 'All Talent (demonstration)', stateCode: '27' },
        buyer: { name: 'Asha Rao', address: '12 Carter Road\nMumbai 400050', gstin: '27AAAAA0000A1Z2', stateCode: '27' },
        planName: 'One Year',
        totalMinor: 399_900,
        taxableMinor: 338_898,
        paymentRef: 'pay_1',
        corrects: '',
      },
    });
    expect((await messagesTo(site(), ASHA.email)).length).toBe(1);
  });

  test('MEM-06 a refunded order has one credit note, of a series of its own, that names the invoice', async () => {
    const order = anOrder();
    await expect(credit(order)).rejects.toThrow('has no invoice');
    const invoice = await issue(order);
    const note = await credit(order);
    expect(await credit(order)).toEqual(note);
    expect(note).toMatchObject({ number: 'AC/26-27/000001', kind: 'credit', content: { ...invoice.content, corrects: 'AT/26-27/000001' } });
    expect((await run((invoices) => invoices.ofUser(ASHA.id))).map(({ number }) => number)).toEqual(['AC/26-27/000001', 'AT/26-27/000001']);
    expect((await stored(site())).map(({ notice_key }) => notice_key)).toEqual([
      `membership:paid:${order.id}`,
      `membership:refunded:${order.id}`,
    ]);
  });

  test('MEM-07 the receipt says what was paid, until when, what is charged next and how to stop that, with the invoice', async () => {
    await site().app.get(MembershipsRepository).save(aMembership());
    const { id } = await issue(anOrder());
    const [mail] = await messagesTo(site(), ASHA.email);
    expect(mail).toMatchObject({ subject: 'Your receipt: One Year membership, ₹3,999', attachments: [{ kind: 'invoice', id }] });
    for (const part of [
      'thank you for your payment',
      'Plan: One Year',
      'Term: 20 November 2026 to 20 November 2027',
      'Paid: ₹3,999, including ₹610.02 GST',
      'Invoice: AT/26-27/000001',
      'On 20 November 2027 we will charge ₹3,999',
      `open ${site().config.publicUrl}/account/membership, turn renewal off`,
      'we do not refund',
    ])
      expect(mail?.text).toContain(part);
  });

  test.each([
    ['a renewal that is off', { renews: false }],
    ['no consent of the bank', { mandate: null }],
    ['a sum that the bank charges only with the buyer', { renewalMinor: 1_500_001 }],
  ])('MEM-07 with %s the receipt says that nothing more is charged', async (_name, membership) => {
    await site().app.get(MembershipsRepository).save(aMembership(membership));
    await issue(anOrder({ kind: 'renewal' }));
    const [mail] = await messagesTo(site(), ASHA.email);
    expect(mail?.text).toContain('your One Year membership has renewed');
    expect(mail?.text).toContain('It ends on 20 November 2027, and we charge nothing more');
    expect(mail?.text).not.toContain('turn the renewal off');
  });

  test('MEM-07 the mail of a refund has the credit note', async () => {
    const order = anOrder();
    await issue(order);
    const { id } = await credit(order);
    const [mail] = await messagesTo(site(), ASHA.email);
    expect(mail).toMatchObject({ subject: 'We have refunded ₹3,999 for your One Year membership', attachments: [{ kind: 'invoice', id }] });
    expect(mail?.text).toContain('For invoice: AT/26-27/000001');
  });

  test('MEM-07 an account without an e-mail address gets the bell alone, and a deleted one nothing', async () => {
    await site().dataSource.query('UPDATE user_account SET login_email = NULL WHERE id = ?', [RITU.id]);
    await issue(anOrder({ userId: RITU.id }));
    await site().dataSource.query('UPDATE user_account SET login_email = ? WHERE id = ?', [RITU.email, RITU.id]);
    await issue(anOrder({ userId: null }));
    const told = await site().dataSource.query('SELECT user_id, title FROM notification');
    expect(told).toEqual([{ user_id: RITU.id, title: 'Your membership is paid' }]);
    expect(await site().dataSource.query('SELECT id FROM outbox_message')).toEqual([]);
  });

  test('MEM-06 SEC-27 the owner downloads the invoice as a file, and nobody else does', async () => {
    const { id } = await issue(anOrder());
    const owner = await signedIn(site(), ASHA.email);
    const answer = await owner.get(pathOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="AT-26-27-000001.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(readPdf(answer.rawPayload).text).toContain('AT/26-27/000001');
    for (const other of [pathOf(id + 1), pathOf(2_147_483_647)]) expect((await owner.get(other)).statusCode).toBe(404);
    expect((await (await signedIn(site(), RITU.email)).get(pathOf(id))).statusCode).toBe(404);
    expect((await (await site().browse()).get(pathOf(id))).statusCode).toBe(401);
    for (const wrong of ['0', 'x', '99999999999', '1.5'])
      expect((await owner.get(pathOf(0).replace('/0', `/${wrong}`))).statusCode).toBe(400);
  });

  test('MEM-06 SEC-40 an account downloads thirty invoices in ten minutes', async () => {
    const owner = await signedIn(site(), ASHA.email);
    site().clock.pass(3600);
    const statuses = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await owner.get(pathOf(999))).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });
});
