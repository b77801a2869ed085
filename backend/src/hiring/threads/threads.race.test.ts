import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type ThreadResponse } from '@alltalent/shared/contracts';
import { aConversation, inbox, markRead, open, send, sent, thread } from '../../../test/support/hiring/threads';
import { applied, ASHA, good, notificationsOf, openCasting } from '../../../test/support/jobs/applications/casting';
import { answersBut } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { outsideTransaction } from '../../kernel/database/ambient-transaction';
import { AccountChangesService } from '../parties/account-changes.service';

describeSites('Messages at the same time', (site) => {
  beforeEach(async () => {
    site().clock.pass(24 * 3600);
    for (const table of ['notification', 'job_application_step', 'job_application', 'rate_hit', 'thread', 'user_block'])
      await site().dataSource.query(`DELETE FROM ${table}`);
  });

  test('HIR-02 ten who open at once get one thread', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(casting.client.browser, { application: id })));
    expect(answersBut([200], answers)).toEqual([]);
    expect(new Set(answers.map((answer) => good<ThreadResponse>(answer).data.id)).size).toBe(1);
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM thread');
    expect(Number(total)).toBe(1);
  });

  test('HIR-02 twenty messages at once from both sides keep the counters right, and notify each once', async () => {
    const { casting, client, talent, threadId } = await aConversation(site());
    await site().dataSource.query('DELETE FROM notification');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n % 2 === 0 ? client : talent, threadId, `No ${n}`)));
    expect(answersBut([200], answers)).toEqual([]);
    const [forClient, forTalent] = [await thread(client, threadId), await thread(talent, threadId)];
    expect([forClient.unread, forTalent.unread, forClient.messages.length]).toEqual([10, 10, 20]);
    const newest = forClient.messages.at(-1);
    expect((await inbox(client)).data[0]).toMatchObject({ last_text: newest?.text, is_last_own: newest?.is_own });
    const times = forClient.messages.map(({ at }) => Date.parse(at));
    expect(new Set(times).size).toBe(20);
    expect([await notificationsOf(site(), ASHA.id), await notificationsOf(site(), casting.client.userId)]).toMatchObject([
      [{ group: 'threads' }],
      [{ group: 'threads' }],
    ]);
  });

  test('HIR-02 reading while messages come in leaves what came after unread', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const first = await sent(client, threadId, 'First');
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => send(client, threadId, `No ${n}`)),
      ...Array.from({ length: 5 }, () => markRead(talent, threadId, first.id)),
    ]);
    expect(answersBut([200], answers)).toEqual([]);
    expect((await thread(talent, threadId)).unread).toBe(10);
  });

  test('HIR-02 one key sends one message, however often it comes at once', async () => {
    const { client, talent, threadId } = await aConversation(site());
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(client, threadId, 'Once.', {}, key)));
    expect(answersBut([200, 409], answers)).toEqual([]);
    expect((await thread(talent, threadId)).messages).toHaveLength(1);
  });

  test('HIR-02 a block waits for the message that is being stored, so that none is stored after it', async () => {
    const { casting, talent, threadId } = await aConversation(site());
    const blocks = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM user_block'))[0].total);
    let blocking: Promise<unknown> = Promise.resolve();
    const during = await site()
      .app.get(AccountChangesService)
      .run([casting.client.userId, ASHA.id], async () => {
        blocking = outsideTransaction(() => talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }));
        await new Promise((resolve) => setTimeout(resolve, 300));
        return blocks();
      });
    await blocking;
    expect([during, await blocks()]).toEqual([0, 1]);
  });

  test('HIR-02 blocks and messages at once leave no message after the block', async () => {
    const { client, talent, threadId } = await aConversation(site());
    await Promise.all([
      talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }),
      talent.post(ENDPOINTS.blockPerson.path, { thread_id: threadId }),
      ...Array.from({ length: 5 }, () => send(client, threadId, 'Hello?')),
    ]);
    expect((await send(client, threadId, 'Hello?')).statusCode).toBe(403);
    const [{ total }] = await site().dataSource.query('SELECT COUNT(*) AS total FROM user_block');
    expect(Number(total)).toBe(1);
  });
});
