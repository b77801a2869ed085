import { ENDPOINTS, type QueueResponse, type TicketQueueResponse } from '@alltalent/shared/contracts';
import { aLetter, anApplication } from '../../../../test/support/office/letters';
import { CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { newestEntry, waitingTalent } from '../../../../test/support/office/queues';
import { COMPLETE_JOB, newClient, submitted } from '../../../../test/support/jobs/postings/jobs';
import { COMPLETE, newTalent, publishedTalent, save, submit } from '../../../../test/support/profiles/own-profiles';
import { report } from '../../../../test/support/reports/reported';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

type SearchedQueue = 'profileQueue' | 'jobQueue' | 'reportQueue' | 'ticketQueue';

describeSites('A search in the queues', (site) => {
  let office: TestBrowser;
  beforeEach(() => site().clock.pass(3600));

  const search = async (queue: SearchedQueue, words: string, more: Readonly<Record<string, string>> = {}): Promise<QueueResponse> =>
    (await office.get(`${ENDPOINTS[queue].path}?${new URLSearchParams({ search: words, ...more })}`)).json();
  const found = async (queue: SearchedQueue, words: string, more: Readonly<Record<string, string>> = {}) =>
    (await search(queue, words, more)).data.map(({ id }) => id);
  const rowOf = async (sql: string, ...values: readonly unknown[]): Promise<Record<string, string>> =>
    (await site().dataSource.query(sql, [...values]))[0];

  test('OFF-01 a profile is found by the name that was sent in, and by its account: e-mail, phone, id and name', async () => {
    office = await openOffice(site(), CASTING);
    await site().dataSource.query("UPDATE profile SET state = 'draft' WHERE state = 'pending'");
    const basics = { ...COMPLETE.basics, first_name: 'Meenakshi', last_name: 'Varadarajan' };
    const { userId, email } = await waitingTalent(site(), { basics });
    await waitingTalent(site());
    await site().dataSource.query(
      "UPDATE user_account SET first_name = 'Minu', last_name = 'Account', mobile_number = '9811100033' WHERE id = ?",
      [userId],
    );
    for (const words of [
      'meena',
      'MEENAKSHI  V',
      'varadarajan m',
      'minu a',
      'Account Minu',
      email,
      `mailto:${email.slice(0, -4)}`,
      userId,
      '98111 000',
    ])
      expect([words, await found('profileQueue', words)]).toEqual([words, [userId]]);
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_farida', action: 'list-profiles', detail: '1 item, by a search' });
    expect(await search('profileQueue', 'Meena')).toMatchObject({
      total: 1,
      next: '',
      data: [{ title: 'Meenakshi Varadarajan', marks: [] }],
    });
    expect(await found('profileQueue', 'nobody is called so')).toEqual([]);
    await site().dataSource.query("UPDATE profile SET state = 'approved' WHERE user_id = ?", [userId]);
    for (const words of ['meena', email]) expect(await found('profileQueue', words)).toEqual([]);
  });

  test('OFF-01 a profile on the site that waits with a change is found by its slug', async () => {
    office = await openOffice(site(), CASTING);
    const { slug, userId, browser } = await publishedTalent(site());
    await save(browser, { basics: { ...COMPLETE.basics, headline: 'Falls even better' } });
    await submit(browser);
    expect(await found('profileQueue', slug)).toEqual([userId]);
  });

  test('OFF-01 a job is found by the title and the client that were sent in, by its number, and by the account', async () => {
    office = await openOffice(site(), CASTING);
    await site().dataSource.query("UPDATE job SET review = 'none' WHERE review = 'pending'");
    const client = await newClient(site());
    const job = await submitted(client.browser, { ...COMPLETE_JOB, title: 'Two Children for a biscuit film', posted_by: 'Lotus & Sons' });
    await submitted((await newClient(site())).browser);
    const id = String(job.id);
    const { email } = await rowOf('SELECT email FROM user_account WHERE id = ?', client.userId);
    await site().dataSource.query("UPDATE user_account SET first_name = 'Padma', last_name = 'Lakshman' WHERE id = ?", [client.userId]);
    for (const words of ['two children', 'TWO', 'lotus &', id, `#${id}`, String(email), client.userId, 'lakshman p'])
      expect([words, await found('jobQueue', words)]).toEqual([words, [id]]);
    expect(await newestEntry(site())).toMatchObject({ action: 'list-jobs', detail: '1 item, by a search' });
    for (const words of ['children', `${id}9`, 'lotus sons']) expect(await found('jobQueue', words)).toEqual([]);
  });

  test('OFF-01 a report is found by its number, its reporter, and who or what is reported', async () => {
    office = await openOffice(site(), SUPPORT, ['support']);
    await site().dataSource.query('DELETE FROM report');
    const [reporter, talent] = [await newTalent(site()), await publishedTalent(site())];
    const { id: talentId } = await rowOf('SELECT id FROM talent WHERE slug = ?', talent.slug);
    await report(reporter.browser, { subject: 'profile', subject_id: Number(talentId), reason: 'fake' });
    await report(await site().browse(), { subject: 'job', subject_id: 1 });
    const [first, second] = (await search('reportQueue', '')).data.map(({ id }) => id);
    expect((await found('reportQueue', `#${first}`))[0]).toBe(first);
    for (const words of [reporter.email, reporter.userId, talent.email, talent.userId, talent.slug])
      expect([words, await found('reportQueue', words)]).toEqual([words, [first]]);
    await site().dataSource.query("UPDATE user_account SET first_name = 'Zarina', last_name = 'Reporter' WHERE id = ?", [reporter.userId]);
    expect(await found('reportQueue', 'zarina')).toEqual([first]);
    const { title } = await rowOf('SELECT title FROM job WHERE id = 1');
    expect(await found('reportQueue', String(title).slice(0, 12).toUpperCase())).toEqual([second]);
    expect(await found('reportQueue', '1')).toContain(second);
    await site().dataSource.query('UPDATE report SET closed_at = 1 WHERE id = ?', [first]);
    for (const words of [reporter.email, talent.userId]) expect(await found('reportQueue', words)).not.toContain(first);
  });

  test('OFF-01 a letter is found by ticket, sender, opening and first words, closed or not, within the filters', async () => {
    office = await openOffice(site(), SUPPORT, ['support']);
    await site().dataSource.query('DELETE FROM enquiry');
    const letter = await aLetter(site(), { email_id: 'tara.m@example.com', name: 'Tara Menon', message: 'Where is\nmy invoice of May?' });
    const application = await anApplication(site());
    await site().dataSource.query("UPDATE enquiry SET opening_title = 'Casting editor' WHERE ticket = ?", [application]);
    for (const words of [letter, letter.toLowerCase(), letter.slice(0, 7), 'tara.m@', 'TARA m', 'where is my inv'])
      expect([words, await found('ticketQueue', words)]).toEqual([words, [letter]]);
    expect(await found('ticketQueue', 'casting ed')).toEqual([application]);
    const { version } = (await search('ticketQueue', letter)).data[0] as TicketQueueResponse['data'][number];
    await office.post(ENDPOINTS.moveTicket.path, { id: letter, version, state: 'closed' });
    expect((await search('ticketQueue', 'tara')).data).toMatchObject([{ id: letter, state: 'closed', marks: ['closed'] }]);
    expect(await found('ticketQueue', 'tara', { topic: 'press' })).toEqual([]);
    expect(await found('ticketQueue', 'tara', { topic: 'hiring', assigned: 'nobody' })).toEqual([letter]);
    expect(await found('ticketQueue', letter, { topic: 'press', assigned: 'mine' })).toEqual([letter]);
    expect(await newestEntry(site())).toMatchObject({ action: 'list-tickets', subject: 'letters', detail: '1 item, by a search' });
  });

  test('OFF-01 pages of a search follow without a gap', async () => {
    office = await openOffice(site(), SUPPORT, ['support']);
    await site().dataSource.query('DELETE FROM enquiry');
    for (let index = 0; index < 120; index += 1)
      await site().dataSource.query(
        `INSERT INTO enquiry (ticket, topic, name, email, message, opening, opening_title, phone, link, created_at, waiting_since)
          VALUES (?, 'press', ?, 'n@example.com', 'Hello', '', '', '', '', 1, 1)`,
        [`T-${index}`, index % 2 === 0 ? 'Ravi Rao' : 'Other'],
      );
    const one = await search('ticketQueue', 'ravi');
    const two = await search('ticketQueue', 'ravi', { after: one.next });
    expect([one.data.length, two.data.length, two.next]).toEqual([50, 10, '']);
    expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(60);
  });

  test('SEC-44 words are measured before anything is looked for, and mean themselves', async () => {
    office = await openOffice(site());
    for (const queue of ['profileQueue', 'jobQueue', 'reportQueue', 'ticketQueue'] as const) {
      const answerTo = (query: object) => office.get(`${ENDPOINTS[queue].path}?${new URLSearchParams({ ...query })}`);
      expect((await answerTo({ search: 'x'.repeat(121) })).statusCode).toBe(400);
      expect((await answerTo({ search: 'x', after: '0.1' })).statusCode).toBe(400);
      for (const words of ['%', '_', "' OR 1=1 --", '\u200b', '😀'.repeat(60), '*'])
        expect([words, (await answerTo({ search: words })).statusCode]).toEqual([words, 200]);
      for (const after of ['0.abc.zz', '1.abc.zz', '2.abc.zz', '9.u_x.1', '1.-1.-1'])
        for (const more of queue === 'ticketQueue' ? [{}, { topic: 'press' }] : [{}])
          expect([after, (await answerTo({ search: 'a', after, ...more })).statusCode]).toEqual([after, 200]);
    }
    expect((await search('jobQueue', '%')).data).toEqual([]);
  });
});
