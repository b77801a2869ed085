import { ENDPOINTS, ROLES } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { proved, signUp } from '../../../test/support/auth/join';
import { newcomer as newcomerIn } from '../../../test/support/auth/newcomer';

const TALENT = 'asha.rao@example.com';
const GUARDIAN = 'leela.iyer@example.com';
const ADULT = '1994-03-12';

const change = (browser: TestBrowser, role: string, birth_date = '') => browser.post(ENDPOINTS.changeRole.path, { role, birth_date });

describeSite('The own role', (site) => {
  const ownRole = async (browser: TestBrowser) =>
    (await browser.get(ENDPOINTS.account.path)).json<{ data: { own_role: unknown } }>().data.own_role;
  const roleIn = async (email: string) => {
    const [user] = await site().dataSource.query<{ role_id: string; birth_date: string | null }[]>(
      'SELECT role_id, birth_date FROM user_account WHERE email = ?',
      [email],
    );
    return [user?.role_id, user?.birth_date];
  };
  const idOf = async (email: string) =>
    (await site().dataSource.query<{ id: string }[]>('SELECT id FROM user_account WHERE email = ?', [email]))[0]?.id;
  const newcomer = (email: string, role?: string) => newcomerIn(site(), email, role);

  test('SGN-04 a client becomes talent with a date of birth, and the session goes on with the new role', async () => {
    const email = 'newclient@example.com';
    const browser = await newcomer(email);
    expect(await ownRole(browser)).toEqual({ role: ROLES.client, refusal: '', has_birth_date: false });
    const missing = await change(browser, ROLES.talent);
    expect([missing.statusCode, missing.json().fields]).toEqual([400, { birth_date: 'Please Enter Date of Birth' }]);
    const young = await change(browser, ROLES.talent, '2012-03-04');
    expect(young.json().fields.birth_date).toContain('You must be 18 or older');
    const response = await change(browser, ROLES.talent, ADULT);
    expect([response.statusCode, response.json().message]).toEqual([200, 'Your account is now a talent account.']);
    expect(await roleIn(email)).toEqual([ROLES.talent, ADULT]);
    expect((await browser.get(ENDPOINTS.ownProfile.path)).statusCode).toBe(200);
    const back = await change(browser, ROLES.client, '1990-01-01');
    expect(back.statusCode).toBe(200);
    expect(await roleIn(email)).toEqual([ROLES.client, ADULT]);
    expect((await browser.get(ENDPOINTS.ownProfile.path)).statusCode).toBe(403);
  });

  test('SEC-27 five changes a day, and the token of the page with each', async () => {
    const email = 'often@example.com';
    const browser = await newcomer(email, ROLES.guardian);
    const foreign = await browser.post(ENDPOINTS.changeRole.path, { role: ROLES.client }, { 'x-xsrf-token': 'other' });
    expect(foreign.json().code).toBe('XSRF_REJECTED');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await change(browser, turn % 2 === 0 ? ROLES.client : ROLES.talent, ADULT)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('SGN-04 SEC-43 after two dates under 18 no date helps for a day, whichever way and address they came by', async () => {
    const email = 'younger@example.com';
    const browser = await newcomer(email);
    const said = async (birth_date: string) => {
      const response = await change(browser, ROLES.talent, birth_date);
      return [response.statusCode, response.json().fields?.birth_date];
    };
    const once = [400, expect.stringContaining('correct it once')];
    const twice = [400, expect.stringContaining('Two dates of birth under 18')];
    expect([await said('2012-03-04'), await said('2012-03-04'), await said('2011-01-01'), await said(ADULT)]).toEqual([
      once,
      once,
      twice,
      twice,
    ]);
    expect(await roleIn(email)).toEqual([ROLES.client, null]);
    await site().dataSource.query(
      "UPDATE user_account SET email = 'older@example.com', login_email = 'older@example.com' WHERE email = ?",
      [email],
    );
    expect(await said(ADULT)).toEqual(twice);
    await site().dataSource.query('DELETE FROM user_account WHERE email = ?', ['older@example.com']);
    const again = await proved(site(), email);
    expect((await signUp(again, { signup_role: ROLES.talent, birth_date: ADULT })).json()).toMatchObject({
      status: '0',
      fld: 'birth_date',
    });
  });

  test.each([
    [TALENT, ROLES.client, 'You have submitted a profile, so this stays a talent account.'],
    [GUARDIAN, ROLES.client, 'You have registered children, so this stays a parent or guardian account. Remove them to change your role.'],
  ])('SGN-04 %s cannot become role %s: something depends on the role', async (email, role, detail) => {
    const browser = await signedIn(site(), email);
    const before = await roleIn(email);
    expect(await ownRole(browser)).toMatchObject({ refusal: detail });
    const response = await change(browser, role, ADULT);
    expect([response.statusCode, response.json().code, response.json().detail]).toEqual([409, 'ROLE_IN_USE', detail]);
    expect(await roleIn(email)).toEqual(before);
  });

  test('SGN-04 anyone who posted a job stays a client, and so does a verified client', async () => {
    const poster = await newcomer('poster@example.com');
    const [job] = await site().dataSource.query<{ id: number }[]>("SELECT id FROM job WHERE state <> 'draft' LIMIT 1");
    await site().dataSource.query('UPDATE job SET owner_id = ? WHERE id = ?', [await idOf('poster@example.com'), job?.id]);
    expect((await change(poster, ROLES.talent, ADULT)).json().detail).toBe('You have posted jobs, so this stays a client account.');
    const email = 'verified@example.com';
    const browser = await newcomer(email);
    await site().dataSource.query('UPDATE user_account SET verified_client_on = ? WHERE id = ?', ['2026-11-01', await idOf(email)]);
    expect((await change(browser, ROLES.talent, ADULT)).json().detail).toContain('Our staff have verified you as a client');
  });

  test('SEC-29 several roles, and no role that cannot be chosen when signing up', async () => {
    const both = await signedIn(site(), 'dev.mehra@example.com');
    expect(await ownRole(both)).toBeNull();
    const refused = await change(both, ROLES.talent);
    expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('a talent side and a client side')]);
    const browser = await newcomer('climber@example.com');
    expect((await change(browser, ROLES.staff)).statusCode).toBe(400);
    expect((await change(browser, ROLES.client)).json().fields).toEqual({ role: 'This is your role already' });
  });
});
