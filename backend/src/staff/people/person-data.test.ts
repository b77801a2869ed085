import { type AccountComparison, ENDPOINTS, type Person } from '@alltalent/shared/contracts';
import { ErasureJob } from '../../auth/account/erasure.job';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const CLIENT_ID = 'u_demo_ritu';
const TALENT_ID = 'u_demo_asha';
const TALENT = 'asha.rao@example.com';
const DAY = 24 * 3600;
const reason = 'Asked for in letter AT-7K3M-9QXD';

describeSites('export and erasure of an account by the office', (site) => {
  let office: TestBrowser;
  beforeAll(async () => {
    office = await openOffice(site());
  });
  const post = (endpoint: { path: string }, body: object) => office.post(endpoint.path, body);
  const read = async (id: string) => (await office.get(ENDPOINTS.person.path.replace('{id}', id))).json<{ data: Person }>().data;
  const acts = async (id: string) => (await read(id)).history.map(({ action, detail }) => [action, detail]);
  const erase = (user_id: string, confirmation: string) => post(ENDPOINTS.erasePerson, { user_id, confirmation, reason });

  test('SEC-68 the file is that of the account page; its person is told, and the trail says why', async () => {
    const browser = await signedIn(site(), CLIENT);
    const own = (await browser.get(ENDPOINTS.exportAccount.path)).json<Record<string, unknown>>();
    const answer = await post(ENDPOINTS.exportPerson, { user_id: CLIENT_ID, reason });
    expect(answer.headers['content-disposition']).toContain('alltalent-export-');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(Object.keys(answer.json<object>())).toEqual(Object.keys(own));
    expect(answer.json()).toMatchObject({ account: { user_id: CLIENT_ID, email: CLIENT }, jobs: own['jobs'] });
    expect((await messagesTo(site(), CLIENT))[0]).toMatchObject({
      subject: 'A file of your All Talent account was made',
      text: expect.stringContaining('on your request'),
    });
    expect((await acts(CLIENT_ID))[0]).toEqual(['export-person', reason]);
  });

  test('nobody exports or erases their own account in the office, nor without a reason, nor one that is not there', async () => {
    const statusOf = async (answer: Promise<Answer>) => (await answer).statusCode;
    expect(await statusOf(post(ENDPOINTS.exportPerson, { user_id: 'u_demo_nikhil', reason }))).toBe(400);
    expect(await statusOf(erase('u_demo_nikhil', 'nikhil.bose@example.com'))).toBe(400);
    expect(await statusOf(post(ENDPOINTS.exportPerson, { user_id: CLIENT_ID, reason: ' ' }))).toBe(400);
    expect(await statusOf(post(ENDPOINTS.exportPerson, { user_id: 'u_nobody', reason }))).toBe(404);
    expect(await statusOf(erase('u_nobody', 'u_nobody'))).toBe(404);
  });

  test('20 files a day are the most for one person of the office', async () => {
    for (let count = 1; count < 20; count += 1)
      expect((await post(ENDPOINTS.exportPerson, { user_id: CLIENT_ID, reason })).statusCode).toBe(200);
    expect((await post(ENDPOINTS.exportPerson, { user_id: CLIENT_ID, reason })).statusCode).toBe(429);
  });

  test('erasing wants the address typed; it hides the account, ends its sessions, and its owner can keep it', async () => {
    const browser = await signedIn(site(), TALENT);
    expect((await erase(TALENT_ID, 'asha@example.com')).json()).toMatchObject({
      fields: { confirmation: 'This is not the address or id of the account.' },
    });
    expect((await erase(TALENT_ID, 'Asha.Rao@example.com')).json<{ data: Person }>().data).toMatchObject({
      deletion_due_at: expect.stringMatching(/^\d{4}-/u),
      sessions: [],
    });
    expect((await browser.get(ENDPOINTS.account.path)).statusCode).toBe(401);
    const [mail] = await messagesTo(site(), TALENT);
    expect(mail?.subject).toMatch(/^Your All Talent account will be deleted on /u);
    expect(mail?.text).toContain(`The reason: ${reason}`);
    expect((await erase(TALENT_ID, TALENT)).json()).toMatchObject({ detail: 'This account already has a deletion date.' });
    const again = await signedIn(site(), TALENT);
    expect((await again.post(ENDPOINTS.keepAccount.path, {})).statusCode).toBe(200);
    expect(await read(TALENT_ID)).toMatchObject({ deletion_due_at: '' });
  });

  test('the office takes a deletion back; the profile of a suspended account stays hidden', async () => {
    await erase(TALENT_ID, TALENT);
    await post(ENDPOINTS.keepPerson, { user_id: TALENT_ID, reason: 'A mistake of ours' });
    expect((await messagesTo(site(), TALENT))[0]).toMatchObject({ subject: 'Your All Talent account stays' });
    expect((await post(ENDPOINTS.keepPerson, { user_id: TALENT_ID, reason })).json()).toMatchObject({
      detail: 'This account has no deletion date.',
    });
    await erase(TALENT_ID, TALENT);
    await post(ENDPOINTS.suspendPerson, { user_id: TALENT_ID, reason });
    await post(ENDPOINTS.keepPerson, { user_id: TALENT_ID, reason });
    expect((await messagesTo(site(), TALENT))[0]?.text).toContain('It stays closed, as it was before.');
    const { slug } = await read(TALENT_ID);
    const visitor = await site().browse();
    expect((await visitor.get(ENDPOINTS.talentProfile.path.replace('{slug}', slug))).statusCode).toBe(404);
    await post(ENDPOINTS.restorePerson, { user_id: TALENT_ID, reason });
    expect((await acts(TALENT_ID)).slice(0, 4).map(([action]) => action)).toEqual(['restore', 'keep-person', 'suspend', 'erase-person']);
  });

  test('colleagues and children are not erased here', async () => {
    await site().dataSource.query(
      `INSERT INTO user_account (id, email, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium, slug,
        currency_code, created_at, status) VALUES ('c_child', '', 'Tara', 'Rao', '5', '', '', '', ?, '', 'INR', 5, 'withheld')`,
      [false],
    );
    expect((await erase('c_child', 'c_child')).json()).toMatchObject({
      detail: "The account of a child goes with its guardian's, or when the guardian removes the child.",
    });
    expect((await erase('u_demo_farida', 'farida.sheikh@example.com')).json()).toMatchObject({
      detail: 'This person works in the office. Take them out of the team first.',
    });
  });

  test('after thirty days everything is gone, with a last notice before, also of an account that is closed', async () => {
    await post(ENDPOINTS.terminatePerson, { user_id: CLIENT_ID, reason });
    expect((await erase(CLIENT_ID, CLIENT)).statusCode).toBe(200);
    expect((await messagesTo(site(), CLIENT))[0]?.text).toContain('write to us before that day');
    const job = site().app.get(ErasureJob);
    site().clock.pass(28 * DAY + 60);
    await job.run();
    expect((await messagesTo(site(), CLIENT))[0]?.subject).toMatch(/^Last notice/u);
    site().clock.pass(2 * DAY);
    await job.run();
    expect(await site().dataSource.query('SELECT id FROM user_account WHERE id = ?', [CLIENT_ID])).toEqual([]);
  });
});

