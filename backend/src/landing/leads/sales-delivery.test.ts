import { createHmac } from 'node:crypto';
import { messagesTo, newestCode, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { OutboxWorker } from '../../kernel/outbox/outbox.worker';
import { TestWebhookReceiver } from '../../../test/support/webhook-receiver';
import { LeadArchiveRepository } from './lead-archive.repository';
import { sendLead, storedLeads, verify } from '../../../test/support/leads/lead-form';

const SALES = 'desk@sales.example';
const KEY = Buffer.alloc(32, 'k');
const SCRIPTS = [
  '<script>window.__x=1</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  '</title><script>',
];
const receiver = new TestWebhookReceiver();
let url = '';

beforeAll(async () => {
  url = await receiver.listen();
});
afterAll(() => receiver.close());

describeSites(
  'Delivery of leads',
  (site) => {
    beforeEach(async () => {
      // A verified lead wakes the worker: what the test before set going ends first.
      await work();
      site().clock.pass(25 * 3600);
      await site().dataSource.query('DELETE FROM lead_request');
      await site().dataSource.query('DELETE FROM outbox_message');
      receiver.requests.length = 0;
    });

    const work = () => site().app.get(OutboxWorker).work();
    const outbox = () => site().app.get(OutboxService);
    const waiting = () => site().dataSource.query("SELECT channel FROM outbox_message WHERE channel = 'hook'");
    /** A lead that waits for its code, and the browser that sent it. */
    async function waitingLead(input: object = {}) {
      const browser = await site().browse();
      const person = { email_id: 'nila@example.com', mobile_number: '98765 43210', ...input };
      expect((await sendLead(site(), browser, person, 'Product Photoshoot')).statusCode).toBe(200);
      return { browser, code: await newestCode(site(), person.email_id) };
    }
    async function verifiedLead(input: object = {}): Promise<void> {
      const { browser, code } = await waitingLead(input);
      expect((await verify(browser, code)).statusCode).toBe(200);
    }

    test('SEC-41 nothing leaves before the code is in; then sales have one mail with everything, and an answer goes to the person', async () => {
      const { browser, code } = await waitingLead({
        photoshot_desc: 'Twelve bottles,\nwhite ground',
        ad_url: '/product-photoshoot?utm_source=x',
      });
      expect([await messagesTo(site(), SALES), await waiting()]).toEqual([[], []]);
      await verify(browser, code);
      const [{ id, mail_message_id, hook_message_id }] = (await storedLeads(site())) as [Record<string, number>];
      const mails = await messagesTo(site(), SALES);
      expect(mails).toEqual([
        expect.objectContaining({ id: mail_message_id, replyTo: 'nila@example.com', subject: `Lead ${id}: Product Photoshoot` }),
      ]);
      for (const line of [
        'Name: Nila Bose',
        'E-mail: nila@example.com',
        'Phone: +91 9876543210',
        'Company: Bose & Daughters',
        'Description: Twelve bottles,\n    white ground',
        'Page: http://localhost:8080/product-photoshoot?utm_source=x',
        'Program: All Talent, alltalent-web',
        'Terms: of 3 November 2026, agreed to ',
      ])
        expect(mails[0]?.text).toContain(line);
      const states = await outbox().deliveriesOf([Number(mail_message_id), Number(hook_message_id)]);
      expect([...states.keys()].sort((one, other) => one - other)).toEqual([mail_message_id, hook_message_id]);
      expect(states.get(Number(mail_message_id))).toBe('sent');
    });

    test('SEC-41 a receiver that fails twice takes it the third time, signed, under the same id', async () => {
      receiver.answers.push(500, 503);
      await verifiedLead();
      for (const seconds of [0, 1, 5, 3600]) {
        site().clock.pass(seconds);
        await work();
      }
      expect(receiver.received).toHaveLength(3);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      for (const { headers, body } of receiver.received) {
        const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
        expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
      }
      const [{ id, hook_message_id, request_key, asked_by }] = (await storedLeads(site())) as [Record<string, unknown>];
      const body = receiver.received[2]?.body ?? '';
      expect(JSON.parse(body)).toEqual({
        type: 'lead.verified',
        timestamp: expect.stringMatching(/^2026-.+Z$/u),
        data: expect.objectContaining({
          id,
          ad_type: 'Product Photoshoot',
          first_name: 'Nila',
          last_name: 'Bose',
          email_id: 'nila@example.com',
          county_code: '91',
          mobile_number: '9876543210',
          company_name: 'Bose & Daughters',
          photoshot_desc: 'Twelve bottles, white ground',
          terms_version: '2026-11-03',
        }),
      });
      expect(body).not.toContain(String(asked_by));
      expect(body).not.toContain(String(request_key ?? 'request_key'));
      expect(await outbox().deliveryOf(Number(hook_message_id))).toBe('sent');
    });

    test('REL-17 SEC-13 ten right codes at once leave one mail and one webhook', async () => {
      const { browser, code } = await waitingLead();
      const responses = await Promise.all(Array.from({ length: 10 }, () => verify(browser, code)));
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await work();
      await work();
      expect([await messagesTo(site(), SALES), receiver.received].map((list) => list.length)).toEqual([1, 1]);
    });

    test('REL-09 a verification that breaks off has sent nothing, and the same code delivers once afterwards', async () => {
      const { browser, code } = await waitingLead();
      const broken = jest.spyOn(LeadArchiveRepository.prototype, 'setMessages').mockRejectedValueOnce(new Error('the database went away'));
      expect((await verify(browser, code)).statusCode).toBe(500);
      await work();
      expect([await messagesTo(site(), SALES), await waiting(), receiver.received]).toEqual([[], [], []]);
      expect((await verify(browser, code)).statusCode).toBe(200);
      await work();
      expect([await messagesTo(site(), SALES), receiver.received].map((list) => list.length)).toEqual([1, 1]);
      broken.mockRestore();
    });

    test('D9 the lead of somebody who is logged in goes to sales without a code', async () => {
      const browser = await signedIn(site(), 'ritu.khanna@example.com');
      const own = { email_id: 'ritu.khanna@example.com' };
      expect((await sendLead(site(), browser, own, 'Singer')).json()).toMatchObject({ data: 1, user: 1 });
      const [mail] = await messagesTo(site(), SALES);
      expect(mail?.text).toContain('was logged in');
      expect(mail?.text).toContain('Account: u_demo_ritu');
      await work();
      expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ data: { user_id: 'u_demo_ritu', ad_type: 'Singer' } });
    });

    test.each(SCRIPTS)('SEC-44 %s in every field stays text in the mail, and out of its subject', async (script) => {
      const typed = { first_name: script, last_name: script, company_name: script, photoshot_desc: `${script}\nE-mail: other@example.com` };
      await verifiedLead({ ...typed, ad_url: `/product-photoshoot?x=${script}` });
      const [mail] = await messagesTo(site(), SALES);
      expect(mail?.html).not.toMatch(/<(?:script|img|svg)|<\/title><script/iu);
      const outsideText = mail?.html.replace(/>[^<]*</gu, '><') ?? '';
      expect(outsideText).not.toMatch(/onerror|onload|alert/u);
      expect(mail?.subject).toMatch(/^Lead \d+: Product Photoshoot$/u);
      expect(mail?.text).not.toMatch(/^E-mail: other/mu);
    });
  },
  () => ({ LEADS_MAIL_TO: SALES, LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` }),
);

describeSites('Leads without a receiver', (site) => {
  test('SEC-41 are shown in the demo outbox, and go nowhere else', async () => {
    const browser = await site().browse();
    await sendLead(site(), browser, { email_id: 'solo@example.com' });
    await verify(browser, await newestCode(site(), 'solo@example.com'));
    expect(await messagesTo(site(), 'sales@localhost')).toHaveLength(1);
    expect(await storedLeads(site())).toEqual([expect.objectContaining({ mail_message_id: expect.any(Number), hook_message_id: null })]);
  });
});
