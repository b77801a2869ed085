import { ENDPOINTS, ROLES } from '@alltalent/shared/contracts';
import { newcomer as newcomerIn } from '../../../test/support/auth/newcomer';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { putPhoto } from '../../../test/support/profiles/own-profiles';

const ADULT = '1994-03-12';
const KEY = 'b7d1c0de-7a3e-4c1b-9a52-5f8f1f3a7e21';

type Side = Readonly<Record<string, unknown>>;
const add = (browser: TestBrowser, side: Side, headers: Record<string, string> = {}) =>
  browser.post(ENDPOINTS.addSide.path, { agree_tnc: 1, ...side }, headers);
const drop = (browser: TestBrowser, role: string) => browser.post(ENDPOINTS.dropSide.path, { role });
const refusalOf = (response: Answer) => [response.statusCode, response.json().fields];

describeSites('The second side of an account', (site) => {
  const newcomer = (email: string, role?: string) => newcomerIn(site(), email, role);
  const rows = <Row>(sql: string, email: string) =>
    site().dataSource.query<Row[]>(`${sql} (SELECT id FROM user_account WHERE email = ?)`, [email]);
  const stored = async (email: string) => {
    const [user] = await rows<{ role_id: string; birth_date: string | null }>(
      'SELECT role_id, birth_date FROM user_account WHERE id =',
      email,
    );
    return [user?.role_id, user?.birth_date];
  };
  const acceptances = (email: string) => rows<{ how: string }>('SELECT how FROM terms_acceptance WHERE user_id =', email);
  const sidesOf = async (browser: TestBrowser) =>
    (await browser.get(ENDPOINTS.account.path)).json<{ data: { own_sides: unknown } }>().data.own_sides;
  const statusOf = async (browser: TestBrowser, name: 'ownProfile' | 'ownJobs') => (await browser.get(ENDPOINTS[name].path)).statusCode;

  test('HIR-08 a client works as talent too: date of birth, terms, and both sides at once in every session', async () => {
    const email = 'both.one@example.com';
    const browser = await newcomer(email);
    const elsewhere = await signedIn(site(), email);
    const nothing = { [ROLES.talent]: '', [ROLES.client]: '' };
    expect(await sidesOf(browser)).toEqual({ held: [ROLES.client], refusals: nothing, has_birth_date: false });
    expect(refusalOf(await add(browser, { role: ROLES.talent, agree_tnc: 0, birth_date: ADULT }))).toEqual([
      400,
      { agree_tnc: 'Please check our T&C' },
    ]);
    expect(refusalOf(await add(browser, { role: ROLES.talent }))).toEqual([400, { birth_date: 'Please Enter Date of Birth' }]);
    expect(await stored(email)).toEqual([ROLES.client, null]);
    const response = await add(browser, { role: ROLES.talent, birth_date: ADULT });
    expect([response.statusCode, response.json().message]).toEqual([200, expect.stringContaining('can work as talent now')]);
    expect(await stored(email)).toEqual([`${ROLES.client},${ROLES.talent}`, ADULT]);
    expect(await acceptances(email)).toEqual([{ how: 'account' }]);
    for (const session of [browser, elsewhere])
      expect([await statusOf(session, 'ownProfile'), await statusOf(session, 'ownJobs')]).toEqual([200, 200]);
    expect(await sidesOf(browser)).toEqual({ held: [ROLES.client, ROLES.talent], refusals: nothing, has_birth_date: true });
    expect(refusalOf(await add(browser, { role: ROLES.client }))).toEqual([400, { role: 'Your account has both sides already' }]);
  });

  test('HIR-08 a talent hires too, without a date of birth, and leaves either side', async () => {
    const email = 'both.two@example.com';
    const browser = await newcomer(email, ROLES.talent);
    expect(refusalOf(await add(browser, { role: ROLES.talent, birth_date: ADULT }))).toEqual([
      400,
      { role: 'Your account has this side already' },
    ]);
    expect(refusalOf(await drop(browser, ROLES.talent))).toEqual([400, { role: 'This is the only side of your account' }]);
    expect(refusalOf(await drop(browser, ROLES.client))).toEqual([400, { role: 'Your account does not have this side' }]);
    expect((await add(browser, { role: ROLES.client })).statusCode).toBe(200);
    expect(await stored(email)).toEqual([`${ROLES.talent},${ROLES.client}`, null]);
    const left = await drop(browser, ROLES.talent);
    expect([left.statusCode, left.json().message]).toEqual([200, 'Your account has left the talent side. It is a client account.']);
    expect([await statusOf(browser, 'ownProfile'), await statusOf(browser, 'ownJobs')]).toEqual([403, 200]);
  });

  test('HIR-08 SEC-43 nobody under 18 gets a side: two such dates close the day, and a stored one is not replaced', async () => {
    const email = 'young.one@example.com';
    const browser = await newcomer(email);
    const said = async (birth_date: string) => (await add(browser, { role: ROLES.talent, birth_date })).json().fields?.birth_date;
    expect(await said('2012-03-04')).toContain('You must be 18 or older');
    expect(await said('2011-01-01')).toContain('Two dates of birth under 18');
    expect(await said(ADULT)).toContain('Two dates of birth under 18');
    const minor = await newcomer('minor.one@example.com', ROLES.talent);
    await site().dataSource.query("UPDATE user_account SET birth_date = '2012-03-04' WHERE email = 'minor.one@example.com'");
    expect(refusalOf(await add(minor, { role: ROLES.client }))).toEqual([400, { role: expect.stringContaining('18 or older') }]);
    expect(await stored(email)).toEqual([ROLES.client, null]);
  });

  test('HIR-08 SEC-29 guardians, staff and other sides are refused', async () => {
    const guardian = await newcomer('guard.on@example.com', ROLES.guardian);
    const refused = await add(guardian, { role: ROLES.client });
    expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('acts for children')]);
    expect(await sidesOf(guardian)).toBeNull();
    const staff = await newcomer('staff.on@example.com', `${ROLES.client},${ROLES.staff}`);
    expect((await add(staff, { role: ROLES.talent, birth_date: ADULT })).statusCode).toBe(403);
    expect((await drop(staff, ROLES.client)).statusCode).toBe(403);
    const climber = await newcomer('climb.on@example.com');
    expect(refusalOf(await add(climber, { role: ROLES.staff }))).toEqual([400, { role: 'Choose a side' }]);
    expect(refusalOf(await add(climber, { role: ROLES.guardian }))).toEqual([400, { role: 'Choose a side' }]);
  });

  test('HIR-08 two requests at once add the side once, and one of two leaves', async () => {
    const email = 'race.one@example.com';
    const browser = await newcomer(email);
    const other = await signedIn(site(), email);
    const input = { role: ROLES.talent, birth_date: ADULT };
    const added = await Promise.all([add(browser, input), add(other, input)]);
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await stored(email)).toEqual([`${ROLES.client},${ROLES.talent}`, ADULT]);
    const left = await Promise.all([drop(browser, ROLES.talent), drop(other, ROLES.client)]);
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect([ROLES.talent, ROLES.client]).toContain((await stored(email))[0]);
  });

  test('HIR-08 a repeated request is answered as the first, by the session it came with', async () => {
    const browser = await newcomer('again.one@example.com');
    const send = () => add(browser, { role: ROLES.talent, birth_date: ADULT }, { 'idempotency-key': KEY });
    const [first, second] = [await send(), await send()];
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  test('SEC-27 five changes of role and sides a day', async () => {
    const browser = await newcomer('often.on@example.com');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const isEven = turn % 2 === 0;
      const response = isEven ? await add(browser, { role: ROLES.talent, birth_date: ADULT }) : await drop(browser, ROLES.talent);
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  const sql = (text: string) => (id: string) => site().dataSource.query(text, [id]);
  test.each<[string, string, string, (id: string) => Promise<unknown>]>([
    ['photos', ROLES.talent, 'uploaded photos', (id) => putPhoto(site(), id)],
    ['a profile', ROLES.talent, 'submitted a profile', sql("UPDATE user_account SET slug = 'kept-side-1a2b3c4d' WHERE id = ?")],
    ['a membership', ROLES.talent, 'have a membership', sql('UPDATE user_account SET has_premium = 1 WHERE id = ?')],
    [
      'a job',
      ROLES.client,
      'posted jobs',
      sql("UPDATE job SET owner_id = ? WHERE id = (SELECT id FROM (SELECT MIN(id) AS id FROM job WHERE state <> 'draft') sent)"),
    ],
    ['a verification', ROLES.client, 'have verified you', sql("UPDATE user_account SET verified_client_on = '2026-11-01' WHERE id = ?")],
    [
      'an offer',
      ROLES.client,
      'made offers',
      sql(`INSERT INTO offer (client_id, talent_user_id, talent_id, state, turn, version, answer_until, reason, created_at, moved_at)
        SELECT ?, id, 1, 'declined', 'talent', 1, 1, '', 1, 1 FROM user_account WHERE email = 'asha.rao@example.com'`),
    ],
  ])('HIR-08 %s keeps the side', async (what, side, reason, pin) => {
    const email = `${what.replaceAll(' ', '').slice(-6)}k@example.com`;
    const browser = await newcomer(email, `${ROLES.talent},${ROLES.client}`);
    const [user] = await rows<{ id: string }>('SELECT id FROM user_account WHERE id =', email);
    await pin(user?.id ?? '');
    const response = await drop(browser, side);
    expect([response.statusCode, response.json().code, response.json().detail]).toEqual([
      409,
      'ROLE_IN_USE',
      expect.stringContaining(reason),
    ]);
    expect(await sidesOf(browser)).toMatchObject({ refusals: { [side]: response.json().detail } });
    const other = side === ROLES.talent ? ROLES.client : ROLES.talent;
    expect((await drop(browser, other)).statusCode).toBe(200);
  });
});
