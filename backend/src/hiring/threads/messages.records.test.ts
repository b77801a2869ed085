import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsersService } from '../../auth';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { aConversation, aWav, inbox, sent, uploaded } from '../../../test/support/hiring/threads';
import { notificationsOf, ASHA } from '../../../test/support/jobs/applications/casting';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { report } from '../../../test/support/reports/reported';
import { describeSites } from '../../../test/support/test-site';
import { MessagesRecords } from './messages.records';

describeSites('Messages as personal data, and for staff', (site) => {
  beforeEach(async () => {
    site().clock.pass(24 * 3600);
    for (const table of ['notification', 'job_application_step', 'job_application', 'rate_hit', 'thread', 'report'])
      await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const fileOf = (id: string) => join(site().config.dataDir, 'attachments', id.slice(0, 2), id);
  async function accountOf(id: string) {
    const account = await site().app.get(UsersService).findById(id);
    if (!account) throw new Error('There is no such account.');
    return account;
  }

  test('SEC-27 HIR-02 the export has what the user wrote, and erasure takes files and notifications with it', async () => {
    const { casting, client, talent, threadId } = await aConversation(site());
    const file = await uploaded(client, aWav(), 'audio/wav');
    const waiting = await uploaded(client, aWav(), 'audio/wav');
    await sent(client, threadId, 'From the client.', { attachments: [{ id: file.id, name: 'voice.wav' }] });
    await sent(talent, threadId, 'From the talent.');
    const account = await accountOf(casting.client.userId);
    const records = site().app.get(MessagesRecords);
    expect(await records.exportFor(account)).toEqual([
      { thread_id: threadId, at: expect.any(String), text: 'From the client.', files: [{ name: 'voice.wav', bytes: aWav().length }] },
    ]);
    expect(await records.exportFor(await accountOf(ASHA.id))).toMatchObject([{ text: 'From the talent.' }]);
    await records.erase(account);
    await records.erase(account);
    expect([file, waiting].map(({ id }) => existsSync(fileOf(id)))).toEqual([false, false]);
    expect((await notificationsOf(site(), ASHA.id)).filter(({ group }) => group === 'threads')).toEqual([]);
    await site().app.get(UsersService).remove(account.id);
    expect((await inbox(talent)).data).toEqual([]);
    for (const table of ['message', 'message_attachment', 'thread'])
      expect(await site().dataSource.query(`SELECT * FROM ${table}`)).toEqual([]);
  });

  test('ROLE-02 HIR-02 staff read a thread with an open report and no other, and that is written down', async () => {
    const { casting, client, talent, threadId } = await aConversation(site());
    await sent(client, threadId, 'Pay me first.\nclient u_nobody: \u202ehello');
    await expect(staff(site(), 'read-thread', String(threadId))).rejects.toThrow('no open report');
    await report(talent, { subject: 'thread', subject_id: threadId });
    const text = await staff(site(), 'read-thread', String(threadId), '--by', 'nikhil.bose@example.com');
    expect(text).toContain(`client ${casting.client.userId}: Pay me first.\n    client u_nobody: hello`);
    const [entry] = await site().dataSource.query('SELECT actor, action, subject FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ actor: 'u_demo_nikhil', action: 'read-thread', subject: `thread:${threadId}` });
    const [{ id }] = await site().dataSource.query('SELECT id FROM report');
    await staff(site(), 'close-report', String(id), '--reason', 'Spoke to both');
    for (const wrong of [String(threadId), '0', '1 OR 1=1', '99999'])
      await expect(staff(site(), 'read-thread', wrong)).rejects.toThrow('no open report');
  });

  test('SEC-68 HIR-02 a thread goes 24 months after its last message', async () => {
    const { client, threadId } = await aConversation(site());
    await sent(client, threadId, 'Hello.');
    site().clock.pass(730 * 24 * 3600);
    await site().app.get(OldRowsJob).run();
    const left = async () => (await site().dataSource.query('SELECT id FROM message')).length;
    expect(await left()).toBe(1);
    site().clock.pass(2 * 24 * 3600);
    await site().app.get(OldRowsJob).run();
    expect(await left()).toBe(0);
  });
});
