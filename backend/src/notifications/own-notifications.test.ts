import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import { HOSTILE } from '../../test/support/hostile';
import { signedIn } from '../../test/support/log-in';
import type { TestBrowser } from '../../test/support/test-browser';
import { describeSites } from '../../test/support/test-site';
import { ASHA, aNotification, deleteNotifications, RITU, stored, notify } from '../../test/support/notifications/notifications';

const LIST = ENDPOINTS.notifications.path;
const COUNT = ENDPOINTS.notificationCount.path;
const READ = ENDPOINTS.readNotifications.path;
const MAIL = ENDPOINTS.saveMailFrequencies.path;

describeSites('Notifications of a user', (site) => {
  beforeEach(() => deleteNotifications(site()));

  const asha = () => signedIn(site(), ASHA.email);
  const list = async (browser: TestBrowser, query = '') =>
    DECLARATIONS.notifications.output.validateSync((await browser.get(LIST + query)).json());
  const unread = async (browser: TestBrowser) => (await browser.get(COUNT)).json().unread_notification_cnt;
  const some = (count: number, changes: Parameters<typeof aNotification>[0] = {}) =>
    Array.from({ length: count }, () => aNotification(changes));

  test('they come thirty at a time, the newest first, to the very end', async () => {
    const notifications = some(64);
    for (const notification of notifications) await notify(site(), [notification]);
    const browser = await asha();
    const seen: string[] = [];
    let query = '';
    for (const size of [30, 30, 4]) {
      const page = await list(browser, query);
      expect([page.data.length, page.has_more]).toEqual([size, size === 30]);
      seen.push(...page.data.map(({ title }) => title));
      query = `?before=${page.data.at(-1)?.id}`;
    }
    expect(seen).toEqual(notifications.map(({ title }) => title).reverse());
    expect((await list(browser, '?before=1')).data).toEqual([]);
  });

  test('one group can be listed, and the unread are counted by group whatever is listed', async () => {
    await notify(site(), [...some(2, { group: 'messages' }), ...some(3, { group: 'account' }), aNotification({ userId: RITU.id })]);
    const browser = await asha();
    const page = await list(browser, '?group=account');
    expect(page.data.map(({ group }) => group)).toEqual(['account', 'account', 'account']);
    expect(page.unread).toEqual({ all: 5, applications: 0, invites: 0, threads: 0, messages: 2, account: 3 });
    expect(page.data[0]).toMatchObject({ path: '/talent/applications', action: 'See your application', is_read: false });
    expect(await unread(browser)).toBe(5);
    expect((await browser.post(ENDPOINTS.userDetails.path)).json().unread_notification_cnt).toBe(5);
  });

  test('some are marked read, or all up to the newest the page knows, and the answer is what is left', async () => {
    await notify(site(), some(4));
    const browser = await asha();
    const [newest, second] = (await list(browser)).data;
    expect((await browser.post(READ, { ids: [newest?.id] })).json()).toEqual({ status: 200, unread_notification_cnt: 3 });
    expect((await browser.post(READ, { ids: [] })).json().unread_notification_cnt).toBe(3);
    await notify(site(), [aNotification()]);
    expect((await browser.post(READ, { until: second?.id })).json().unread_notification_cnt).toBe(1);
    expect((await list(browser)).data.map(({ is_read }) => is_read)).toEqual([false, true, true, true, true]);
    expect((await browser.post(READ, {})).json().unread_notification_cnt).toBe(0);
  });

  test("SEC-27 SEC-28 nobody reads or marks another's, whatever ids and fields are sent", async () => {
    await notify(site(), some(2, { userId: RITU.id }));
    const ids = (await stored(site())).map(({ id }) => id);
    const [browser, ritu] = [await asha(), await signedIn(site(), RITU.email)];
    const hostile = { ids, user_id: RITU.id, userId: RITU.id };
    expect((await browser.post(READ, hostile)).json()).toEqual({ status: 200, unread_notification_cnt: 0 });
    expect((await browser.post(READ, { until: Math.max(...ids), user_id: RITU.id })).statusCode).toBe(200);
    expect((await list(browser, `?user_id=${RITU.id}`)).data).toEqual([]);
    expect(await unread(ritu)).toBe(2);
    const never = { applications: 'never', invites: 'never', messages: 'never', account: 'never', user_id: RITU.id };
    expect((await browser.post(MAIL, never)).statusCode).toBe(200);
    expect((await list(ritu)).mail).toEqual({
      applications: 'daily',
      invites: 'immediate',
      threads: 'immediate',
      messages: 'immediate',
      account: 'immediate',
    });
    expect((await list(browser)).mail.account).toBe('never');
  });

  test('the choice of mails is kept, and can be changed again', async () => {
    const browser = await asha();
    for (const applications of ['immediate', 'never', 'daily'] as const) {
      const mail = { applications, invites: 'daily', threads: 'daily', messages: 'never', account: 'immediate' };
      expect((await browser.post(MAIL, mail)).json()).toMatchObject({ status: 200 });
      expect((await list(browser)).mail).toEqual(mail);
    }
  });

  test('API-20 what is no choice, id or group is refused by name, and nothing breaks', async () => {
    const browser = await asha();
    for (const text of HOSTILE) {
      expect((await browser.get(`${LIST}?${new URLSearchParams({ group: text })}`)).json()).toMatchObject({
        fields: { group: expect.any(String) },
      });
      expect((await browser.get(`${LIST}?${new URLSearchParams({ before: text })}`)).statusCode).toBe(400);
      expect((await browser.post(READ, { ids: [text] })).statusCode).toBe(400);
      expect(
        (await browser.post(MAIL, { applications: text, invites: 'daily', messages: 'daily', account: 'daily' })).json().fields,
      ).toHaveProperty('applications');
    }
    for (const body of [
      { ids: [0] },
      { ids: [-1] },
      { ids: [1.5] },
      { ids: 'all' },
      { ids: Array(101).fill(1) },
      { until: 2 ** 31 },
      { until: 0 },
    ])
      expect([body, (await browser.post(READ, body)).statusCode]).toEqual([body, 400]);
    expect((await browser.post(MAIL, { applications: 'daily' })).statusCode).toBe(400);
  });

  test('the count that every open page asks for is one statement, and reads an index alone', async () => {
    await notify(site(), some(3));
    const query = jest.spyOn(site().dataSource, 'query');
    const browser = await asha();
    query.mockClear();
    await browser.get(COUNT);
    const asked = query.mock.calls.filter(([text]) => text.includes('notification'));
    expect(asked).toHaveLength(1);
    query.mockRestore();
    const [text, values] = asked[0] ?? ['', []];
    const isSqlite = site().dataSource.options.type === 'better-sqlite3';
    const plan = JSON.stringify(await site().dataSource.query(`${isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${text}`, values));
    expect(plan).toMatch(isSqlite ? /COVERING INDEX ix_notification_unread/u : /"key":"ix_notification_unread".*Using index"/u);
  });
});
