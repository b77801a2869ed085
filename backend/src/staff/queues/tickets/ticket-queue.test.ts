import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { aPdf, deskBox, newSender, storedCv, storedContactMessages } from '../../../../test/support/contact/contact-messages';
import { messagesTo, signedIn } from '../../../../test/support/log-in';
import { ContactMessageArchiveService } from '../../../content';
import { aLetter, anApplication, answerLetter, askFor, letter, letters, ticketsIn } from '../../../../test/support/office/letters';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { newestEntry } from '../../../../test/support/office/queues';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const HOUR_MS = 3600 * 1000;

describeSites('The queue of letters', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM enquiry');
    await site().dataSource.query('DELETE FROM review_reason');
    site().clock.pass(25 * 3600);
    office = await openOffice(site(), SUPPORT, ['support']);
  });

  const move = async (ticket: string, state: string, by = office) =>
    by.post(ENDPOINTS.moveTicket.path, { id: ticket, version: (await letter(by, ticket)).version, state });
  const assign = (ticket: string, from: string | null, to: string | null, by = office) =>
    by.post(ENDPOINTS.assignTicket.path, { id: ticket, from, to });
  const cvOf = (ticket: string, by = office) => by.get(ENDPOINTS.ticketCv.path.replace('{id}', ticket));

  test('ROLE-02 letters and applications come the longest waiting first, narrowed to a desk, page by page', async () => {
    for (let index = 0; index < 120; index += 1)
      await site().dataSource.query(
        `INSERT INTO enquiry (ticket, topic, name, email, message, opening, opening_title, phone, link, created_at, waiting_since)
          VALUES (?, ?, 'N', 'n@example.com', 'Hello', '', '', '', '', ?, ?)`,
        [`T-${index}`, index % 3 === 0 ? 'career' : 'press', 1000, 1000 + Math.floor(index / 2)],
      );
    const one = await letters(office);
    const two = await letters(office, { after: one.next });
    const three = await letters(office, { after: two.next });
    const expected = Array.from({ length: 120 }, (_letter, index) => `T-${index}`);
    expect([...one.data, ...two.data, ...three.data].map(({ id }) => id)).toEqual(expected);
    expect([one.total, three.next]).toEqual([120, '']);
    const careers = await letters(office, { topic: 'career' });
    expect([careers.total, careers.data.length, careers.data[1]?.id]).toEqual([40, 40, 'T-3']);
    expect(careers.data[0]).toMatchObject({ marks: ['application'], title: 'N', detail: 'Working at All Talent: Hello' });
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_joseph', action: 'list-tickets', detail: '40 open letters' });
    expect((await office.get(`${ENDPOINTS.ticketQueue.path}?topic=nonsense`)).statusCode).toBe(400);
  });

  test('a letter is due when its sender was promised an answer', async () => {
    const hoursOf = async (ticket: string) => {
      const { due_at: due, sent_at: sent } = await letter(office, ticket);
      return (Date.parse(due) - Date.parse(sent)) / HOUR_MS;
    };
    expect(await hoursOf(await aLetter(site(), { topic: 'hiring' }))).toBe(24);
    expect(await hoursOf(await aLetter(site(), { topic: 'grievance' }))).toBe(30 * 24);
    expect(await hoursOf(await anApplication(site()))).toBe(14 * 24);
  });

  test('an answer is mailed to the sender from the desk, under the ticket, and says where to write next', async () => {
    const email = newSender();
    const ticket = await aLetter(site(), { email_id: email, message: 'Buy at https://casino.example' });
    const text = 'We have <three> drummers.\nTwo of them are in Pune.\n\nWhen do you shoot?';
    const answer = await answerLetter(office, ticket, { text });
    expect(answer.json()).toMatchObject({
      data: { state: 'closed', version: 1, due_at: '', entries: [{ kind: 'answer', by: 'Joseph D’Cruz', text, delivery: 'sent' }] },
    });
    const mail = (await messagesTo(site(), email)).find(({ subject }) => subject.includes('our answer'));
    const desk = deskBox('casting');
    expect(mail).toMatchObject({ subject: `${ticket}: our answer about “Hiring and posting a job”`, replyTo: desk, from: desk });
    expect(mail?.text).toContain('We have <three> drummers.\nTwo of them are in Pune.\n\nWhen do you shoot?');
    expect(mail?.html).toContain('&lt;three&gt; drummers.<br>Two of them');
    expect(mail?.text).toContain(`write to ${desk}: the desk reads it`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/casino|Joseph/u);
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_joseph', action: 'read-ticket', subject: ticket });
    const { history } = await letter(office, ticket);
    expect(history[0]).toMatchObject({ actor: 'Joseph D’Cruz', action: 'answer-ticket', detail: 'closed' });
    expect([await ticketsIn(office), await ticketsIn(office, { list: 'closed' })]).toEqual([[], [ticket]]);
  });

  test('an answer can leave the letter open: it waits again from then, behind those that wait longer', async () => {
    const first = await aLetter(site());
    const second = await aLetter(site());
    site().clock.pass(1);
    await answerLetter(office, first, { closes: false });
    expect(await ticketsIn(office)).toEqual([second, first]);
    expect((await letters(office)).data[1]?.marks).toEqual(['answered']);
    expect(await letter(office, first)).toMatchObject({ state: 'answered' });
  });

  test('REL-17 an answer is refused when a colleague answered first, and says who; of two at once one is mailed', async () => {
    const email = newSender();
    const ticket = await aLetter(site(), { email_id: email });
    const administrator = await openOffice(site(), ADMINISTRATOR);
    const answers = await Promise.all([answerLetter(office, ticket, { version: 0 }), answerLetter(administrator, ticket, { version: 0 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^(?:Joseph D.Cruz|Nikhil Bose) answered this/u),
    });
    expect(await messagesTo(site(), email)).toHaveLength(2);
    expect((await letter(office, ticket)).entries).toHaveLength(1);
    expect((await answerLetter(office, ticket, { version: 0 })).statusCode).toBe(409);
  });

  test('REL-17 the same answer sent twice is one mail, and gets one answer', async () => {
    const email = newSender();
    const ticket = await aLetter(site(), { email_id: email });
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await answerLetter(office, ticket, { version: 0, closes: false }, key)).json()).toMatchObject({ data: { version: 1 } });
    expect(await messagesTo(site(), email)).toHaveLength(2);
  });

  test('words of an answer are offered for other letters when their writer says so, and only then', async () => {
    const [one, other] = [await aLetter(site()), await aLetter(site())];
    await answerLetter(office, one, { text: 'Dear Nila, your card ends in 4242.' });
    await answerLetter(office, other, { text: `We looked into it. ${'x'.repeat(900)}`, keeps_line: true });
    const { data } = (await office.get(`${ENDPOINTS.officeReasons.path}?queue=letters`)).json<{ data: string[] }>();
    expect(data).toEqual([expect.stringMatching(/^We looked into it\. x{900}$/u)]);
  });

  test.each([
    ['empty', { text: ' ' }, 'text', 'Write the answer'],
    ['of nothing that can be read', { text: '\u200b' }, 'text', 'Please write something that can be read'],
    ['of 4,001 characters', { text: 'x'.repeat(4001) }, 'text', 'At most 4,000 characters'],
    ['to a version below zero', { version: -1 }, 'version', expect.any(String)],
  ])('API-20 an answer %s is refused in its field, and nothing is mailed', async (_what, input, field, message) => {
    const email = newSender();
    const ticket = await aLetter(site(), { email_id: email });
    const answer = await answerLetter(office, ticket, input);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: message }]);
    expect(await messagesTo(site(), email)).toHaveLength(1);
  });

  test('a letter is closed without an answer, and opened again', async () => {
    const ticket = await aLetter(site());
    const closed = await move(ticket, 'closed');
    expect(closed.json()).toMatchObject({ data: { state: 'closed', marks: ['closed'], due_at: '' } });
    expect(await ticketsIn(office, { list: 'closed', topic: 'hiring' })).toEqual([ticket]);
    expect(await ticketsIn(office, { list: 'closed', topic: 'press' })).toEqual([]);
    expect((await move(ticket, 'open')).json()).toMatchObject({ data: { state: 'open', version: 2 } });
    expect(await ticketsIn(office)).toEqual([ticket]);
    const { history } = await letter(office, ticket);
    expect(history.map(({ action }) => action)).toEqual(['reopen-ticket', 'close-ticket']);
    const stale = await office.post(ENDPOINTS.moveTicket.path, { id: ticket, version: 0, state: 'closed' });
    expect(stale.json()).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^You opened this letter again yourself: /u),
    });
  });

  test('a letter is assigned to somebody whose roles include letters, and two colleagues do not take it from each other', async () => {
    const ticket = await aLetter(site());
    expect((await letter(office, ticket)).colleagues.map(({ name }) => name)).toEqual(['Joseph D’Cruz', 'Nikhil Bose']);
    expect((await assign(ticket, null, 'u_demo_joseph')).json()).toMatchObject({
      data: { assignee: { name: 'Joseph D’Cruz' }, version: 0 },
    });
    expect((await assign(ticket, 'u_demo_joseph', 'u_demo_farida')).statusCode).toBe(400);
    const administrator = await openOffice(site(), ADMINISTRATOR);
    expect((await assign(ticket, null, 'u_demo_nikhil', administrator)).json()).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringContaining('Joseph D’Cruz'),
    });
    const other = await aLetter(site());
    const narrowed = async (assigned: string, by = office) => ticketsIn(by, { assigned });
    expect([await narrowed('mine'), await narrowed('nobody'), await narrowed('all')]).toEqual([[ticket], [other], [ticket, other]]);
    expect(await narrowed('mine', administrator)).toEqual([]);
    expect((await letters(office)).data[0]?.assignee).toBe('Joseph D’Cruz');
    await assign(ticket, 'u_demo_joseph', null);
    expect(await narrowed('nobody')).toEqual([ticket, other]);
    const { history } = await letter(office, ticket);
    expect(history.map(({ detail }) => detail)).toEqual(['Joseph D’Cruz -> nobody', 'nobody -> Joseph D’Cruz']);
  });

  test('SEC-44 the account of a login is certain, that of a typed address is not', async () => {
    const byAddress = await letter(office, await aLetter(site(), { email_id: CLIENT }));
    expect(byAddress).toMatchObject({ account: { user_id: 'u_demo_ritu' }, is_account_certain: false, marks: [] });
    const browser = await signedIn(site(), CLIENT);
    const byLogin = await letter(office, await anApplication(site(), {}, browser));
    expect(byLogin).toMatchObject({ account: { user_id: 'u_demo_ritu' }, is_account_certain: true, marks: ['application', 'member'] });
    expect(await letter(office, await aLetter(site()))).toMatchObject({ account: null });
  });

  test('SEC-47 a CV is saved by whoever has the right, under headers that run nothing, with an entry in the audit trail', async () => {
    const browser = await site().browse();
    const bytes = aPdf({ pages: 2 });
    const ticket = await anApplication(site(), { cv: await storedCv(browser, bytes) }, browser);
    expect(await letter(office, ticket)).toMatchObject({ cv_bytes: bytes.length });
    const answer = await cvOf(ticket);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="AT-/u),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_joseph', action: 'download-cv', subject: ticket });
    expect((await cvOf(await aLetter(site()))).statusCode).toBe(404);
    expect((await cvOf(ticket, await openOffice(site(), CASTING, ['casting']))).statusCode).toBe(403);
    expect((await cvOf(ticket, await site().browse())).statusCode).toBe(401);
    expect((await cvOf(ticket, await signedIn(site(), CLIENT))).statusCode).toBe(404);
  });

  test('there is no letter under another ticket', async () => {
    for (const ticket of ['AT-2222-2222', 'nonsense', '1'])
      expect((await askFor(office, ticket)).json()).toMatchObject({ status: 404, detail: expect.stringContaining('no such letter') });
    expect((await office.post(ENDPOINTS.noteTicket.path, { id: 'AT-2222-2222', text: 'x' })).statusCode).toBe(404);
  });

  test('SEC-68 answers and notes go with the account of their sender and into its data export, without who wrote them', async () => {
    const browser = await signedIn(site(), CLIENT);
    const ticket = await anApplication(site(), {}, browser);
    await office.post(ENDPOINTS.noteTicket.path, { id: ticket, text: 'Called her, friendly.' });
    await answerLetter(office, ticket, { text: 'Come on Monday.' });
    const { enquiries } = (await browser.get(ENDPOINTS.exportAccount.path)).json();
    expect(enquiries).toEqual([
      expect.objectContaining({
        ticket,
        state: 'closed',
        answers: [{ text: 'Come on Monday.', written_at: expect.any(String) }],
        staff_notes: [{ text: 'Called her, friendly.', written_at: expect.any(String) }],
      }),
    ]);
    expect(JSON.stringify(enquiries)).not.toContain('joseph');
    const rows = (table: string) => site().dataSource.query(`SELECT id FROM ${table}`);
    const mails = (await rows('outbox_message')).length;
    await site().app.get(ContactMessageArchiveService).erase({ userId: 'u_demo_ritu', email: CLIENT });
    expect([await storedContactMessages(site()), await rows('enquiry_entry')]).toEqual([[], []]);
    expect(await rows('outbox_message')).toHaveLength(mails - 3);
  });
});
