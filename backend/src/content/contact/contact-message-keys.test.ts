import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import {
  APPLICATION,
  deskBox,
  CONTACT_MESSAGE,
  storedContactMessages,
  newSender,
  openForm,
  post,
  storedCv,
  ticketOf,
} from '../../../test/support/contact/contact-messages';

describeSites('A contact message with an Idempotency-Key', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['enquiry', 'outbox_message']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const filled = async (browser: TestBrowser) => ({
    ...CONTACT_MESSAGE,
    email_id: newSender(),
    form_token: await openForm(site(), browser),
  });
  const insist = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const response = await send();
      if (response.statusCode !== 409) return response;
    }
  };

  test('REL-17 twenty at once leave one contact message, one ticket, one mail to the desk and one receipt', async () => {
    const browser = await site().browse();
    const input = await filled(browser);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => insist(() => post(browser, input, key))));
    expect(new Set(responses.map(ticketOf)).size).toBe(1);
    expect(await storedContactMessages(site())).toHaveLength(1);
    expect([(await messagesTo(site(), deskBox('casting'))).length, (await messagesTo(site(), input.email_id)).length]).toEqual([1, 1]);
  });

  test('REL-17 REL-09 a request that died half-way is answered with the ticket it got', async () => {
    const browser = await site().browse();
    const input = await filled(browser);
    const key = randomUUID();
    const ticket = ticketOf(await post(browser, input, key));
    // As kill -9 leaves it: claimed, with a contact message, without an answer.
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    site().clock.pass(61);
    expect(ticketOf(await post(browser, input, key))).toBe(ticket);
    expect(await storedContactMessages(site())).toHaveLength(1);
  });

  test('REL-17 an application with a CV that is sent again keeps its CV and its ticket', async () => {
    const browser = await site().browse();
    const cv = await storedCv(browser);
    const input = { ...APPLICATION, email_id: newSender(), cv, form_token: await openForm(site(), browser) };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => browser.post(ENDPOINTS.sendApplication.path, input, headers);
    const ticket = ticketOf(await send());
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    site().clock.pass(61);
    expect(ticketOf(await send())).toBe(ticket);
    expect(await storedContactMessages(site())).toEqual([expect.objectContaining({ ticket, cv_name: cv })]);
  });

  test('REL-17 another contact message under the same key is refused with 422', async () => {
    const browser = await site().browse();
    const input = await filled(browser);
    const key = randomUUID();
    ticketOf(await post(browser, input, key));
    const response = await post(browser, { ...input, message: 'Something else' }, key);
    expect([response.statusCode, response.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});
