import { ENDPOINTS, type ReviewedJob } from '@alltalent/shared/contracts';
import { ADMINISTRATOR, CASTING, openOffice } from '../../../../test/support/office/open-office';
import { decide, item, list, newestEntry } from '../../../../test/support/office/queues';
import { COMPLETE_JOB, knownClient, newClient, ownJob, read, save, submit, submitted } from '../../../../test/support/jobs/postings/jobs';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

describeSites('The queue of jobs', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    office = await openOffice(site(), CASTING);
    await site().dataSource.query("UPDATE job SET review = 'none' WHERE review = 'pending'");
  });

  const shownAt = (id: number) => ENDPOINTS.job.path.replace('{key}', String(id));
  const reviewed = async (id: number) => (await item(office, 'queuedJob', id)).json<{ data: ReviewedJob }>().data;

  /** A job on the site whose poster sent in a change that staff read first. */
  async function changedJob() {
    const client = await knownClient(site());
    const job = await submitted(client.browser);
    const changed = ownJob(await save(client.browser, { ...COMPLETE_JOB, has_intimacy: true }, job));
    await submit(client.browser, changed);
    return { client, id: job.id };
  }

  test('ROLE-02 the longest waiting comes first, with the checks that made it wait, and pages follow without a gap', async () => {
    const first = await submitted((await newClient(site())).browser);
    site().clock.pass(60);
    const { id } = await changedJob();
    const { data, total, next } = await list(office, 'jobQueue');
    expect(data.map(({ id: key, marks }) => [key, marks])).toEqual([
      [String(first.id), ['first post']],
      [String(id), ['change', 'intimacy']],
    ]);
    expect([total, next]).toEqual([2, '']);
    const after = `${Date.parse(data[0]?.waiting_since ?? '')}.${first.id}`;
    expect((await list(office, 'jobQueue', after)).data.map(({ id: key }) => key)).toEqual([String(id)]);
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_farida', action: 'list-jobs' });
  });

  test('ROLE-02 a change is read beside what the site shows, and a new job beside nothing', async () => {
    const { client, id } = await changedJob();
    const job = await reviewed(id);
    expect(job.lines.filter(({ before, after }) => before !== after)).toEqual([{ label: 'intimacy', before: null, after: 'yes' }]);
    expect(job).toMatchObject({ public_path: expect.stringMatching(`^/jobs/${id}-`), account: { user_id: client.userId } });
    const fresh = await submitted((await newClient(site())).browser);
    expect((await reviewed(fresh.id)).lines.every(({ before }) => before === null)).toBe(true);
    expect(await reviewed(fresh.id)).toMatchObject({ public_path: '' });
    for (const wrong of ['0', '1e3', 'x', '99999']) expect((await item(office, 'queuedJob', wrong)).statusCode).toBe(404);
  });

  test('ROLE-02 approve, ask for changes and reject do what the staff commands do', async () => {
    const [one, two] = [await submitted((await newClient(site())).browser), await submitted((await newClient(site())).browser)];
    expect((await decide(office, 'decideJob', one.id, { decision: 'approve' })).statusCode).toBe(200);
    expect((await (await site().browse()).get(shownAt(one.id))).json().data).toMatchObject({ state: 'open' });
    await decide(office, 'decideJob', two.id, { decision: 'changes', reason: 'Say what you pay.' });
    expect(await newestEntry(site())).toMatchObject({ action: 'ask-job-changes', subject: `job:${two.id}`, detail: 'Say what you pay.' });
    expect((await list(office, 'jobQueue')).data).toEqual([]);
  });

  test('a rejected job is closed for good, never shown, and its poster is told why', async () => {
    const client = await newClient(site());
    const { id } = await submitted(client.browser);
    await decide(office, 'decideJob', id, { decision: 'reject', reason: 'It asks talent for money.' });
    expect(await read(client.browser, id)).toMatchObject({ state: 'closed' });
    expect((await (await site().browse()).get(shownAt(id))).statusCode).toBe(404);
    const told = (await client.browser.get(ENDPOINTS.notifications.path)).json();
    expect(JSON.stringify(told)).toContain('The reason: It asks talent for money.');
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_farida', action: 'reject-job', subject: `job:${id}` });
  });

  test('a rejected change closes the job that was on the site', async () => {
    const { client, id } = await changedJob();
    await decide(office, 'decideJob', id, { decision: 'reject', reason: 'No consent form.' });
    expect(await read(client.browser, id)).toMatchObject({ state: 'closed' });
  });

  test('a decision is about what was sent in: saves since do not matter, another version does', async () => {
    const client = await newClient(site());
    const job = await submitted(client.browser);
    const { version } = await reviewed(job.id);
    const approve = () => office.post(ENDPOINTS.decideJob.path, { id: String(job.id), version, decision: 'approve' });
    const saved = ownJob(await save(client.browser, { ...COMPLETE_JOB, title: 'Another title' }, job));
    expect((await reviewed(job.id)).version).toBe(version);
    await submit(client.browser, saved);
    expect((await approve()).json()).toMatchObject({ status: 409, code: 'REVISION_STALE' });
    const colleague = await openOffice(site(), ADMINISTRATOR);
    await decide(colleague, 'decideJob', job.id, { decision: 'reject', reason: 'x' });
    expect((await approve()).json()).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^Nikhil Bose rejected this: /u),
    });
  });

  test('REL-17 of two decisions at once one is carried out', async () => {
    const { id } = await submitted((await newClient(site())).browser);
    const { version } = await reviewed(id);
    const bodies = [{ decision: 'approve' }, { decision: 'reject', reason: 'No.' }];
    const answers = await Promise.all(bodies.map((body) => office.post(ENDPOINTS.decideJob.path, { id: String(id), version, ...body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
