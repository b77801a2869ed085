import { ENDPOINTS, type ReportDetail } from '@alltalent/shared/contracts';
import { openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { item, list, newestEntry } from '../../../../test/support/office/queues';
import { aConversation, sent } from '../../../../test/support/hiring/threads';
import { report } from '../../../../test/support/reports/reported';
import { newTalent, publishedTalent } from '../../../../test/support/profiles/own-profiles';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

describeSites('The queue of reports', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    await site().dataSource.query('DELETE FROM report');
    site().clock.pass(3600);
    office = await openOffice(site(), SUPPORT, ['support']);
  });

  const detail = async (id: string) => (await item(office, 'queuedReport', id)).json<{ data: ReportDetail }>().data;
  const close = (id: string, outcome = 'Spoke to both.') => office.post(ENDPOINTS.closeReport.path, { id, outcome });
  const firstId = async () => (await list(office, 'reportQueue')).data[0]?.id ?? '';

  /** Stores open reports, one a second, about children where the letter is c. */
  async function stored(letters: string): Promise<void> {
    for (const [index, letter] of [...letters].entries())
      await site().dataSource.query(
        "INSERT INTO report (subject, subject_id, reason, text, created_at, outcome) VALUES ('job', 1, ?, ?, ?, '')",
        [letter === 'c' ? 'minor' : 'fee', `${letter}${index}`, 1000 * index],
      );
  }

  test('ROLE-02 reports about children come first, then the longest waiting; pages follow across both without a gap', async () => {
    await stored('ococ'.repeat(30));
    const one = await list(office, 'reportQueue');
    const two = await list(office, 'reportQueue', one.next);
    const three = await list(office, 'reportQueue', two.next);
    const texts = [...one.data, ...two.data, ...three.data].map(({ detail: text }) => text);
    const numbers = Array.from({ length: 120 }, (_report, index) => index);
    expect(texts).toEqual([
      ...numbers.filter((n) => n % 2 === 1).map((n) => `c${n}`),
      ...numbers.filter((n) => n % 2 === 0).map((n) => `o${n}`),
    ]);
    expect([one.total, three.next]).toEqual([120, '']);
    expect(one.data[0]?.marks).toEqual(['child', 'job']);
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_joseph', action: 'list-reports' });
  });

  test('ROLE-02 a report is read with its facts and both people, with how many open reports are about them', async () => {
    const [reporter, talent] = [await newTalent(site()), await publishedTalent(site())];
    const [{ id: talentId } = { id: 0 }] = await site().dataSource.query<{ id: number }[]>('SELECT id FROM talent WHERE slug = ?', [
      talent.slug,
    ]);
    for (const reason of ['minor', 'fake'])
      expect((await report(reporter.browser, { subject: 'profile', subject_id: talentId, reason })).statusCode).toBe(200);
    const read = await detail(await firstId());
    expect(read).toMatchObject({
      reason: 'minor',
      public_path: `/${talent.slug}`,
      reporter: { user_id: reporter.userId, open_reports: 0 },
      reported: { user_id: talent.userId, open_reports: 2 },
      messages: [],
    });
    expect(read.facts).toContainEqual({ label: 'slug', value: talent.slug });
    expect(read.history.map(({ action }) => action)).toEqual(['approve-profile']);
    expect(Date.parse(read.due_at) - Date.parse(read.waiting_since)).toBe(4 * 3600 * 1000);
    expect(await newestEntry(site())).toMatchObject({ action: 'read-report', subject: `report:${read.id}` });
  });

  test('ROLE-02 HIR-02 messages are read while a report on their thread is open, and that is written down', async () => {
    const { casting, client, talent, threadId } = await aConversation(site());
    await sent(client, threadId, 'Pay me first.');
    await report(talent, { subject: 'thread', subject_id: threadId });
    const id = await firstId();
    const read = await detail(id);
    expect(read.messages).toEqual([{ at: expect.any(String), from: 'Noor Sethi', text: 'Pay me first.' }]);
    expect(read.reported).toMatchObject({ user_id: casting.client.userId, open_reports: 1 });
    expect(read.reporter).toMatchObject({ open_reports: 0 });
    expect(await newestEntry(site())).toMatchObject({ action: 'read-thread', subject: `thread:${threadId}` });
    await close(id);
    expect((await item(office, 'queuedReport', id)).statusCode).toBe(404);
  });

  test('closing a report needs an outcome, tells its reporter only that it was looked at, and works once', async () => {
    const reporter = await newTalent(site());
    await report(reporter.browser);
    const id = await firstId();
    expect((await close(id, '')).statusCode).toBe(400);
    expect((await close(id)).statusCode).toBe(200);
    expect(await newestEntry(site())).toMatchObject({ action: 'close-report', subject: `report:${id}`, detail: 'Spoke to both.' });
    const told = JSON.stringify((await reporter.browser.get(ENDPOINTS.notifications.path)).json());
    expect(told).toContain('We looked at your report');
    expect(told).not.toContain('Spoke to both.');
    expect((await item(office, 'queuedReport', id)).statusCode).toBe(404);
    expect((await close(id)).json()).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^You closed this: /u),
    });
    expect((await close('99999')).statusCode).toBe(404);
  });

  test('REL-17 of two people who close a report at once one does', async () => {
    await report(await site().browse());
    const id = await firstId();
    const answers = await Promise.all([close(id), close(id, 'Nothing to it.')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
