import { ENDPOINTS, type PeopleResponse, type Person } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { ROLES } from '@alltalent/shared/contracts';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const CLIENT_ID = 'u_demo_ritu';
const reason = 'Fees were asked for';

describeSites('the people of the site, in the office', (site) => {
  let office: TestBrowser;
  beforeAll(async () => {
    await site().dataSource.query("UPDATE user_account SET mobile_number = '9820012345' WHERE id = ?", [CLIENT_ID]);
    office = await openOffice(site());
  });

  const find = async (search: string, after = '') => {
    const query = new URLSearchParams({ search, ...(after === '' ? {} : { after }) }).toString();
    return (await office.get(`${ENDPOINTS.people.path}?${query}`)).json<PeopleResponse>();
  };
  const read = async (id: string) => (await office.get(ENDPOINTS.person.path.replace('{id}', id))).json<{ data: Person }>().data;
  const act = (path: string, more: object) => office.post(path, { user_id: CLIENT_ID, ...more });

  test.each([
    ['the first name', 'ritu'],
    ['the beginning of the whole name', 'Ritu Kha'],
    ['the last name first', 'khanna r'],
    ['the mail address', 'Ritu.Khanna@example'],
    ['the id', 'u_demo_rit'],
    ['the number as it is typed', '98200 12345'],
    ['the number with a zero before it', '09820012345'],
  ])('a person is found by %s', async (_by, search) => {
    expect((await find(search)).data.map(({ user_id }) => user_id)).toContain(CLIENT_ID);
  });

  test('a talent is found by the slug; signs of patterns find nobody', async () => {
    const [{ slug = '' } = {}] = await site().dataSource.query<{ slug: string }[]>('SELECT slug FROM user_account WHERE email = ?', [
      TALENT,
    ]);
    expect((await find(slug)).data[0]).toMatchObject({ slug });
    for (const search of ['%', '_', "' OR 1=1 --", '\\', '\u{10FFFF}']) expect((await find(search)).data).toEqual([]);
  });

  test('pages hold everybody once, with and without a search', async () => {
    const accounts = Array.from({ length: 120 }, (_, index) => `u_page_${String(index).padStart(3, '0')}`);
    for (const id of accounts)
      await site().dataSource.query(
        `INSERT INTO user_account (id, email, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium, slug, currency_code, created_at, status)
          VALUES (?, ?, 'Page', 'Person', '7', '', '', '', ?, '', 'INR', 5, 'active')`,
        [id, `${id}@example.com`, false],
      );
    for (const search of ['page', '']) {
      const seen: string[] = [];
      let after = '';
      for (let pages = 0; pages < 20; pages += 1) {
        const { data, next } = await find(search, after);
        seen.push(...data.map(({ user_id }) => user_id));
        if (next === '') break;
        after = next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(accounts));
    }
    await site().dataSource.query("DELETE FROM user_account WHERE id LIKE 'u_page_%'");
  });

  test('suspending ends the sessions, tells the person why, and is undone by restoring', async () => {
    const client = await signedIn(site(), CLIENT);
    expect((await act(ENDPOINTS.suspendPerson.path, { reason })).json()).toMatchObject({ data: { status: 'suspended', sessions: [] } });
    expect((await client.get(ENDPOINTS.ownJobs.path)).statusCode).toBe(401);
    expect((await messagesTo(site(), CLIENT))[0]).toMatchObject({
      subject: 'Your All Talent account is suspended',
      text: expect.stringContaining(reason),
    });
    expect((await act(ENDPOINTS.suspendPerson.path, { reason })).statusCode).toBe(400);
    expect((await act(ENDPOINTS.restorePerson.path, { reason: 'It was a mistake' })).json()).toMatchObject({ data: { status: 'active' } });
    const { history } = await read(CLIENT_ID);
    expect(history.filter(({ action }) => action === 'suspend' || action === 'restore').slice(0, 2)).toMatchObject([
      { action: 'restore', actor: 'Nikhil Bose', detail: 'It was a mistake' },
      { action: 'suspend', actor: 'Nikhil Bose', detail: reason },
    ]);
  });

  test('a reason is needed, and the field says so', async () => {
    expect((await act(ENDPOINTS.suspendPerson.path, { reason: ' ' })).json()).toMatchObject({
      status: 400,
      fields: { reason: 'Say why: it is kept in the audit trail' },
    });
  });

  test('a role is given and taken; what depends on one keeps it', async () => {
    const change = (role: string, has: boolean, user_id = CLIENT_ID) =>
      office.post(ENDPOINTS.changeRolesOfPerson.path, { user_id, role, has, reason });
    expect((await change(ROLES.talent, true)).json()).toMatchObject({ data: { role_id: '7,5' } });
    expect((await change(ROLES.talent, true)).statusCode).toBe(400);
    expect((await change(ROLES.talent, false)).json()).toMatchObject({ data: { role_id: '7' } });
    expect((await change(ROLES.client, false)).json()).toMatchObject({ detail: 'An account keeps at least one role.' });
    await change(ROLES.client, true, 'u_demo_asha');
    expect((await change(ROLES.talent, false, 'u_demo_asha')).json()).toMatchObject({ code: 'ROLE_IN_USE' });
    expect((await change(ROLES.client, false, 'u_demo_asha')).statusCode).toBe(200);
  });

  test('nobody acts on their own account, and support not on that of a colleague', async () => {
    const own = await office.post(ENDPOINTS.suspendPerson.path, { user_id: 'u_demo_nikhil', reason });
    expect(own.json()).toMatchObject({ status: 400, detail: 'You cannot change your own account here. Ask a colleague.' });
    const support = await openOffice(site(), SUPPORT);
    const colleague = await support.post(ENDPOINTS.suspendPerson.path, { user_id: 'u_demo_farida', reason });
    expect(colleague.json()).toMatchObject({ status: 403, detail: 'Only an administrator changes the account of a colleague.' });
    expect((await support.post(ENDPOINTS.terminatePerson.path, { user_id: CLIENT_ID, reason })).statusCode).toBe(403);
    const casting = await openOffice(site(), CASTING);
    expect((await casting.post(ENDPOINTS.suspendPerson.path, { user_id: CLIENT_ID, reason })).statusCode).toBe(403);
    office = await openOffice(site(), ADMINISTRATOR);
  });

  test('notes are for the office, and in the export of the person they are about', async () => {
    expect((await act(ENDPOINTS.notePerson.path, { text: 'Called back on Monday' })).json()).toMatchObject({
      data: { notes: [{ text: 'Called back on Monday', by: 'Nikhil Bose' }] },
    });
    const client = await signedIn(site(), CLIENT);
    const { staff_notes: notes } = (await client.get(ENDPOINTS.exportAccount.path)).json<{ staff_notes: unknown }>();
    expect(notes).toMatchObject([{ text: 'Called back on Monday' }]);
  });

  test('a page about a person has jobs, applications and conversations without their text; an unknown one is 404', async () => {
    const person = await read('u_demo_asha');
    expect(person).toMatchObject({ name: 'Asha Rao', email: TALENT, is_email_confirmed: true, is_child: false });
    expect(Object.keys(person.threads[0] ?? { with: '', messages: 0, last_at: '' }).sort()).toEqual(['last_at', 'messages', 'with']);
    expect((await office.get(ENDPOINTS.person.path.replace('{id}', 'u_nobody'))).statusCode).toBe(404);
  });

  test('the audit trail is read by person, by actor and by subject', async () => {
    const trail = async (of: string) =>
      (await office.get(`${ENDPOINTS.auditTrail.path}?of=${encodeURIComponent(of)}`)).json<{ data: { subject: string; actor: string }[] }>()
        .data;
    expect((await trail(CLIENT)).every(({ subject }) => subject === CLIENT_ID)).toBe(true);
    expect((await trail(ADMINISTRATOR)).some(({ subject }) => subject === CLIENT_ID)).toBe(true);
    expect(await trail('job:999999')).toEqual([]);
  });

  test('reports about an account are those of what it published, but for its own', async () => {
    const db = site().dataSource;
    await db.query('DELETE FROM report');
    const idOf = async (sql: string) => Number((await db.query<{ id: number }[]>(sql))[0]?.id);
    const profile = await idOf("SELECT t.id AS id FROM talent t JOIN user_account u ON u.slug = t.slug WHERE u.id = 'u_demo_asha'");
    const job = await idOf('SELECT id FROM job ORDER BY id LIMIT 1');
    await db.query("UPDATE job SET owner_id = 'u_demo_ritu' WHERE id = ?", [job]);
    const report = (subject: string, id: number, reporter: string | null) =>
      db.query(
        `INSERT INTO report (subject, subject_id, reason, text, reporter_id, created_at, closed_at, outcome)
          VALUES (?, ?, 'fee', '', ?, 1, NULL, '')`,
        [subject, id, reporter],
      );
    await report('profile', profile, null);
    await report('profile', profile, 'u_demo_asha');
    await report('job', job, 'u_demo_asha');
    const reportsOf = async (id: string) => (await read(id)).reports.map(({ detail, marks }) => [detail, marks]);
    expect(await reportsOf('u_demo_asha')).toEqual([[`profile ${profile}`, ['open']]]);
    expect(await reportsOf('u_demo_ritu')).toEqual([[`job ${job}`, ['open']]]);
  });
});
