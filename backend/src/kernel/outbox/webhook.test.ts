import { createHmac, randomUUID } from 'node:crypto';
import { OldRowsJob } from '../scheduling/old-rows.job';
import { describeSite } from '../../../test/support/test-site';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';
import { waitUntil } from '../../../test/support/outbox/delivery-site';
import { TestWebhookReceiver } from '../../../test/support/webhook-receiver';
import { signWebhook } from './webhook-signature';

const DAY_MS = 24 * 3600 * 1000;
const KEY = Buffer.alloc(32, 'k');
const BODY = '{"type":"lead.verified","data":{"first_name":"Zoë 🎤"}}';
const receiver = new TestWebhookReceiver();
let url = '';

beforeAll(async () => {
  url = await receiver.listen();
});
afterAll(() => receiver.close());

test('SEC-41 the signature is that of the Standard Webhooks specification', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signWebhook(secret, content)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

describeSite(
  'Webhooks',
  (site) => {
    const outbox = () => site().app.get(OutboxService);
    const work = () => site().app.get(OutboxWorker).work();
    const workAfter = async (seconds: number) => {
      site().clock.pass(seconds);
      await work();
    };
    const put = (messageId = `msg_${randomUUID()}`) =>
      outbox().enqueue({ channel: 'hook', receiver: 'leads', messageId, text: BODY }, { lifetimeMs: 3 * DAY_MS, keepMs: 30 * DAY_MS });
    beforeEach(() => {
      receiver.requests.length = 0;
      receiver.answers.length = 0;
    });

    test('SEC-41 a message is signed over id, time and the exact bytes of the body', async () => {
      const id = await put('msg_1');
      await work();
      const [{ headers, body, path } = { headers: {} as Record<string, string>, body: '', path: '' }] = receiver.received;
      const timestamp = Math.floor(site().clock.now() / 1000);
      const signature = createHmac('sha256', KEY).update(`msg_1.${timestamp}.${BODY}`).digest('base64');
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      });
      expect([path, body]).toEqual(['/leads', BODY]);
      expect(await outbox().deliveryOf(id)).toBe('sent');
      expect(await site().dataSource.query("SELECT DISTINCT sealed FROM outbox_message WHERE channel = 'hook'")).toEqual([{ sealed: '' }]);
    });

    test('REL-16 every status but success is tried again, no redirect is followed, and a silent receiver delays no other message', async () => {
      receiver.answers.push(302, 410, 500, null);
      const id = await put();
      for (const seconds of [0, 1, 5]) await workAfter(seconds);
      site().clock.pass(15);
      const hanging = work();
      await waitUntil(() => receiver.received.length === 4);
      const mail = await outbox().enqueue({ channel: 'sms', to: '+919876543210', text: 'Hello' }, { lifetimeMs: 60_000 });
      expect(await outbox().deliveryOf(mail)).toBe('sent');
      receiver.cut();
      await hanging;
      expect(await outbox().deliveryOf(id)).toBe('late');
      await workAfter(60);
      expect(await outbox().deliveryOf(id)).toBe('sent');
      expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/leads']));
    });

    test('REL-16 tries are up to an hour apart, for three days, under one id and each with its own time', async () => {
      receiver.answers.push(...Array.from({ length: 200 }, () => 503));
      const id = await put('msg_long');
      const start = site().clock.now();
      await work();
      const waits = [1, 5, 15, 60, 300, 900, 1800, 3600, 3600];
      for (const [index, seconds] of waits.entries()) {
        await workAfter(seconds - 1);
        expect(receiver.received).toHaveLength(index + 1);
        await workAfter(1);
        expect(receiver.received).toHaveLength(index + 2);
      }
      while ((await outbox().deliveryOf(id)) === 'late') await workAfter(3600);
      expect(await outbox().deliveryOf(id)).toBe('failed');
      expect(site().clock.now() - start).toBeLessThanOrEqual(3 * DAY_MS);
      expect(site().clock.now() - start).toBeGreaterThan(3 * DAY_MS - 2 * 3600 * 1000);
      const tries = receiver.received.map(({ headers }) => headers);
      expect(new Set(tries.map((headers) => headers['webhook-id']))).toEqual(new Set(['msg_long']));
      expect(new Set(tries.map((headers) => headers['webhook-signature'])).size).toBe(tries.length);
    });

    const deleteOldRows = () => site().app.get(OldRowsJob).run();

    test('the delivery state of a message is known for as long as requested, when other messages are deleted', async () => {
      const id = await put();
      await work();
      site().clock.pass(29 * 24 * 3600);
      await deleteOldRows();
      expect(await outbox().deliveryOf(id)).toBe('sent');
      site().clock.pass(2 * 24 * 3600);
      await deleteOldRows();
      expect(await outbox().deliveriesOf([id])).toEqual(new Map());
    });

    test('the demo outbox shows mail and phone messages, and no webhooks', async () => {
      await put('msg_hidden');
      expect((await (await site().browse()).get('/dev/outbox.json')).body).not.toContain('hook');
      await work();
    });
  },
  () => ({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` }),
);
