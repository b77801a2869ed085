import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { DigestsService } from './digests.service';
import { lastNine, nextNine } from './nine-in-india';
import { NotificationsJob } from './notifications.job';
import { ASHA, aNotification, deleteNotifications, RITU, stored, notify } from '../../test/support/notifications/notifications';

const DAY = 24 * 3600;

describeSites('The mail of the day, and the end of notifications', (site) => {
  beforeEach(() => deleteNotifications(site()));

  const send = () => site().app.get(DigestsService).send();
  const mails = async (email: string) => (await messagesTo(site(), email)).map(({ subject }) => subject);
  const untilNine = () => site().clock.pass((nextNine(site().clock.now()) - site().clock.now()) / 1000);
  const states = async () => (await stored(site())).map(({ mail_state }) => mail_state);
  const daily = (userId: string) => aNotification({ userId, group: 'applications' });

  test('what waits goes out at nine in India and not before, in one mail for each user', async () => {
    untilNine();
    site().clock.pass(60);
    const [first, second] = [daily(RITU.id), daily(RITU.id)];
    await notify(site(), [first, second, daily(ASHA.id)]);
    await send();
    expect(await mails(RITU.email)).toEqual([]);
    untilNine();
    await send();
    await send();
    expect(await mails(RITU.email)).toEqual(['Today on All Talent: 2 things for you']);
    const [mail] = await messagesTo(site(), RITU.email);
    for (const part of [first.title, second.title, first.text, `${site().config.publicUrl}/notifications`])
      expect(mail?.text).toContain(part);
    expect(await mails(ASHA.email)).toHaveLength(1);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(new Date(site().clock.now()).toISOString()).toMatch(/T03:30:00/u);
  });

  test('several backends at nine send it once', async () => {
    await notify(site(), [...Array.from({ length: 5 }, () => daily(RITU.id)), daily(ASHA.id)]);
    untilNine();
    await Promise.all([send(), send(), send(), send()]);
    expect([await mails(RITU.email), await mails(ASHA.email)]).toEqual([
      ['Today on All Talent: 5 things for you'],
      ['Today on All Talent: 1 thing for you'],
    ]);
  });

  test('what was read meanwhile, chosen away or is a suspended account’s is not mailed', async () => {
    await notify(site(), [daily(RITU.id), daily(RITU.id), daily(ASHA.id)]);
    const read = (await stored(site())).find(({ user_id }) => user_id === RITU.id);
    const browser = await signedIn(site(), RITU.email);
    await browser.post(ENDPOINTS.readNotifications.path, { ids: [read?.id] });
    await site().dataSource.query("UPDATE user_account SET status = 'suspended' WHERE id = ?", [ASHA.id]);
    untilNine();
    await send();
    await site().dataSource.query("UPDATE user_account SET status = 'active' WHERE id = ?", [ASHA.id]);
    expect([(await mails(RITU.email)).length, await mails(ASHA.email), (await states()).sort()]).toEqual([1, [], ['none', 'none', 'sent']]);
    await notify(site(), [daily(RITU.id)]);
    const choice = { applications: 'never', invites: 'daily', messages: 'daily', account: 'daily' };
    await browser.post(ENDPOINTS.saveMailFrequencies.path, choice);
    untilNine();
    await send();
    expect(await mails(RITU.email)).toHaveLength(1);
  });

  test('a mail of the day that cannot be stored leaves everything waiting', async () => {
    await notify(site(), [daily(RITU.id)]);
    untilNine();
    await site().dataSource.query('ALTER TABLE outbox_message RENAME TO outbox_away');
    expect(await site().app.get(NotificationsJob).run()).toBe(false);
    await site().dataSource.query('ALTER TABLE outbox_away RENAME TO outbox_message');
    expect(await states()).toEqual(['waiting']);
    expect(await site().app.get(NotificationsJob).run()).toBe(true);
    expect(await mails(RITU.email)).toHaveLength(1);
  });

  test('one of the hourly job runs is at nine, so that nobody waits for the mail until ten', async () => {
    untilNine();
    site().clock.pass(DAY - 600);
    const waits = jest.spyOn(globalThis, 'setTimeout');
    site().app.get(NotificationsJob).onApplicationBootstrap();
    while (!waits.mock.calls.some(([, ms]) => ms === 600_000)) await new Promise((resolve) => setImmediate(resolve));
    waits.mockRestore();
  });

  test('SEC-68 what was read goes after 180 days, everything after a year', async () => {
    await notify(site(), [aNotification(), aNotification()]);
    const [, read] = await stored(site());
    const browser = await signedIn(site(), ASHA.email);
    await browser.post(ENDPOINTS.readNotifications.path, { ids: [read?.id] });
    const work = () => site().app.get(NotificationsJob).run();
    const left = async () => (await stored(site())).length;
    const seen: number[] = [];
    for (const days of [179, 2, 184, 2]) {
      site().clock.pass(days * DAY);
      await Promise.all([work(), work()]);
      seen.push(await left());
    }
    expect(seen).toEqual([2, 1, 1, 0]);
  });
});

test.each([
  ['2026-11-22T03:29:59Z', '2026-11-21T03:30:00.000Z'],
  ['2026-11-22T03:30:00Z', '2026-11-22T03:30:00.000Z'],
  ['2026-11-22T23:59:59Z', '2026-11-22T03:30:00.000Z'],
])('the last nine in India before %s was %s', (now, nine) => {
  expect(new Date(lastNine(Date.parse(now))).toISOString()).toBe(nine);
});
