import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import {
  COMPLETE_JOB,
  knownClient,
  newClient,
  ownJob,
  read,
  ROLE,
  save,
  staff,
  submit,
  submitted,
} from '../../../test/support/jobs/postings/jobs';

describeSites('Jobs before staff', (site) => {
  const run = (...args: readonly string[]) => staff(site(), ...args);
  const newest = async () => (await site().dataSource.query('SELECT action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];
  const toldTo = (userId: string) =>
    site().dataSource.query('SELECT notice_group AS kind, title, text, path FROM notification WHERE user_id = ? ORDER BY id', [userId]);

  test('SEC-43 the list says why somebody has to read it, and what was sent in is read line by line, each with an entry in the trail', async () => {
    const { browser, email, userId } = await newClient(site());
    const job = await submitted(browser, { has_intimacy: true, roles: [{ ...ROLE, age_min: 9, age_max: 12 }] });
    const line = (await run('jobs')).split('\n').find((text) => text.includes(email));
    expect(line).toContain(userId);
    expect(line).toContain('minors, intimacy');
    expect(line).toMatch(/new$/u);
    expect(await newest()).toMatchObject({ action: 'list-jobs', subject: 'jobs' });
    const text = await run('read-job', String(job.id));
    for (const part of ['Tea film, one lift, four floors', '₹25,000', 'plays 9–12', 'India, digital, one year'])
      expect(text).toContain(part);
    expect(await newest()).toEqual({ action: 'read-job', subject: `job:${job.id}`, detail: '' });
  });

  test('approving shows exactly what was sent in, tells its owner once, and is done once', async () => {
    const { browser, userId } = await newClient(site());
    const job = await submitted(browser);
    ownJob(await save(browser, { ...COMPLETE_JOB, title: 'Written after it was sent in' }, job));
    await run('approve-job', String(job.id));
    expect(await newest()).toEqual({ action: 'approve-job', subject: `job:${job.id}`, detail: userId });
    const [row] = await site().dataSource.query('SELECT title FROM job WHERE id = ?', [job.id]);
    expect(row.title).toBe('Tea film, one lift, four floors');
    expect(await read(browser, job.id)).toMatchObject({ state: 'open', has_unsent_changes: true });
    await expect(run('approve-job', String(job.id))).rejects.toThrow('nothing to decide about');
    expect(await toldTo(userId)).toEqual([
      {
        kind: 'account',
        title: '“Tea film, one lift, four floors” is on the site',
        text: expect.stringContaining('everybody can see it now'),
        path: `/jobs/${job.id}-tea-film-one-lift-four-floors`,
      },
    ]);
  });

  test('asking for changes gives it back with the reason, which stays until it is sent in again', async () => {
    const { browser, userId } = await newClient(site());
    const job = await submitted(browser);
    await run('ask-job-changes', String(job.id), '--reason', 'Please say who is with the child');
    expect(await newest()).toEqual({ action: 'ask-job-changes', subject: `job:${job.id}`, detail: 'Please say who is with the child' });
    expect(await read(browser, job.id)).toMatchObject({ state: 'draft', review_note: 'Please say who is with the child' });
    await expect(run('approve-job', String(job.id))).rejects.toThrow('was sent back');
    expect(await toldTo(userId)).toEqual([expect.objectContaining({ path: `/post-a-job?job=${job.id}` })]);
    const written = ownJob(await save(browser, { ...COMPLETE_JOB, details: 'A guardian is on set all day.' }, job));
    expect(ownJob(await submit(browser, written))).toMatchObject({ state: 'review', review_note: '' });
    await run('approve-job', String(job.id));
    expect((await read(browser, job.id)).state).toBe('open');
  });

  test('closing takes a job off the site for good, and from then on staff read everything of its poster', async () => {
    const { browser, userId } = await knownClient(site());
    const job = await submitted(browser);
    await run('close-job', String(job.id), '--reason', 'It asks for a fee');
    expect(await newest()).toEqual({ action: 'close-job', subject: `job:${job.id}`, detail: 'It asks for a fee' });
    expect(await read(browser, job.id)).toMatchObject({ state: 'closed', review_note: 'It asks for a fee' });
    await expect(run('close-job', String(job.id), '--reason', 'Again')).rejects.toThrow('closed already');
    expect(await toldTo(userId)).toContainEqual(
      expect.objectContaining({
        title: 'We closed “Tea film, one lift, four floors”',
        text: expect.stringContaining('It asks for a fee.'),
      }),
    );
    expect((await submitted(browser)).state).toBe('review');
  });

  test('nothing of a suspended client comes on the site, and no call whose last day has passed', async () => {
    const { browser, email } = await newClient(site());
    const [job, late] = [await submitted(browser), await submitted(browser, { closes_on: '2026-11-21' })];
    site().clock.pass(3 * 24 * 3600);
    await expect(run('approve-job', String(late.id))).rejects.toThrow('has passed');
    await run('suspend', email, '--reason', 'Somebody else’s name');
    await expect(run('approve-job', String(job.id))).rejects.toThrow('is suspended');
  });

  test('the jobs of a suspended client are off the site until the account is open again, and closed for good when it ends', async () => {
    const { browser, email } = await knownClient(site());
    const job = await submitted(browser);
    const visitor = await site().browse();
    const isListed = async () => (await visitor.get(ENDPOINTS.jobs.path)).body.includes(`"id":${job.id},`);
    const page = async () => (await visitor.get(ENDPOINTS.job.path.replace('{key}', String(job.id)))).statusCode;
    expect([await isListed(), await page()]).toEqual([true, 200]);
    expect(await run('suspend', email, '--reason', 'Somebody else’s name')).toContain('2 jobs are off the site.');
    expect([await isListed(), await page()]).toEqual([false, 404]);
    expect(await run('restore', email)).toContain('2 jobs are on the site again.');
    expect([await isListed(), await page()]).toEqual([true, 200]);
    await run('suspend', email, '--reason', 'Somebody else’s name');
    expect(await run('terminate', email, '--reason', 'Somebody else’s name')).toContain('2 jobs are closed.');
    expect([await isListed(), await page()]).toEqual([false, 404]);
    expect((await site().dataSource.query('SELECT state FROM job WHERE id = ?', [job.id]))[0].state).toBe('closed');
  });

  test('a number that is none, or of no job, is refused in words', async () => {
    await expect(run('read-job', 'tea-film')).rejects.toThrow('no number of a job');
    await expect(run('close-job', '99999999', '--reason', 'Gone')).rejects.toThrow('There is no job 99999999');
  });
});
