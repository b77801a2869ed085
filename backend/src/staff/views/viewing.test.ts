import { ENDPOINTS, OFFICE_VIEW_PATHS, type Person } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { CASTING, enrolled, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import { askForView, atViewHost, openView, VIEW_REASON, viewPath } from '../../../test/support/office/views';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSite, describeSites } from '../../../test/support/test-site';

const TALENT = 'asha.rao@example.com';
const TALENT_ID = 'u_demo_asha';
const MINUTE = 60;
const account = (browser: TestBrowser) => browser.get(ENDPOINTS.account.path);
const statusOf = async (answer: Promise<Answer>) => (await answer).statusCode;

describeSites('the site as a member sees it, for the office', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    site().clock.pass(2 * 3600);
    office = await openOffice(site());
  });
  const read = async (id: string) => (await office.get(ENDPOINTS.person.path.replace('{id}', id))).json<{ data: Person }>().data;

  test('SEC-29 a view shows what the member sees, is named on its pages, and is in the audit trail with its reason', async () => {
    const answer = await askForView(office, TALENT_ID);
    const { url } = answer.json<{ url: string }>();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/api\/office-view\/open\?token=[\w-]{43}$/u);
    const view = atViewHost(site());
    const opened = await view.get(url.slice('http://127.0.0.1:8080'.length));
    expect([opened.statusCode, opened.headers['location'], opened.headers['clear-site-data']]).toEqual([303, '/', '"storage"']);
    expect(view.cookies.get('cookie_choice')).toBe('needed');
    expect((await account(view)).json()).toMatchObject({ data: { email: TALENT, fresh_for: 0 } });
    expect((await view.get(OFFICE_VIEW_PATHS.current)).json()).toEqual({
      user_id: TALENT_ID,
      name: 'Asha Rao',
      ends_at: new Date(site().clock.now() + 15 * MINUTE * 1000).toISOString(),
      left_ms: 15 * MINUTE * 1000,
    });
    expect((await read(TALENT_ID)).history[0]).toMatchObject({ action: 'view-as-person', detail: VIEW_REASON });
  });

  test('SEC-29 the token is stored as a hash, opens one view, not by HEAD, not at the host of the site, and within a minute', async () => {
    const path = await viewPath(office, TALENT_ID);
    expect(JSON.stringify(await site().dataSource.query('SELECT * FROM office_view'))).not.toContain(path.split('=')[1]);
    const own = await site().browse();
    expect(await statusOf(own.get(path))).toBe(404);
    expect((await atViewHost(site()).send('HEAD', path)).headers['location']).toBe(OFFICE_VIEW_PATHS.refused);
    const [first, second] = [atViewHost(site()), atViewHost(site())];
    const answers = await Promise.all([first.get(path), second.get(path)]);
    expect(answers.map(({ headers }) => headers['location']).toSorted()).toEqual(['/', OFFICE_VIEW_PATHS.refused]);
    expect((await atViewHost(site()).get(path)).headers['location']).toBe(OFFICE_VIEW_PATHS.refused);
    const late = await viewPath(office, TALENT_ID);
    site().clock.pass(MINUTE + 1);
    expect((await atViewHost(site()).get(late)).headers['location']).toBe(OFFICE_VIEW_PATHS.refused);
    expect((await atViewHost(site()).get(`${OFFICE_VIEW_PATHS.open}?token=a&token=b`)).headers['location']).toBe(OFFICE_VIEW_PATHS.refused);
  });

  test('SEC-29 a token that was not opened is no session, and a session of one host is none at the other', async () => {
    const unopened = atViewHost(site());
    unopened.cookies.set('__Host-sid', (await viewPath(office, TALENT_ID)).split('=')[1] ?? '');
    expect(await statusOf(account(unopened))).toBe(401);
    const view = await openView(site(), office, TALENT_ID);
    expect(await statusOf(account(view))).toBe(200);
    const own = await site().browse();
    own.cookies.set('__Host-sid', view.cookies.get('__Host-sid') ?? '');
    expect(await statusOf(account(own))).toBe(401);
    const member = await signedIn(site(), TALENT);
    const moved = atViewHost(site());
    moved.cookies.set('__Host-sid', member.cookies.get('__Host-sid') ?? '');
    expect(await statusOf(account(moved))).toBe(401);
    expect(await statusOf(moved.get(OFFICE_VIEW_PATHS.current))).toBe(404);
    expect(await statusOf(member.get(OFFICE_VIEW_PATHS.current))).toBe(404);
  });

  test('SEC-29 a view ends after 15 minutes whatever is asked in it, and when it is ended', async () => {
    const view = await openView(site(), office, TALENT_ID);
    for (let minute = 0; minute < 15; minute += 5) {
      site().clock.pass(5 * MINUTE - 1);
      expect(await statusOf(account(view))).toBe(200);
    }
    const renewed = atViewHost(site());
    await renewed.get(`${OFFICE_VIEW_PATHS.open}?token=${view.cookies.get('__Host-sid')}`);
    expect(renewed.cookies.get('__Host-sid')).toBeUndefined();
    site().clock.pass(4);
    expect(await statusOf(account(view))).toBe(401);
    const other = await openView(site(), await openOffice(site()), TALENT_ID);
    const sid = other.cookies.get('__Host-sid') ?? '';
    expect(await statusOf(other.post(ENDPOINTS.logout.path))).toBe(200);
    other.cookies.set('__Host-sid', sid);
    expect(await statusOf(account(other))).toBe(401);
  });

  test.each<readonly [string, (looking: TestBrowser) => Promise<unknown>]>([
    ['leaves the office', (looking) => looking.post(ENDPOINTS.leaveOffice.path)],
    ['logs out', (looking) => looking.post(ENDPOINTS.logout.path)],
    ['is suspended', () => suspend('u_demo_joseph')],
    ['is taken out of the team', () => office.post(ENDPOINTS.removeStaff.path, { user_id: 'u_demo_joseph' })],
  ])('SEC-29 a view ends at once when the person who looks %s', async (_what, end) => {
    const looking = await openOffice(site(), SUPPORT);
    const view = await openView(site(), looking, TALENT_ID);
    expect(await statusOf(account(view))).toBe(200);
    await end(looking);
    expect(await statusOf(account(view))).toBe(401);
    await office.post(ENDPOINTS.restorePerson.path, { user_id: 'u_demo_joseph', reason: 'A test' });
  });
  const suspend = (userId: string) => office.post(ENDPOINTS.suspendPerson.path, { user_id: userId, reason: 'A test' });

  test('SEC-29 a view ends at once when the account is closed', async () => {
    const view = await openView(site(), office, TALENT_ID);
    await suspend(TALENT_ID);
    expect(await statusOf(account(view))).toBe(401);
    expect(await statusOf(askForView(office, TALENT_ID))).toBe(400);
    await office.post(ENDPOINTS.restorePerson.path, { user_id: TALENT_ID, reason: 'A test' });
  });

  test('SEC-29 nobody looks as a colleague, themselves, a child, a closed account, or one that is not there', async () => {
    const refusal = async (id: string) => (await askForView(office, id)).json<{ detail: string }>().detail;
    expect(await refusal('u_demo_nikhil')).toBe('This is your own account.');
    expect(await refusal('u_demo_farida')).toContain('Accounts of colleagues cannot be seen this way.');
    const [child] = (await site().dataSource.query("SELECT id FROM user_account WHERE id LIKE 'c!_%' ESCAPE '!'")) as { id: string }[];
    expect(await refusal(child?.id ?? '')).toContain('Its guardian uses this account.');
    expect((await read('u_demo_farida')).view_refusal).toContain('Accounts of colleagues');
    expect((await read(TALENT_ID)).view_refusal).toBe('');
    expect(await statusOf(askForView(office, 'u_nobody'))).toBe(404);
    expect(await statusOf(office.post(ENDPOINTS.viewAsPerson.path, { user_id: TALENT_ID, reason: ' ' }))).toBe(400);
  });

  test('SEC-29 a view needs the second step of the last ten minutes, and 30 an hour are the most', async () => {
    const { browser } = await enrolled(site(), CASTING);
    for (let count = 0; count < 30; count += 1) expect(await statusOf(askForView(browser, TALENT_ID))).toBe(200);
    expect(await statusOf(askForView(browser, TALENT_ID))).toBe(429);
    site().clock.pass(11 * MINUTE);
    expect((await askForView(browser, TALENT_ID)).json()).toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  });

  test('SEC-29 the member notices nothing: no session in the list, no mail, nothing in the data file', async () => {
    const member = await signedIn(site(), TALENT);
    const sessions = async () => (await member.get(ENDPOINTS.accountSessions.path)).json<{ data: object[] }>().data.length;
    const [before, mails] = [await sessions(), (await messagesTo(site(), TALENT)).length];
    const view = await openView(site(), office, TALENT_ID);
    await account(view);
    expect(await sessions()).toBe(before);
    expect(await messagesTo(site(), TALENT)).toHaveLength(mails);
  });
});

describeSite(
  'a site without an address for views',
  (site) => {
    test('SEC-29 the office says so, and asks for no view in vain', async () => {
      const office = await openOffice(site());
      const { data } = (await office.get(ENDPOINTS.person.path.replace('{id}', TALENT_ID))).json<{ data: Person }>();
      expect(data.view_refusal).toContain('VIEW_ORIGIN');
      expect((await askForView(office, TALENT_ID)).json()).toMatchObject({ status: 400, detail: data.view_refusal });
    });
  },
  { PUBLIC_URL: 'https://talent.example' },
);
