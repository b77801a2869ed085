import { describeOnServers } from '../../../test/support/kernel/database/test-database';
import { askForCode } from '../../../test/support/log-in';
import { sealText } from '../sealed-text';
import { RateLimitsService } from '../rate-limits/rate-limits.service';
import { DeliverySite, MAIL, SMS, waitUntil } from '../../../test/support/outbox/delivery-site';

describeOnServers('Delivery with failing servers', (engine) => {
  const d = new DeliverySite();
  beforeAll(() => d.begin(engine));
  afterAll(() => d.end());
  beforeEach(() => {
    d.site.clock.pass(3600);
    d.mail.messages.length = 0;
    d.phone.requests.length = 0;
    Object.assign(d.mail, { mood: 'keeps', refusals: 0, begun: 0 });
    d.phone.status = 202;
  });

  /** Requests a code for `email`; resolves to the id of its message. */
  async function ask(email: string): Promise<number> {
    const browser = await d.site.browse();
    expect((await askForCode(browser, email)).statusCode).toBe(200);
    const [{ id }] = await d.site.dataSource.query("SELECT MAX(id) AS id FROM outbox_message WHERE channel = 'mail'");
    return Number(id);
  }

  test('REL-16 without a reachable mail server the request succeeds, and the mail is sent when the server is back', async () => {
    await d.mail.close();
    const ids = [await ask('dead@example.com'), await d.enqueue(MAIL)];
    const deliveries = () => Promise.all(ids.map((id) => d.deliveryOf(id)));
    await d.work();
    expect(await deliveries()).toEqual(['late', 'late']);
    await d.mail.listen(Number(new URL(d.smtpUrl).port));
    await d.workAfter(1);
    expect(await deliveries()).toEqual(['sent', 'sent']);
    expect(d.mail.messages).toHaveLength(2);
  });

  test('REL-16 a mail that is sent twice keeps its Message-ID, so that the receiver sees one mail; another mail has another', async () => {
    const messageIdOf = (message = '') => /^Message-ID: (.*)$/imu.exec(message)?.[1];
    const id = await d.enqueue(MAIL);
    await d.work();
    const row = await d.site.dataSource.query('SELECT created_at FROM outbox_message WHERE id = ?', [id]);
    const sealed = sealText(d.site.config.secretKey, JSON.stringify(MAIL));
    await d.site.dataSource.query("UPDATE outbox_message SET state = 'waiting', sealed = ? WHERE id = ?", [sealed, id]);
    await d.workAfter(120);
    await d.enqueue(MAIL);
    await d.work();
    const [first, again, other] = d.mail.messages.map(messageIdOf);
    expect(first).toBe(`<outbox-${row[0].created_at}-${id}@${new URL(d.site.config.publicUrl).hostname}>`);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('REL-16 a silent mail server delays neither the request nor an SMS', async () => {
    d.mail.mood = 'says nothing';
    expect(await d.deliveryOf(await ask('silent@example.com'))).toBe('waiting');
    const sms = await d.enqueue(SMS);
    await waitUntil(() => d.phone.received.length === 1);
    d.mail.cut();
    await d.work();
    expect(await d.deliveryOf(sms)).toBe('sent');
    expect(d.mail.messages).toEqual([]);
  });

  test('REL-16 a mail server that hangs after the message delays neither, and its mail is late', async () => {
    d.mail.mood = 'hangs after DATA';
    expect(await d.deliveryOf(await ask('hang@example.com'))).toBe('waiting');
    const [mail, sms] = [await d.enqueue(MAIL), await d.enqueue(SMS)];
    await waitUntil(() => d.phone.received.length === 1 && d.mail.begun === 2);
    expect(await d.deliveryOf(mail)).toBe('waiting');
    d.mail.mood = 'keeps';
    d.mail.cut();
    await d.work();
    expect([await d.deliveryOf(mail), await d.deliveryOf(sms)]).toEqual(['late', 'sent']);
    await d.workAfter(1);
    expect(await d.deliveryOf(mail)).toBe('sent');
  });

  test('SMS and calls go to the gateway with its token', async () => {
    const call = { channel: 'call', to: '+919876543210', text: 'Your code is 1 2 3 4 5 6.' } as const;
    const ids = [await d.enqueue(SMS), await d.enqueue(call)];
    await d.work();
    const authorization = `Bearer ${d.token}`;
    expect(d.phone.received).toHaveLength(2);
    expect(d.phone.received).toEqual(expect.arrayContaining([SMS, call].map((body) => ({ authorization, body }))));
    expect(await Promise.all(ids.map((id) => d.deliveryOf(id)))).toEqual(['sent', 'sent']);
    expect(await d.site.dataSource.query("SELECT DISTINCT sealed FROM outbox_message WHERE channel <> 'mail'")).toEqual([{ sealed: '' }]);
  });

  test.each([500, 404, 302])('REL-16 a gateway that responds %d is tried again, and no redirect is followed', async (status) => {
    d.phone.status = status;
    const id = await d.enqueue(SMS);
    await d.work();
    expect(d.phone.received).toHaveLength(1);
    expect(await d.deliveryOf(id)).toBe('late');
    d.phone.status = 200;
    await d.workAfter(1);
    expect(await d.deliveryOf(id)).toBe('sent');
  });

  test('REL-16 a gateway that does not respond does not delay mail', async () => {
    d.phone.status = null;
    const sms = await d.enqueue(SMS);
    await waitUntil(() => d.phone.received.length === 1);
    await ask('beside@example.com');
    await waitUntil(() => d.mail.messages.length === 1);
    expect(await d.deliveryOf(sms)).toBe('waiting');
    d.phone.cut();
    await d.work();
    expect(await d.deliveryOf(sms)).toBe('late');
  });

  test('REL-16 tries follow after 1, 5, 15 and 60 seconds until the message expires', async () => {
    d.phone.status = 503;
    const id = await d.enqueue(SMS);
    await d.work();
    const waits = [1, 5, 15, 60, 60, 60, 60, 60, 60, 60, 60, 60];
    for (const [index, seconds] of waits.entries()) {
      await d.workAfter(seconds - 1);
      const before = d.phone.received.length;
      await d.workAfter(1);
      if (await isOver(id)) break;
      expect([before, d.phone.received.length]).toEqual([index + 1, index + 2]);
    }
    expect(await d.deliveryOf(id)).toBe('failed');
    expect(d.phone.received).toHaveLength(13);
    await d.workAfter(3600);
    expect(d.phone.received).toHaveLength(13);
    expect(d.site.log.filter((line) => line.includes('message given up') && line.includes(`"message_id":${id}`))).toHaveLength(1);
  });

  const isOver = async (id: number) => (await d.deliveryOf(id)) === 'failed';

  test('REL-16 SEC-08 a message that was never sent uses up no limit', async () => {
    const limits = d.site.app.get(RateLimitsService);
    const limit = { name: 'test:sms', subject: SMS.to, most: 1, windowMs: 3_600_000 };
    d.phone.status = 500;
    const reservation = await limits.consume([limit]);
    await d.enqueue(SMS, reservation.ids);
    await expect(limits.consume([limit])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await d.work();
    await d.workAfter(599);
    await d.workAfter(1);
    expect(await limits.count(limit.name, limit.subject, limit.windowMs)).toBe(0);
    await limits.consume([limit]);
  });
});
