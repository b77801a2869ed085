import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type ThreadResponse } from '@alltalent/shared/contracts';
import { aConversation, inbox, markRead, open, putOffer, send, sent, thread } from '../../../test/support/hiring/threads';
import {
  applied,
  ASHA,
  DEV,
  good,
  invite,
  notificationsOf,
  openCasting,
  own,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { knownClient } from '../../../test/support/jobs/postings/jobs';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { type Answer, answersBut } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

describeSites('Messages', (site) => {
  beforeEach(async () => {
    site().clock.pass(24 * 3600);
    for (const table of [
      'notification',
      'job_invitation',
      'job_application_step',
      'job_application',
      'rate_hit',
      'thread',
      'offer',
      'user_block',
    ])
      await site().dataSource.query(`DELETE FROM ${table}`);
  });

  test('HIR-02 a client opens one thread about an application, and the talent answers in it', async () => {
    const { casting, client, talent, applicationId, threadId } = await aConversation(site());
    expect(good<ThreadResponse>(await open(client, { application: applicationId })).data).toMatchObject({
      id: threadId,
      side: 'client',
      other: { name: 'Asha Rao', path: expect.stringMatching(/^\/asha-rao/u) },
      job: { id: casting.jobId, slug: casting.slug },
      subject: { label: 'Application', path: `/client/dashboard?tab=applicants&job=${casting.jobId}&application=${applicationId}` },
      messages: [],
      may_write: true,
      is_booked: false,
    });
    expect((await inbox(talent)).data).toEqual([]);
    await sent(client, threadId, 'Can you come on Monday?\r\nAt ten.\u0007');
    expect(await inbox(talent)).toMatchObject({
      unread: 1,
      has_more: false,
      data: [{ id: threadId, side: 'talent', last_text: 'Can you come on Monday? At ten.', is_last_own: false, unread: 1 }],
    });
    await sent(talent, threadId, 'Yes.');
    const read = await thread(client, threadId);
    expect(read.messages.map(({ text, is_own }) => [text, is_own])).toEqual([
      ['Can you come on Monday?\nAt ten.', true],
      ['Yes.', false],
    ]);
    expect(await thread(talent, threadId)).toMatchObject({
      other: { name: 'Mogra Pictures', image: '', path: '' },
      subject: { path: `/talent/applications#application-${applicationId}` },
    });
  });

  test('HIR-02 threads about an invitation and an offer of the same job are one; another job has its own', async () => {
    const { casting, client, threadId } = await aConversation(site());
    const ids = { clientId: casting.client.userId, talentUserId: ASHA.id };
    const offer = await putOffer(site(), { ...ids, jobId: casting.jobId, state: 'open' });
    const free = await putOffer(site(), { ...ids, jobId: null, state: 'open' });
    expect(good<ThreadResponse>(await open(client, { offer })).data.id).toBe(threadId);
    const other = good<ThreadResponse>(await open(client, { offer: free })).data;
    expect(other).toMatchObject({ job: null, subject: { label: 'Offer', path: `/offers/${free}` } });
    expect(other.id).not.toBe(threadId);
  });

  test('HIR-02 talents begin no conversation, but answer one and write about an offer', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const refused = await open(browser, { application: id });
    expect(refused.json()).toMatchObject({ status: 403, code: 'FORBIDDEN', detail: expect.stringContaining('Clients begin') });
    const offer = await putOffer(site(), { clientId: casting.client.userId, talentUserId: ASHA.id, jobId: casting.jobId, state: 'open' });
    const opened = good<ThreadResponse>(await open(browser, { offer })).data;
    expect(good<ThreadResponse>(await open(browser, { application: id })).data.id).toBe(opened.id);
  });

  test('SEC-29 HIR-02 subjects, threads and messages of other people give 404', async () => {
    const { applicationId, threadId, client } = await aConversation(site());
    const message = await sent(client, threadId, 'Hello.');
    const stranger = (await knownClient(site())).browser;
    const otherTalent = await signedIn(site(), DEV.email);
    for (const browser of [stranger, otherTalent]) {
      const answers = [
        await open(browser, { application: applicationId }),
        await open(browser, { invitation: 1, offer: undefined }),
        await open(browser, { offer: 999 }),
        await open(browser, { booking: 999 }),
        await browser.get(`/api/threads/${threadId}`),
        await send(browser, threadId, 'Let me in.'),
        await markRead(browser, threadId, message.id),
        await browser.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }),
        await browser.get('/api/threads/999999'),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
    expect((await open(client, {})).statusCode).toBe(400);
    expect((await open(client, { application: applicationId, offer: 1 })).statusCode).toBe(400);
  });

  test('HIR-02 a message needs a text or a file, at most 4000 characters, and is stored once for each key', async () => {
    const { client, talent, threadId } = await aConversation(site());
    for (const text of ['', '  \n ', '\u200b\u2060', '\u0007']) {
      const refused = await send(client, threadId, text);
      expect(refused.json()).toMatchObject({ status: 400, fields: { text: 'Please write something, or add a file' } });
    }
    expect((await send(client, threadId, 'x'.repeat(4001))).statusCode).toBe(400);
    const key = randomUUID();
    const [first, second] = [await sent(client, threadId, 'Once.', {}, key), await sent(client, threadId, 'Once.', {}, key)];
    expect(second).toEqual(first);
    expect((await thread(talent, threadId)).messages).toHaveLength(1);
    expect((await thread(talent, threadId)).unread).toBe(1);
  });

  test('HIR-02 reading counts down, tells the sender, and goes back for no older message', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const messages = [];
    for (const text of ['One', 'Two', 'Three']) messages.push(await sent(client, threadId, text));
    const [first, , third] = messages.map(({ id }) => id);
    expect(good<{ unread: number }>(await talent.get(ENDPOINTS.unreadMessages.path)).unread).toBe(3);
    expect((await thread(client, threadId)).read_until).toBe(0);
    expect(good<{ unread: number }>(await markRead(talent, threadId, first ?? 0)).unread).toBe(2);
    expect((await thread(client, threadId)).read_until).toBe(first);
    expect(good<{ unread: number }>(await markRead(talent, threadId, 2_000_000_000)).unread).toBe(0);
    expect(good<{ unread: number }>(await markRead(talent, threadId, first ?? 0)).unread).toBe(0);
    expect((await thread(client, threadId)).read_until).toBe(third);
    expect((await inbox(client)).unread).toBe(0);
  });

  test('HIR-02 a thread is read 40 messages at a time in both directions', async () => {
    const { client, threadId } = await aConversation(site());
    const rows = Array.from({ length: 95 }, (_, index) => `(${threadId}, 'u_demo_asha', 'No ${index}', 0, 0, ${index})`);
    await site().dataSource.query(
      `INSERT INTO message (thread_id, sender_id, text, has_contact_data, attachments, at) VALUES ${rows.join(', ')}`,
    );
    const newest = await thread(client, threadId);
    expect([newest.messages.length, newest.has_more, newest.messages.at(-1)?.text]).toEqual([40, true, 'No 94']);
    const middle = await thread(client, threadId, `?before=${newest.messages[0]?.id}`);
    const oldest = await thread(client, threadId, `?before=${middle.messages[0]?.id}`);
    expect([middle.messages.at(-1)?.text, middle.has_more]).toEqual(['No 54', true]);
    expect([oldest.messages.length, oldest.has_more, oldest.messages[0]?.text]).toEqual([15, false, 'No 0']);
    const after = await thread(client, threadId, `?after=${oldest.messages[0]?.id}`);
    expect([after.messages[0]?.text, after.messages.length, after.has_more]).toEqual(['No 1', 40, true]);
  });

  test('HIR-02 the inbox comes 25 at a time, and misses none of threads that changed at the same time', async () => {
    const { casting, client } = await aConversation(site());
    const at = site().clock.now() + 5000;
    const rows = Array.from({ length: 60 }, (_, index) => {
      const lastAt = at - Math.floor(index / 20);
      return `('${casting.client.userId}', '${ASHA.id}', 1, NULL, 'k${index}', 'offer', 1, 1, 'x', 'y', ${lastAt}, 0, 0, 0, 0, 0, 0)`;
    });
    await site().dataSource.query(
      `INSERT INTO thread (client_id, talent_user_id, talent_id, job_id, pair_key, subject_kind, subject_id, last_message_id, last_text,
        last_sender_id, last_at, client_unread, talent_unread, client_read_id, talent_read_id, is_answered, created_at) VALUES ${rows.join(', ')}`,
    );
    const ids: number[] = [];
    let before = '';
    for (let page = 0; page < 5; page += 1) {
      const { data, has_more: hasMore } = await inbox(client, before);
      ids.push(...data.map(({ id }) => id));
      before = `?before=${data.at(-1)?.last_at}`;
      if (!hasMore) break;
    }
    expect([ids.length, new Set(ids).size]).toEqual([61, 61]);
  });

  test('HIR-02 contact data is marked until an offer between the two is accepted', async () => {
    const { casting, client, talent, threadId } = await aConversation(site());
    expect((await sent(client, threadId, 'Call me: 98765 43210')).has_contact_data).toBe(true);
    expect((await sent(talent, threadId, 'See you.')).has_contact_data).toBe(false);
    const ids = { clientId: casting.client.userId, talentUserId: ASHA.id, jobId: casting.jobId };
    await putOffer(site(), { ...ids, state: 'declined' });
    expect((await sent(client, threadId, 'Call me: 98765 43210')).has_contact_data).toBe(true);
    await putOffer(site(), { ...ids, state: 'accepted' });
    expect((await sent(client, threadId, 'Call me: 98765 43210')).has_contact_data).toBe(false);
    expect((await thread(talent, threadId)).is_booked).toBe(true);
  });

  test('HIR-02 a thread notifies and mails once until it is read, without contact data', async () => {
    const { client, talent, threadId } = await aConversation(site());
    await site().dataSource.query('DELETE FROM notification');
    const mails = async () => (await messagesTo(site(), ASHA.email)).filter(({ subject }) => subject === 'You have a new message');
    const before = (await mails()).length;
    await sent(client, threadId, `Come on Monday. ${'Really. '.repeat(200)}`);
    const second = await sent(client, threadId, 'And bring shoes.');
    const [notice, ...others] = await notificationsOf(site(), ASHA.id);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ group: 'threads', title: 'Mogra Pictures wrote to you', path: `/messages/${threadId}` });
    expect([...(notice?.text ?? '')].length).toBeLessThan(310);
    expect((await mails()).length - before).toBe(1);
    good(await markRead(talent, threadId, second.id));
    await sent(client, threadId, 'My number is 98765 43210');
    const [, later, ...more] = await notificationsOf(site(), ASHA.id);
    expect([later?.text, more]).toEqual(['', []]);
    expect((await mails())[0]?.text).not.toContain('98765');
    const { unread } = good<{ unread: { threads: number } }>(await talent.get(ENDPOINTS.notifications.path));
    expect(unread.threads).toBe(1);
  });

  test('HIR-02 the notification stays until nothing of the thread is unread; then the bell of open pages follows', async () => {
    const { client, talent, threadId } = await aConversation(site());
    await site().dataSource.query('DELETE FROM notification');
    const [first, second] = [await sent(client, threadId, 'One'), await sent(client, threadId, 'Two')];
    const bell = async () =>
      good<{ unread_notification_cnt: number }>(await talent.get(ENDPOINTS.notificationCount.path)).unread_notification_cnt;
    const events = async () => {
      const sql = "SELECT COUNT(*) AS total FROM live_event WHERE user_id = ? AND kind = 'notifications'";
      return Number((await site().dataSource.query(sql, [ASHA.id]))[0].total);
    };
    const before = await events();
    good(await markRead(talent, threadId, first.id));
    expect([await bell(), (await events()) - before]).toEqual([1, 0]);
    good(await markRead(talent, threadId, second.id));
    expect([await bell(), (await events()) - before]).toEqual([0, 1]);
    good(await markRead(talent, threadId, second.id));
    expect((await events()) - before).toBe(1);
    await sent(client, threadId, 'Three');
    good(await markRead(talent, threadId, second.id));
    expect(await bell()).toBe(1);
  });

  test('SEC-13 HIR-02 sixty messages go out in a minute, and 300 a day where nobody answered', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const flood = async () => {
      site().clock.pass(61);
      const answers: Answer[] = [];
      // No more at once than the database has connections.
      for (let count = 0; count < 60; count += 10)
        answers.push(...(await Promise.all(Array.from({ length: 10 }, () => send(client, threadId, 'Hello?')))));
      return answers;
    };
    for (let minute = 0; minute < 5; minute += 1) expect(answersBut([200], await flood())).toEqual([]);
    expect((await send(client, threadId, 'Still there?')).json()).toMatchObject({ status: 429, retry_after: expect.any(Number) });
    site().clock.pass(61);
    expect((await send(client, threadId, 'Hello?')).statusCode).toBe(429);
    await sent(talent, threadId, 'Here I am.');
    await sent(client, threadId, 'At last.');
  });

  test('HIR-02 a block ends writing, opening, applying and inviting for both', async () => {
    const { casting, client, talent, applicationId, threadId } = await aConversation(site());
    await sent(client, threadId, 'Hello.');
    const blocked = good<{ data: { id: number; name: string }[] }>(await talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }));
    expect(blocked.data).toMatchObject([{ name: 'Mogra Pictures' }]);
    good(await talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }));
    for (const answer of [
      await send(client, threadId, 'Hello?'),
      await send(talent, threadId, 'No.'),
      await open(client, { application: applicationId }),
      await invite(casting, await talentIdOf(site(), ASHA.id), { role_id: casting.roleIds[1] }),
      await talent.post(ENDPOINTS.applyForJob.path, { role_id: casting.roleIds[1], note: 'Me again.' }),
    ])
      expect(answer.json()).toMatchObject({ status: 403, code: 'MESSAGES_BLOCKED' });
    expect(await thread(talent, threadId)).toMatchObject({ is_blocked: true, block_id: blocked.data[0]?.id, may_write: false });
    expect(await thread(client, threadId)).toMatchObject({ is_blocked: false, block_id: null, may_write: false });
    expect(good<{ data: unknown[] }>(await client.get(ENDPOINTS.blocks.path)).data).toEqual([]);
    // An id of another blocker changes nothing.
    good(await client.post(ENDPOINTS.unblockPerson.path, { id: blocked.data[0]?.id }));
    expect((await send(client, threadId, 'Hello?')).statusCode).toBe(403);
    expect(good<{ data: unknown[] }>(await talent.post(ENDPOINTS.unblockPerson.path, { id: blocked.data[0]?.id })).data).toEqual([]);
    expect(await thread(talent, threadId)).toMatchObject({ is_blocked: false, block_id: null, may_write: true });
    await sent(client, threadId, 'Hello again.');
    good(await talent.post(ENDPOINTS.applyForJob.path, { role_id: casting.roleIds[1], note: 'Me again.' }));
    expect((await own(talent)).data).toHaveLength(2);
  });

  test('HIR-02 nobody writes to an account that is suspended', async () => {
    const { client, talent, threadId } = await aConversation(site());
    await sent(client, threadId, 'Hello.');
    await site().dataSource.query("UPDATE user_account SET status = 'suspended' WHERE id = ?", [ASHA.id]);
    expect((await send(client, threadId, 'Hello?')).json()).toMatchObject({
      code: 'MESSAGES_BLOCKED',
      detail: expect.stringContaining('suspended'),
    });
    expect((await thread(client, threadId)).may_write).toBe(false);
    await site().dataSource.query("UPDATE user_account SET status = 'active' WHERE id = ?", [ASHA.id]);
    await sent(talent, threadId, 'Back.');
  });
});
