import { ENDPOINTS, type StaffRole, type TodayResponse } from '@alltalent/shared/contracts';
import { aLetter, anApplication, answerLetter } from '../../../../test/support/office/letters';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../../test/support/office/open-office';
import { decide, waitingTalent } from '../../../../test/support/office/queues';
import { report } from '../../../../test/support/reports/reported';
import { describeSites } from '../../../../test/support/test-site';

const HOUR_S = 3600;

describeSites('What waits in the office today', (site) => {
  beforeEach(async () => {
    for (const table of ['report', 'enquiry']) await site().dataSource.query(`DELETE FROM ${table}`);
    await site().dataSource.query("UPDATE profile SET state = 'draft' WHERE state = 'pending'");
    await site().dataSource.query("UPDATE job SET review = 'none' WHERE review = 'pending'");
  });

  const today = async (email: string, roles?: readonly StaffRole[]): Promise<TodayResponse> =>
    (await openOffice(site(), email, roles)).get(ENDPOINTS.officeToday.path).then((answer) => answer.json());

  test('an item is late once it has waited as long as was promised; reports about children sooner', async () => {
    const { userId } = await waitingTalent(site());
    await report(await site().browse());
    await report(await site().browse(), { reason: 'minor' });
    const counts = async () => (await today(CASTING)).queues.map(({ queue, waiting, late }) => [queue, waiting, late]);
    expect(await counts()).toEqual([
      ['profiles', 1, 0],
      ['jobs', 0, 0],
      ['reports', 2, 0],
    ]);
    site().clock.pass(4 * HOUR_S + 1);
    expect(await counts()).toEqual([
      ['profiles', 1, 0],
      ['jobs', 0, 0],
      ['reports', 2, 1],
    ]);
    site().clock.pass(20 * HOUR_S);
    expect(await counts()).toEqual([
      ['profiles', 1, 1],
      ['jobs', 0, 0],
      ['reports', 2, 2],
    ]);
    const [profiles] = (await today(CASTING)).queues;
    expect(profiles).toMatchObject({ promise_hours: 24, oldest: [{ id: userId, title: 'Ila Sundaram' }] });
  });

  test('a letter is late once it has waited as long as its desk promises', async () => {
    await aLetter(site(), { topic: 'press' });
    await aLetter(site(), { topic: 'data' });
    const application = await anApplication(site());
    const counts = async () => {
      const found = (await today(SUPPORT, ['support'])).queues.find(({ queue }) => queue === 'letters');
      return [found?.waiting, found?.late];
    };
    expect(await counts()).toEqual([3, 0]);
    site().clock.pass(24 * HOUR_S);
    expect(await counts()).toEqual([3, 1]);
    site().clock.pass(13 * 24 * HOUR_S + 1);
    expect(await counts()).toEqual([3, 2]);
    site().clock.pass(16 * 24 * HOUR_S);
    expect(await counts()).toEqual([3, 3]);
    await answerLetter(await openOffice(site(), SUPPORT), application);
    expect(await counts()).toEqual([2, 2]);
  });

  test('each person sees the queues, figures and failures of their rights alone', async () => {
    const seen = async (roles: readonly StaffRole[]) => {
      const { queues, failed_messages: failed, days } = await today(CASTING, roles);
      return [queues.map(({ queue }) => queue).join(' '), typeof failed, days.length];
    };
    expect(await seen(['support'])).toEqual(['reports letters leads', 'object', 0]);
    expect(await seen(['finance'])).toEqual(['', 'object', 14]);
    expect(await seen(['administrator'])).toEqual(['profiles jobs reports letters leads', 'number', 14]);
    await today(CASTING, ['casting']);
  });

  test('the figures count by days in India', async () => {
    const before = (await today(ADMINISTRATOR)).days;
    const { userId } = await waitingTalent(site());
    await decide(await openOffice(site(), CASTING), 'decideProfile', userId, { decision: 'approve' });
    const [last, yesterday] = (await today(ADMINISTRATOR)).days.toReversed();
    expect(last).toEqual({
      ...before.at(-1),
      sign_ups: (before.at(-1)?.sign_ups ?? 0) + 1,
      profiles_approved: (before.at(-1)?.profiles_approved ?? 0) + 1,
    });
    expect(yesterday).toEqual(before.at(-2));
    await site().dataSource.query('UPDATE user_account SET created_at = created_at - 86400000 WHERE id = ?', [userId]);
    expect((await today(ADMINISTRATOR)).days.at(-2)?.sign_ups).toBe((before.at(-2)?.sign_ups ?? 0) + 1);
  });

  test('messages that were given up are counted', async () => {
    const before = (await today(ADMINISTRATOR)).failed_messages ?? 0;
    await site().dataSource.query(
      "UPDATE outbox_message SET state = 'failed' WHERE id = (SELECT id FROM (SELECT MAX(id) AS id FROM outbox_message) newest)",
    );
    expect((await today(ADMINISTRATOR)).failed_messages).toBe(before + 1);
  });
});