describeSites('merging two accounts of one person', (site) => {
  const END = 'u_merge_end';
  const MAIL = 'ritu.other@example.com';
  let office: TestBrowser;
  const db = (sql: string, values: readonly unknown[] = []) => site().dataSource.query<Record<string, unknown>[]>(sql, [...values]);
  const ids = { keep_id: CLIENT_ID, end_id: END };
  const compare = async () => {
    const answer = await office.get(`${ENDPOINTS.compareAccounts.path}?keep_id=${CLIENT_ID}&end_id=${END}`);
    return answer.json<{ data: AccountComparison }>().data;
  };
  const merge = (more: object = {}) => office.post(ENDPOINTS.mergeAccounts.path, { ...ids, confirmation: MAIL, reason, ...more });
  const favourites = async (id: string) =>
    (await db('SELECT talent_id AS id FROM favourite WHERE user_id = ? ORDER BY talent_id', [id])).map((row) => Number(row['id']));

  beforeAll(async () => {
    await db(
      `INSERT INTO user_account (id, email, login_email, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium,
        slug, currency_code, created_at, status) VALUES (?, ?, ?, 'Ritu', 'Khanna', '7', '', '', '', ?, '', 'INR', 5, 'active')`,
      [END, MAIL, MAIL, false],
    );
    await db('DELETE FROM favourite WHERE user_id = ?', [CLIENT_ID]);
    const talents = (await db('SELECT id FROM talent ORDER BY id LIMIT 3')).map((row) => Number(row['id']));
    const like = (user: string, talent: number | undefined) =>
      db('INSERT INTO favourite (user_id, talent_id, created_at) VALUES (?, ?, 1)', [user, talent]);
    await like(CLIENT_ID, talents[0]);
    for (const talent of talents) await like(END, talent);
    for (const [user, name] of [
      [CLIENT_ID, 'tea'],
      [END, 'tea'],
      [END, 'monsoon'],
    ])
      await db('INSERT INTO favourite_list (user_id, name, name_key, created_at) VALUES (?, ?, ?, 1)', [user, name, name]);
    await db(
      `INSERT INTO person_note (id, user_id, author_id, text, written_at) VALUES ('pn_merge', ?, 'u_demo_nikhil', 'Rang twice', 1)`,
      [END],
    );
    office = await openOffice(site());
  });

  test('both are shown with what moves and what stays; nothing has moved yet', async () => {
    const { keep, end, moves, stays, refusals } = await compare();
    expect([keep.user_id, end.user_id, refusals]).toEqual([CLIENT_ID, END, []]);
    expect(moves).toEqual([
      { part: 'favourites', moves: 2, stays: 1 },
      { part: 'lists', moves: 1, stays: 1 },
      { part: 'notes', moves: 1, stays: 0 },
    ]);
    expect(stays).toEqual([]);
    expect(await favourites(END)).toHaveLength(3);
  });

  test.each([
    ['the same account', { end_id: CLIENT_ID }, 'Choose another account to end: these are the same.'],
    ['a colleague', { end_id: 'u_demo_farida' }, 'This person works in the office. Take them out of the team first.'],
    ['the own account', { keep_id: 'u_demo_nikhil' }, 'You cannot change your own account here. Ask a colleague.'],
  ])('%s is refused', async (_what, more, detail) => {
    expect((await merge(more)).json()).toMatchObject({ status: 400, detail });
  });

  test('an account with something open stays; another confirmation changes nothing', async () => {
    await db("UPDATE job SET owner_id = ?, state = 'open' WHERE id = (SELECT id FROM (SELECT MIN(id) AS id FROM job) first)", [END]);
    expect((await compare()).refusals).toEqual(['The account to end has open jobs. Keep that account, or have them closed first.']);
    expect((await merge()).json()).toMatchObject({ status: 400, detail: expect.stringContaining('open jobs') });
    await db('UPDATE job SET owner_id = NULL WHERE owner_id = ?', [END]);
    expect((await merge({ confirmation: CLIENT })).json()).toMatchObject({ fields: { confirmation: expect.any(String) } });
    expect(await favourites(END)).toHaveLength(3);
  });

  test('what can move is moved once, the other account is closed, and both addresses are told', async () => {
    const browser = await signedIn(site(), MAIL);
    const answers = await Promise.all([merge(), merge()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await browser.get(ENDPOINTS.account.path)).statusCode).toBe(401);
    expect([(await favourites(CLIENT_ID)).length, (await favourites(END)).length]).toEqual([3, 1]);
    const lists = await db('SELECT user_id AS owner, name FROM favourite_list WHERE user_id IN (?, ?) ORDER BY id', [CLIENT_ID, END]);
    expect(lists.map(({ owner, name }) => [owner, name])).toEqual(
      expect.arrayContaining([
        [CLIENT_ID, 'tea'],
        [END, 'tea'],
        [CLIENT_ID, 'monsoon'],
      ]),
    );
    expect(await db('SELECT status FROM user_account WHERE id = ?', [END])).toEqual([{ status: 'terminated' }]);
    const [ended] = await messagesTo(site(), MAIL);
    const [kept] = await messagesTo(site(), CLIENT);
    expect(ended?.text).toContain('please log in with r***@example.com');
    expect(kept?.text).toContain('r***@example.com is closed for good');
    for (const mail of [ended, kept]) expect(mail?.text).toContain(`The reason: ${reason}`);
    const [, person] = answers.toSorted((one, other) => other.statusCode - one.statusCode);
    expect(person?.json<{ data: Person }>().data.history[0]).toMatchObject({
      action: 'merge-accounts',
      detail: `with Ritu Khanna, moved: favourites 2, lists 1, notes 1; ${reason}`,
    });
    expect((await merge()).json()).toMatchObject({ detail: 'The account to end is closed for good already.' });
  });
});
