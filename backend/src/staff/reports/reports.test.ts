import { randomUUID } from 'node:crypto';
import { HOSTILE } from '../../../test/support/hostile';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { applied, ASHA, DEV, invite, openCasting, talentIdOf } from '../../../test/support/jobs/applications/casting';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { ReportRetentionJob } from './report-retention.job';
import { report, reports } from '../../../test/support/reports/reported';

const SAFETY = 'safety@localhost';
const DAY = 24 * 3600;

describeSites('Reports', (site) => {
  beforeEach(async () => {
    site().clock.pass(2 * DAY);
    for (const table of ['report', 'job_application', 'job_invitation']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const query = <T>(sql: string, values: readonly unknown[] = []) => site().dataSource.query<T[]>(sql, [...values]);

  test('a visitor reports a job, an account too, and the answer says no more than thank you', async () => {
    const { jobId } = await openCasting(site());
    const response = await report(await site().browse(), { subject_id: jobId, text: ' They ask\r\nfor money\u0007 ' });
    expect(response.json()).toEqual({ status: 200, message: expect.stringContaining('Thank you') });
    await report(await signedIn(site(), ASHA.email), { subject_id: jobId, reason: 'fake', text: '' });
    expect((await reports(site())).map(({ reason, text, reporter_id }) => [reason, text, reporter_id])).toEqual([
      ['fee', 'They ask\nfor money', null],
      ['fake', '', ASHA.id],
    ]);
  });

  test('SEC-27 what the reporter cannot see cannot be reported: drafts, private profiles, what others wrote to others', async () => {
    const casting = await openCasting(site());
    const { client, jobId } = casting;
    const { id: application } = await applied(site(), casting);
    await invite(casting, await talentIdOf(site(), DEV.id));
    const [invitation = { id: 0 }] = await query<{ id: number }>('SELECT id FROM job_invitation');
    const [talent, visitor] = [await signedIn(site(), ASHA.email), await site().browse()];
    const statusOf = async (who: typeof visitor, subject: string, subject_id: number) =>
      (await report(who, { subject, subject_id })).statusCode;
    expect(await statusOf(talent, 'application', application)).toBe(404);
    expect(await statusOf(visitor, 'application', application)).toBe(404);
    expect(await statusOf(await signedIn(site(), 'ritu.khanna@example.com'), 'application', application)).toBe(404);
    expect(await statusOf(client.browser, 'application', application)).toBe(200);
    expect(await statusOf(talent, 'invitation', invitation.id)).toBe(404);
    expect(await statusOf(await signedIn(site(), DEV.email), 'invitation', invitation.id)).toBe(200);
    await query("UPDATE job SET state = 'draft', published_at = NULL WHERE id = ?", [jobId]);
    expect(await statusOf(talent, 'job', jobId)).toBe(404);
    expect(await statusOf(talent, 'job', 2_000_000_000)).toBe(404);
  });

  test('SEC-43 SEC-27 a profile is reported by anyone who may see it: a private one by accounts, that of a minor or nobody by none', async () => {
    const id = await talentIdOf(site(), DEV.id);
    const [talent, visitor] = [await signedIn(site(), ASHA.email), await site().browse()];
    const statusOf = async (who: typeof visitor) =>
      (await report(who, { subject: 'profile', subject_id: id, reason: 'offensive' })).statusCode;
    expect(await statusOf(visitor)).toBe(200);
    const [before = { status: 2, born_on: '' }] = await query<{ status: number; born_on: string }>(
      'SELECT status, born_on FROM talent WHERE id = ?',
      [id],
    );
    await query('UPDATE talent SET is_private = true, status = 1 WHERE id = ?', [id]);
    expect([await statusOf(visitor), await statusOf(talent)]).toEqual([404, 200]);
    await query("UPDATE talent SET is_private = false, status = ?, born_on = '2015-01-01' WHERE id = ?", [before.status, id]);
    expect([await statusOf(visitor), await statusOf(talent)]).toEqual([404, 404]);
    await query('UPDATE talent SET born_on = ? WHERE id = ?', [before.born_on, id]);
  });

  test('REL-17 the same account that reports the same again, at once or later, is heard once; after staff closed it, again', async () => {
    const { jobId } = await openCasting(site());
    const browser = await signedIn(site(), ASHA.email);
    const responses = await Promise.all(Array.from({ length: 5 }, () => report(browser, { subject_id: jobId })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await report(browser, { subject_id: jobId, text: 'Again' });
    const stored = await reports(site());
    expect(stored).toHaveLength(1);
    await report(browser, { subject_id: jobId, reason: 'minor' });
    expect(await reports(site())).toHaveLength(2);
    await staff(site(), 'close-report', String(stored[0]?.id), '--reason', 'Nothing to see');
    await report(browser, { subject_id: jobId });
    expect(await reports(site())).toHaveLength(3);
  });

  test('REL-17 a visitor’s report that is sent twice under one key is one', async () => {
    const { jobId } = await openCasting(site());
    const [browser, key] = [await site().browse(), randomUUID()];
    const responses = await Promise.all([report(browser, { subject_id: jobId }, key), report(browser, { subject_id: jobId }, key)]);
    expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await report(browser, { subject_id: jobId }, key)).statusCode).toBe(200);
    expect(await reports(site())).toHaveLength(1);
  });

  test('a child at risk is told to the safety desk at once, without who told it', async () => {
    const { jobId } = await openCasting(site());
    const before = (await messagesTo(site(), SAFETY)).length;
    await report(await signedIn(site(), ASHA.email), { subject_id: jobId, reason: 'minor', text: 'She is twelve.' });
    await report(await site().browse(), { subject_id: jobId, reason: 'other' });
    const mails = await messagesTo(site(), SAFETY);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toMatch(/^Report \d+: A child is at risk$/u);
    expect(mails[0]?.text).toContain('Text: She is twelve.');
    expect(JSON.stringify(mails[0])).not.toMatch(/u_demo|asha/iu);
  });

  test('SEC-13 a network and an account report so much and no more, and what was told before does not count', async () => {
    const { jobId } = await openCasting(site());
    const browser = await site().browse();
    const responses: number[] = [];
    for (let round = 0; round < 12; round += 1) responses.push((await report(browser, { subject_id: jobId })).statusCode);
    expect(responses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const account = await signedIn(site(), ASHA.email);
    for (let round = 0; round < 12; round += 1) expect((await report(account, { subject_id: jobId })).statusCode).toBe(200);
  });

  test('API-20 whatever is sent is taken as text or refused by name', async () => {
    const { jobId } = await openCasting(site());
    for (const text of HOSTILE) {
      const response = await report(await site().browse(), { subject_id: jobId, text });
      expect([200, 400]).toContain(response.statusCode);
      if (response.statusCode === 400) expect(response.json().fields).toHaveProperty('text');
      for (const changes of [{ subject: text }, { subject_id: text }, { reason: text }])
        expect((await report(await site().browse(), changes)).json().fields).toHaveProperty(Object.keys(changes)[0] ?? '');
    }
  });

  test('SEC-68 a closed report goes after 24 months, an open one waits', async () => {
    const { jobId } = await openCasting(site());
    for (const reason of ['fee', 'fake']) await report(await site().browse(), { subject_id: jobId, reason });
    await staff(site(), 'close-report', String((await reports(site()))[0]?.id), '--reason', 'Done');
    site().clock.pass(730 * DAY);
    await site().app.get(ReportRetentionJob).run();
    expect(await reports(site())).toHaveLength(2);
    site().clock.pass(2 * DAY);
    await site().app.get(ReportRetentionJob).run();
    expect((await reports(site())).map(({ reason }) => reason)).toEqual(['fake']);
  });
});
