import { ENDPOINTS, type QueueItem, type QueueResponse, type ReviewedProfile } from '@alltalent/shared/contracts';
import { openOffice } from '../../test/support/office/open-office';
import type { TestBrowser } from '../../test/support/test-browser';
import { describeSites } from '../../test/support/test-site';
import { seedCastings } from '../castings/seed-castings';
import { seedWaiting } from './seed-waiting';

const DAY_MS = 86_400_000;

describeSites('what waits in the office of a demonstration', (site) => {
  const seed = async (later = 0) => {
    const now = site().clock.now() + later;
    await seedCastings(site().dataSource, { talents: 40, assetBase: '/media', now });
    await seedWaiting(site().dataSource, { talents: 40, now });
  };
  const itemsOf = async (office: TestBrowser, path: string): Promise<QueueItem[]> => (await office.get(path)).json<QueueResponse>().data;

  test('ROLE-02 are profiles, jobs and reports as their queues list them, the child’s report first', async () => {
    await seed();
    const office = await openOffice(site());
    const [profiles, jobs, reports] = await Promise.all(
      [ENDPOINTS.profileQueue, ENDPOINTS.jobQueue, ENDPOINTS.reportQueue].map(({ path }) => itemsOf(office, path)),
    );
    expect(profiles?.map(({ title }) => title)).toEqual(['Lin Yue', 'Joseph Kurian', 'Mateo Alvarez']);
    expect(jobs?.map(({ marks }) => marks)).toEqual([
      ['first post'],
      [expect.stringMatching(/^minors/u)],
      [expect.stringMatching(/^fees/u)],
    ]);
    expect(reports?.map(({ marks }) => marks)).toEqual([['child', 'job', 'member'], ['profile', 'member'], ['job']]);
    const shown = await office.get(ENDPOINTS.queuedProfile.path.replace('{id}', profiles?.[1]?.id ?? ''));
    const lines = shown.json<{ data: ReviewedProfile }>().data.lines.filter(({ before, after }) => before !== after);
    expect(lines.map(({ label }) => label)).toEqual(['skills', 'rate']);
  });

  test('are dated again on another day unless they were decided about', async () => {
    await seed();
    const office = await openOffice(site());
    const [first] = await itemsOf(office, ENDPOINTS.jobQueue.path);
    await site().dataSource.query("UPDATE job SET review = 'none' WHERE id = ?", [first?.id]);
    await seed(DAY_MS);
    const jobs = await itemsOf(office, ENDPOINTS.jobQueue.path);
    expect(jobs).toHaveLength(2);
    expect(Date.parse(jobs[0]?.waiting_since ?? '')).toBeGreaterThan(site().clock.now());
    expect(await itemsOf(office, ENDPOINTS.profileQueue.path)).toHaveLength(3);
    expect(await itemsOf(office, ENDPOINTS.reportQueue.path)).toHaveLength(3);
  });
});
