import { ENDPOINTS, missingJobFields, type OwnJobRow } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { seedCastings } from './seed-castings';

const RITU = 'ritu.khanna@example.com';
const TABLES = ['user_account', 'job', 'job_role', 'job_word', 'job_application', 'job_application_step', 'job_invitation', 'notification'];

describeSites('the jobs of the demonstration client', (site) => {
  const seed = () => seedCastings(site().dataSource, { talents: 40, assetBase: '/media', now: site().clock.now() });
  const counts = async () =>
    Promise.all(TABLES.map(async (table) => (await site().dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total));
  const jobsOf = async () => (await (await signedIn(site(), RITU)).get(ENDPOINTS.ownJobs.path)).json<{ data: OwnJobRow[] }>().data;

  test('are as its dashboard would show them after a week of work', async () => {
    await seed();
    const jobs = await jobsOf();
    expect(jobs.map(({ state }) => state).sort()).toEqual(['closed', 'draft', 'open', 'open', 'open', 'open', 'open']);
    const tea = jobs.find(({ title }) => title.startsWith('Tea film'));
    expect(tea).toMatchObject({ roles: 2, applied: 20, fresh: 7, invited: 6, booked: 0, location: 'Mumbai' });
    expect(jobs.find(({ title }) => title.startsWith('Night bus'))).toMatchObject({ applied: 6, booked: 1 });
    const kites = jobs.find(({ title }) => title.startsWith('Kite film'));
    const board = await (await signedIn(site(), RITU)).get(`${ENDPOINTS.applicants.path}?job=${kites?.id}`);
    expect(board.json().data).toMatchObject([
      { talent: { name: 'Tara I.', location: 'Tamil Nadu', is_for_child: true }, stage: 'shortlisted' },
    ]);
    const stages = await site().dataSource.query<{ stage: string }[]>('SELECT DISTINCT stage FROM job_application');
    expect(stages).toHaveLength(8);
  });

  test('lack nothing that a client would have to fill in, and stand in the search', async () => {
    const browser = await signedIn(site(), RITU);
    for (const { id, state } of await jobsOf()) {
      if (state !== 'open') continue;
      const { content } = (await browser.get(`${ENDPOINTS.ownJobs.path}/${id}`)).json().data;
      expect(missingJobFields(content, '2026-11-20')).toEqual({});
    }
    const { data } = (await (await site().browse()).get(`${ENDPOINTS.jobs.path}?q=lift+floors`)).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['Tea film, one lift, four floors']);
  });

  test('come with somebody whose applications are in several stages, an invitation and what was told of it', async () => {
    const meher = await signedIn(site(), 'meher.kaul@example.com');
    const own = (await meher.get(ENDPOINTS.ownApplications.path)).json();
    expect(JSON.stringify(own)).toContain('Night bus to Nashik');
    expect(JSON.stringify(own)).toContain('Tea film');
    expect((await meher.get(ENDPOINTS.notificationCount.path)).json()).toMatchObject({ status: 200 });
    const titles = await site().dataSource.query("SELECT title FROM notification WHERE user_id = 'u_demo_meher' ORDER BY id");
    expect(titles).toHaveLength(4);
  });

  test('are seeded once: later changes stay, and no applicant is stored twice', async () => {
    const before = await counts();
    const browser = await signedIn(site(), RITU);
    const [first] = await jobsOf();
    await browser.post(ENDPOINTS.duplicateJob.path, { id: first?.id });
    await site().dataSource.query("UPDATE user_account SET first_name = 'Kay' WHERE login_email = 'kiara.sen@example.com'");
    await seed();
    expect(await counts()).toEqual(before.map((count, index) => (TABLES[index] === 'job' ? Number(count) + 1 : count)));
    const [kiara] = await site().dataSource.query(
      "SELECT first_name AS name FROM user_account WHERE login_email = 'kiara.sen@example.com'",
    );
    expect(kiara.name).toBe('Kay');
  });
});
