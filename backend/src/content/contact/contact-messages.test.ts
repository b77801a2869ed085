import { CONTACT_TOPICS, ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { ContactMessagesRepository } from './contact-messages.repository';
import {
  deskBox,
  CONTACT_MESSAGE,
  storedContactMessages,
  newSender,
  openForm,
  post,
  sendContactMessage,
  ticketOf,
} from '../../../test/support/contact/contact-messages';
import { newTicket } from './ticket-number';

describeSite('Contact messages to a desk', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['enquiry', 'outbox_message']) await site().dataSource.query(`DELETE FROM ${table}`);
  });
  afterEach(() => jest.restoreAllMocks());

  test('a contact message is stored, gets a ticket, and the same number goes to the desk and to the sender', async () => {
    const email = newSender();
    const response = await sendContactMessage(site(), await site().browse(), { email_id: email });
    const ticket = ticketOf(response);
    expect(ticket).toMatch(/^AT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
    expect(response.json().data.answer).toBe('Within one working day');
    expect(await storedContactMessages(site())).toEqual([
      expect.objectContaining({
        ticket,
        topic: 'hiring',
        name: CONTACT_MESSAGE.name,
        email,
        message: CONTACT_MESSAGE.message,
        user_id: null,
        cv_name: null,
      }),
    ]);
    const [toDesk] = await messagesTo(site(), deskBox('casting'));
    expect(toDesk).toMatchObject({ subject: `${ticket}: Hiring and posting a job`, replyTo: email });
    expect(toDesk?.text).toContain('Message: I look for a drummer.\n    In Pune, in May.');
    const [receipt] = await messagesTo(site(), email);
    expect(receipt?.subject).toBe(`We received your message: ${ticket}`);
    expect(receipt?.text).toContain('within one working day');
  });

  test.each(CONTACT_TOPICS.map(({ topic, desk, answer }) => [topic, desk, answer] as const))(
    'LINK-01 a contact message about %s goes to the desk %s, which answers %s',
    async (topic, desk, answer) => {
      const sent = await sendContactMessage(site(), await site().browse(), { topic });
      expect(sent.json().data.answer).toBe(answer);
      const messages = await messagesTo(site(), deskBox(desk));
      expect(messages.map(({ subject }) => subject.split(':')[0])).toEqual([ticketOf(sent)]);
    },
  );

  test('SEC-44 the receipt says nothing that was typed: no name, no message, no address in either', async () => {
    const email = newSender();
    const spam = { name: 'Win at http://casino.example', message: 'Buy now: https://casino.example/x' };
    ticketOf(await sendContactMessage(site(), await site().browse(), { email_id: email, ...spam }));
    const [receipt] = await messagesTo(site(), email);
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/casino|Win at|Buy now/u);
    expect(receipt).not.toHaveProperty('replyTo', email);
  });

  test.each([
    [{ topic: 'nonsense' }, 'topic', 'Please choose a topic'],
    [{ topic: '' }, 'topic', 'Please choose a topic'],
    [{ name: '' }, 'name', 'Please enter your name'],
    [{ name: '\u200b\u200b' }, 'name', 'Please write something that can be read'],
    [{ email_id: '' }, 'email_id', 'Please enter your e-mail address'],
    [{ email_id: 'nobody' }, 'email_id', 'Please enter valid email'],
    [{ message: ' ' }, 'message', 'Please write your message'],
    [{ message: 'x'.repeat(4001) }, 'message', 'At most 4000 characters'],
  ])('API-20 %j is refused in its field', async (input, field, message) => {
    const response = await sendContactMessage(site(), await site().browse(), input);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: message });
    expect(await storedContactMessages(site())).toEqual([]);
  });

  test('SEC-29 whose contact message it is comes from the session, never from the body', async () => {
    const browser = await signedIn(site(), 'ritu.khanna@example.com');
    ticketOf(await sendContactMessage(site(), browser, { user_id: 'u_demo_asha' }));
    expect(await storedContactMessages(site())).toEqual([expect.objectContaining({ user_id: 'u_demo_ritu' })]);
  });

  test('REL-09 where the mails cannot be kept there is no contact message either, and the next try is not counted twice', async () => {
    const browser = await site().browse();
    const setMessages = jest
      .spyOn(ContactMessagesRepository.prototype, 'setMessages')
      .mockRejectedValue(new Error('the database went away'));
    const email_id = newSender();
    for (let count = 0; count < 5; count += 1) expect((await sendContactMessage(site(), browser, { email_id })).statusCode).toBe(500);
    expect(await storedContactMessages(site())).toEqual([]);
    expect(await messagesTo(site(), email_id)).toEqual([]);
    setMessages.mockRestore();
    ticketOf(await sendContactMessage(site(), browser, { email_id }));
  });

  test('a ticket that is taken is replaced by another', async () => {
    const former = ticketOf(await sendContactMessage(site(), await site().browse()));
    const insert = jest.spyOn(ContactMessagesRepository.prototype, 'insert').mockResolvedValueOnce(null);
    const next = ticketOf(await sendContactMessage(site(), await site().browse()));
    expect(insert).toHaveBeenCalledTimes(2);
    expect(next).not.toBe(former);
  });

  test('a thousand tickets are a thousand, without letters that are read as digits', () => {
    const drawn = Array.from({ length: 1000 }, newTicket);
    expect(new Set(drawn).size).toBe(1000);
    expect(drawn.join('')).not.toMatch(/[IO01]/u);
  });

  test('a form that was open in a browser without a cookie can be sent', async () => {
    const browser = await site().browse();
    browser.cookies.clear();
    const form_token = await openForm(site(), browser);
    await browser.get(ENDPOINTS.xsrf.path);
    ticketOf(await post(browser, { ...CONTACT_MESSAGE, email_id: newSender(), form_token }));
  });
});
