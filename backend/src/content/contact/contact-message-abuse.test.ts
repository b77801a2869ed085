import { ENDPOINTS } from '@alltalent/shared/contracts';
import { HOSTILE } from '../../../test/support/hostile';
import { messagesTo } from '../../../test/support/log-in';
import type { Answer } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import {
  APPLICATION,
  apply,
  deskBox,
  CONTACT_MESSAGE,
  storedContactMessages,
  newSender,
  openForm,
  post,
  sendContactMessage,
  ticketOf,
} from '../../../test/support/contact/contact-messages';

const DAY = 24 * 3600;

describeSite('Programs and spam at the forms to write to us', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['enquiry', 'outbox_message']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const expectTooMany = (response: Answer, retryAfter: number) => {
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: retryAfter });
    expect(response.json().detail).toMatch(/^We have had several messages from you already\. Please wait \d+ minutes and try again\.$/u);
  };

  test('SEC-41 one network address sends five contact messages in an hour, applications among them; another is still served', async () => {
    const ip = '10.252.1.1';
    for (let count = 0; count < 4; count += 1) ticketOf(await sendContactMessage(site(), await site().browse(ip)));
    ticketOf(await apply(site(), await site().browse(ip)));
    expectTooMany(await sendContactMessage(site(), await site().browse(ip)), 3600);
    expectTooMany(await apply(site(), await site().browse(ip)), 3600);
    ticketOf(await sendContactMessage(site(), await site().browse()));
    site().clock.pass(3600);
    ticketOf(await sendContactMessage(site(), await site().browse(ip)));
  });

  test('SEC-41 SEC-08 one mailbox gets three receipts a day, however it is written', async () => {
    for (const email_id of ['box@example.com', 'BOX@Example.com', 'box+more@example.com'])
      ticketOf(await sendContactMessage(site(), await site().browse(), { email_id }));
    expectTooMany(await sendContactMessage(site(), await site().browse(), { email_id: 'box+again@example.com' }), DAY);
    expect(await storedContactMessages(site())).toHaveLength(3);
    site().clock.pass(DAY);
    ticketOf(await sendContactMessage(site(), await site().browse(), { email_id: 'box@example.com' }));
  });

  test('SEC-41 a form whose hidden field is filled in is refused, with a way for a person who did not mean it', async () => {
    for (const send of [sendContactMessage, apply]) {
      const response = await send(site(), await site().browse(), { website: 'https://spam.example' });
      expect([response.statusCode, response.json().code]).toEqual([422, 'FORM_REFUSED']);
      expect(response.json().detail).toMatch(/^This form could not be taken.*send it once more\.$/u);
    }
    expect(await storedContactMessages(site())).toEqual([]);
  });

  test('SEC-41 a form that is sent at once is refused for a moment, then taken', async () => {
    const browser = await site().browse();
    const { form_token } = (await browser.get(ENDPOINTS.contactFormToken.path)).json().data;
    const input = { ...CONTACT_MESSAGE, email_id: newSender(), form_token };
    expect((await post(browser, input)).json()).toMatchObject({ code: 'FORM_REFUSED', retry_after: 2 });
    site().clock.pass(2);
    ticketOf(await post(browser, input));
  });

  test('SEC-41 a token too old, of another browser, forged or missing has the page fetch another', async () => {
    const browser = await site().browse();
    const foreign = await openForm(site(), await site().browse());
    const late = await openForm(site(), browser);
    site().clock.pass(DAY);
    for (const form_token of [foreign, late, 'a.b', '.', '']) {
      const response = await sendContactMessage(site(), browser, { form_token });
      expect([response.statusCode, response.json().code]).toEqual([422, 'FORM_EXPIRED']);
    }
    ticketOf(await sendContactMessage(site(), browser));
  });

  test('SEC-41 a contact message needs the XSRF token and comes from our own pages', async () => {
    const browser = await site().browse();
    const form_token = await openForm(site(), browser);
    const input = { ...CONTACT_MESSAGE, email_id: newSender(), form_token };
    const foreign: readonly Readonly<Record<string, string>>[] = [{ 'x-xsrf-token': 'forged' }, { origin: 'https://elsewhere.example' }];
    for (const headers of foreign) expect((await browser.post(ENDPOINTS.sendContactMessage.path, input, headers)).statusCode).toBe(403);
    expect(await storedContactMessages(site())).toEqual([]);
  });

  test.each(['topic', 'name', 'email_id', 'message'])(
    'SEC-44 SEC-45 SEC-41 REL-23 forty hostile values of %s are no error of ours, and no header of a mail',
    async (field) => {
      for (const value of HOSTILE) {
        const email_id = newSender();
        const response = await sendContactMessage(site(), await site().browse(), { email_id, [field]: value });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode === 200) await expectCleanMails(ticketOf(response), email_id);
      }
    },
  );

  test.each(['opening', 'name', 'email_id', 'contact_no', 'link', 'note', 'cv'])(
    'SEC-44 SEC-45 SEC-46 REL-23 forty hostile values of %s in an application are no error of ours, and nothing is fetched',
    async (field) => {
      const fetched = jest.spyOn(globalThis, 'fetch');
      for (const value of HOSTILE) {
        const email_id = newSender();
        const response = await apply(site(), await site().browse(), { ...APPLICATION, email_id, [field]: value });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode === 200) await expectCleanMails(ticketOf(response), email_id);
      }
      expect(fetched).not.toHaveBeenCalled();
      fetched.mockRestore();
    },
  );

  test.each(['javascript:alert(1)', 'javascript:alert(document.cookie)', 'data:text/html,x.y', '//evil', 'not an address'])(
    'SEC-44 %s is no link that staff get to see',
    async (link) => {
      const response = await apply(site(), await site().browse(), { link });
      expect(response.json().fields).toHaveProperty('link');
    },
  );

  async function expectCleanMails(ticket: string, email: string): Promise<void> {
    const desks = await Promise.all((['casting', 'careers'] as const).map((desk) => messagesTo(site(), deskBox(desk))));
    const mails = [...desks.flat(), ...(await messagesTo(site(), email))].filter(({ subject }) => subject.includes(ticket));
    expect(mails.length).toBeGreaterThanOrEqual(1);
    for (const { subject, to, html, text } of mails) {
      expect(`${subject}${to}`).not.toMatch(/\p{Cc}/u);
      expect(subject).toMatch(/^(?:We received your message: AT-\S+|AT-\S+: (?:Hiring and posting a job|Working at All Talent))$/u);
      expect(html).not.toMatch(/<(?:script|img|svg|iframe|textarea|a href="javascript)/u);
      expect(text).not.toMatch(/^Bcc:/mu);
    }
    await site().dataSource.query('DELETE FROM outbox_message');
  }
});
