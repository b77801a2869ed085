import { ENDPOINTS, type OwnJob } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { JobApplicationEntity } from '../schema/job-application.entity';
import {
  type Client,
  COMPLETE_JOB,
  knownClient,
  newClient,
  ownJob,
  ROLE,
  save,
  staff,
  submitted,
} from '../../../test/support/jobs/postings/jobs';
import { askForJob, readJob } from '../../../test/support/jobs/search/job-requests';

const DAY_MS = 86_400_000;
const ROLES = [
  { ...ROLE, key: 'noor', name: 'Noor', gender_id: 1, age_min: 18, age_max: 60, skills: ['Hindi', 'Ice climbing'], details: '' },
  { ...ROLE, key: 'regulars', name: 'Regulars', people: 6, pay: 14_000, gender_id: null, age_min: 18, age_max: 70, skills: [] },
];

describeSites('one job', (site) => {
  let visitor: TestBrowser;
  let client: Client;
  let job: OwnJob;
  beforeAll(async () => {
    [visitor, client] = await Promise.all([site().browse(), knownClient(site())]);
    job = await submitted(client.browser, { title: 'Rooftop cricket film', roles: ROLES, question: 'Can you bat?' });
  });

  test('LINK-01 a visitor reads all of an open job, by its number with any words behind it', async () => {
    const detail = await readJob(visitor, `${job.id}-rooftop-cricket-film`);
    expect(detail).toMatchObject({
      ...{ id: job.id, slug: 'rooftop-cricket-film', state: 'open', title: 'Rooftop cricket film', posted_by: 'Mogra Pictures' },
      ...{ pay: 25_000, pay_unit: 'per day', currency: 'INR', usage: 'India, digital, one year', question: 'Can you bat?' },
      ...{ dates: '12–28 Jan', closes_on: '2026-12-30', posted_on: '2026-11-20', is_own: false, is_remote: false },
    });
    const [noor, regulars] = detail.roles;
    expect(noor).toMatchObject({ name: 'Noor', category: 'Actor', gender: 'Female', age_min: 18, age_max: 60, pay: 25_000, match: null });
    expect(noor?.requirements).toEqual(
      ['Plays 18–60', 'Plays a woman', 'Hindi', 'Ice climbing', detail.location, 'Free on the dates', 'Actor'].map((label) => ({
        label,
        is_met: null,
      })),
    );
    expect(regulars).toMatchObject({ people: 6, gender: '', age_min: 18, pay: 14_000 });
    expect(await readJob(visitor, job.id)).toEqual(detail);
    expect(await readJob(visitor, `${job.id}-a-former-title`)).toEqual(detail);
  });

  test('SEC-27 its owner is told that it is their own, and nobody who that is', async () => {
    expect((await readJob(client.browser, job.id)).is_own).toBe(true);
    const { payload } = await askForJob(await signedIn(site(), 'ritu.khanna@example.com'), job.id);
    expect(payload).toContain('"is_own":false');
    for (const secret of [client.userId, client.email, 'Sethi']) expect(payload).not.toContain(secret);
  });

  test('talent read of every role what they meet, what is met first, and what is missing', async () => {
    const { roles } = await readJob(await signedIn(site(), 'meher.kaul@example.com'), job.id);
    for (const { match, requirements } of roles) {
      expect(match).not.toBeNull();
      expect(requirements.filter(({ is_met }) => is_met).length).toBe(match?.met);
      expect(requirements.map(({ is_met }) => is_met)).toEqual([...requirements.map(({ is_met }) => is_met)].sort().reverse());
    }
    expect(roles[0]?.match?.missing).toContain('Ice climbing: not on your profile');
  });

  test('SEC-43 SEC-29 anyone who has no profile on the site is compared with nothing', async () => {
    const talent = await signedIn(site(), 'dev.mehra@example.com');
    expect((await readJob(talent, job.id)).roles[0]?.match).not.toBeNull();
    const [{ slug = '' } = {}] = await site().dataSource.query<{ slug: string }[]>(
      "SELECT slug FROM user_account WHERE login_email = 'dev.mehra@example.com'",
    );
    const change = (status: number) =>
      new TalentWriterRepository(site().dataSource).changeTalent(slug, (record) => ({ ...record, status }), new Date(site().clock.now()));
    await change(1);
    expect((await readJob(talent, job.id)).roles[0]?.match).toBeNull();
    await change(2);
    await site().dataSource.query("UPDATE user_account SET role_id = '7' WHERE login_email = 'dev.mehra@example.com'");
    expect((await readJob(await signedIn(site(), 'dev.mehra@example.com'), job.id)).roles[0]?.match).toBeNull();
    for (const email of ['leela.iyer@example.com', 'ritu.khanna@example.com'])
      expect((await readJob(await signedIn(site(), email), job.id)).roles[0]?.match).toBeNull();
  });

  test('what nobody may read yet, and what is no job, is not found: also not by its owner', async () => {
    const draft = ownJob(await save(client.browser, { title: 'Not yet written' }));
    const first = await newClient(site());
    const inReview = await submitted(first.browser, { title: 'Not yet read by staff' });
    expect(inReview.state).toBe('review');
    for (const browser of [visitor, client.browser, first.browser])
      for (const key of [draft.id, inReview.id, 2_147_483_600, 9_999_999_999]) {
        expect((await askForJob(browser, key)).statusCode).toBe(404);
        expect((await browser.get(`/api/jobs/${key}/head`)).statusCode).toBe(404);
      }
  });

  test.each(['0', '-1', '1e3', 'abc', '12_x', "1' OR '1'='1", '%00', '1%2F..', `1-${'x'.repeat(140)}`])(
    'SEC-28 a key such as %s is refused, and breaks nothing',
    async (key) => {
      expect([400, 404]).toContain((await askForJob(visitor, key)).statusCode);
    },
  );

  test('changes that wait for staff are not shown meanwhile', async () => {
    const changing = await submitted(client.browser, { title: 'Shown title' });
    const draft = ownJob(await save(client.browser, { ...COMPLETE_JOB, title: 'Waiting title', has_intimacy: true }, changing));
    const { id, revision } = draft;
    expect(ownJob(await client.browser.post(ENDPOINTS.submitJob.path, { id, revision })).has_changes_in_review).toBe(true);
    expect((await readJob(visitor, id)).title).toBe('Shown title');
    await staff(site(), 'approve-job', String(id));
    expect((await readJob(visitor, id)).title).toBe('Waiting title');
  });

  test('one that its owner closed stays readable for good as closed; one that staff took down is gone', async () => {
    const closed = await submitted(client.browser, { title: 'Closed by its owner' });
    await client.browser.post(ENDPOINTS.closeJob.path, { id: closed.id });
    expect(await readJob(visitor, closed.id)).toMatchObject({ state: 'closed', title: 'Closed by its owner' });
    const taken = await submitted(client.browser, { title: 'Taken down by staff' });
    await staff(site(), 'close-job', String(taken.id), '--reason=It asked for a fee.');
    expect((await askForJob(visitor, taken.id)).statusCode).toBe(404);
  });

  test('the record of the client comes from what happened, and says nothing while there is too little', async () => {
    const other = await knownClient(site());
    const jobs = [1, 2, 3].map((number) => submitted(other.browser, { title: `Record ${number}`, closes_on: '2026-11-21' }));
    const [one, ...more] = await Promise.all(jobs);
    if (!one) throw new Error('There is no job.');
    const record = async () => (await readJob(visitor, one.id)).poster;
    const none = { booked_rate: null, answered_rate: null, days_to_answer: null };
    expect(await record()).toEqual({ name: 'Mogra Pictures', is_verified: false, verified_on: '', posted: 4, ...none });
    const now = site().clock.now();
    const stages = ['booked', 'viewed', 'sent'] as const;
    for (const [index, { id }] of [one, ...more].entries()) {
      const [{ id: roleId = 0 } = {}] = (await readJob(visitor, id)).roles;
      const stage = stages[index] ?? 'sent';
      await addApplication({
        jobId: id,
        roleId,
        userId: other.userId,
        stage,
        sentAt: now,
        answeredAt: stage === 'sent' ? null : now + 2 * DAY_MS,
      });
    }
    expect(await record()).toMatchObject({ ...none, answered_rate: 67 });
    await site().dataSource.query("UPDATE user_account SET verified_client_on = '2026-03-05' WHERE id = ?", [other.userId]);
    site().clock.pass(2 * 24 * 3600);
    expect(await record()).toMatchObject({ is_verified: true, verified_on: '2026-03-05', posted: 4, booked_rate: 33 });
    expect((await readJob(visitor, one.id)).is_verified).toBe(true);
  });

  test('a job without an owner counts the jobs of its name, and has no rates', async () => {
    const { poster } = await readJob(visitor, 1);
    const [{ total = 0 } = {}] = await site().dataSource.query<{ total: number | string }[]>(
      'SELECT COUNT(*) AS total FROM job WHERE posted_by = ?',
      [poster.name],
    );
    expect(poster).toMatchObject({ posted: Number(total), booked_rate: null, answered_rate: null, days_to_answer: null });
    expect(poster.posted).toBeGreaterThan(0);
  });

  async function addApplication(row: Pick<JobApplicationEntity, 'jobId' | 'roleId' | 'userId' | 'stage' | 'sentAt' | 'answeredAt'>) {
    await site()
      .dataSource.getRepository(JobApplicationEntity)
      .insert({
        ...row,
        ...{ talentId: 1, note: '', answer: '', photos: [], stageAt: row.sentAt, matchMet: 0, matchOf: 0, matchMissing: [], rating: 0 },
        ...{ clientNote: '', isTapeAsked: false, tapeInstructions: '', tapeDueOn: '', tapeUrl: '', tapeVideoId: '' },
      });
  }
});
