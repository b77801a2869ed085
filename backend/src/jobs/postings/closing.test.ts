import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { JobClosingService } from './job-closing.service';
import { knownClient, ownJob, read, save, submit, submitted } from '../../../test/support/jobs/postings/jobs';

const DAY = 24 * 3600;

describeSites('The end of a job', (site) => {
  test('a later last day within ninety days is taken, for what is shown and what is being written', async () => {
    const { browser } = await knownClient(site());
    const job = await submitted(browser);
    const extend = (closes_on: string) => browser.post(ENDPOINTS.extendJob.path, { id: job.id, closes_on });
    for (const day of ['2026-12-29', '2027-02-19', '2027-02-30', 'soon'])
      expect([(await extend(day)).statusCode, Object.keys((await extend(day)).json().fields)]).toEqual([400, ['closes_on']]);
    const extended = ownJob(await extend('2027-02-18'));
    expect(extended).toMatchObject({ revision: job.revision + 1, has_unsent_changes: false, content: { closes_on: '2027-02-18' } });
    const [row] = await site().dataSource.query('SELECT closes_on AS day FROM job WHERE id = ?', [job.id]);
    expect(row.day).toBe('2027-02-18');
  });

  test('drafts and closed jobs are not extended, and what is closed stays closed', async () => {
    const { browser } = await knownClient(site());
    const draft = ownJob(await save(browser, { title: 'Not yet' }));
    const job = await submitted(browser);
    const closed = ownJob(await browser.post(ENDPOINTS.closeJob.path, { id: job.id }));
    expect(closed.state).toBe('closed');
    expect(ownJob(await browser.post(ENDPOINTS.closeJob.path, { id: job.id }))).toEqual(closed);
    const refused = [
      await browser.post(ENDPOINTS.extendJob.path, { id: draft.id, closes_on: '2027-01-10' }),
      await browser.post(ENDPOINTS.closeJob.path, { id: draft.id }),
      await browser.post(ENDPOINTS.extendJob.path, { id: job.id, closes_on: '2027-01-10' }),
      await save(browser, { title: 'Again' }, closed),
      await submit(browser, closed),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual(Array(5).fill([409, 'JOB_STATE']));
  });

  test('after its last day a job can be extended for thirty days; then it is closed by itself', async () => {
    const { browser, email } = await knownClient(site());
    const [forgotten, extended] = [await submitted(browser), await submitted(browser)];
    site().clock.pass(60 * DAY);
    const again = await signedIn(site(), email);
    expect((await read(again, extended.id)).state).toBe('open');
    ownJob(await again.post(ENDPOINTS.extendJob.path, { id: extended.id, closes_on: '2027-03-01' }));
    const closing = site().app.get(JobClosingService);
    await closing.closeExpired();
    expect((await read(again, forgotten.id)).state).toBe('open');
    site().clock.pass(12 * DAY);
    await closing.closeExpired();
    const last = await signedIn(site(), email);
    expect([(await read(last, forgotten.id)).state, (await read(last, extended.id)).state]).toEqual(['closed', 'open']);
  });
});
