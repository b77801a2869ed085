import type { Page } from '@playwright/test';
import { post, read, send } from '../support/requests';
import { newWord, postJob } from '../support/jobs';
import { newPerson, newPublicTalent } from '../support/own-talent';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 200_000 });

const ROLE = 'The ferryman’s daughter';

type Target = { readonly job: number; readonly application: number };

/** Paths of every endpoint by which a client could read another client's job or application. */
const CLIENT_READS = ({ job }: Target) => [`/api/client/jobs/${job}`, `/api/client/applicants?job=${job}`];
const CLIENT_WRITES = ({ job, application }: Target) =>
  [
    ['/api/client/jobs/extend', { id: job, closes_on: '2099-01-01' }],
    ['/api/client/jobs/close', { id: job }],
    ['/api/client/jobs/duplicate', { id: job }],
    ['/api/client/jobs/discard', { id: job }],
    ['/api/client/jobs/submit', { id: job, revision: 1 }],
    ['/api/client/applications/view', { id: application }],
    ['/api/client/applications/move', { ids: [application], stage: 'shortlisted', text: '', due_on: '' }],
    ['/api/client/applications/note', { id: application, rating: 1 }],
  ] as const;
const TALENT_WRITES = ({ application }: Target) =>
  [
    ['/api/applications/withdraw', { id: application }],
    ['/api/applications/self-tape', { id: application, address: 'https://vimeo.com/76979871' }],
    ['/api/applications/decline-invitation', { id: application }],
  ] as const;

async function expectShut(page: Page, writes: readonly (readonly [string, object])[], status: number): Promise<void> {
  for (const [path, body] of writes) expect([path, (await post(page, path, { body })).status]).toEqual([path, status]);
}

test('SEC-27 SEC-29 no user can reach a job, an application or notifications of another user, by any URL', async ({
  browser,
  page,
  watch,
}) => {
  watch.allow(/status of 40[0134]/u);
  const title = `Ferry at dawn ${newWord()}`;
  const client = await newPerson(browser, { role: 'Hiring', firstName: 'Farah', lastName: 'Contractor', born: ['3', '2', '1985'] });
  const profile = { skills: ['Singing', 'Rowing'], languages: ['Hindi'], city: 'Kochi' };
  const talent = await newPublicTalent(
    browser,
    { role: 'Talent', firstName: 'Leena', lastName: 'Kurup', born: ['4', '9', '1996'] },
    profile,
  );
  const job = Number(await postJob(client.page, { title, city: 'Kochi', roles: [{ name: ROLE, skills: ['Singing'] }], question: '' }));
  const draft = `/api/jobs/${job}`;
  expect((await page.request.get(draft)).status()).toBe(404);
  await runStaff('approve-job', String(job));
  const { data } = await read<{ data: { roles: { id: number }[] } }>(page, draft);
  await send(talent.page, '/api/applications/apply', { body: { role_id: data.roles[0]?.id, note: '', photos: [], answer: '' } });
  const { data: own } = await read<{ data: { id: number }[] }>(talent.page, '/api/applications');
  const target = { job, application: own[0]?.id ?? 0 };

  const otherClient = await newPerson(browser, { role: 'Hiring', firstName: 'Gopal', lastName: 'Nair', born: ['3', '2', '1985'] });
  for (const path of CLIENT_READS(target)) expect([path, (await otherClient.page.request.get(path)).status()]).toEqual([path, 404]);
  await expectShut(otherClient.page, CLIENT_WRITES(target), 404);
  await expectShut(otherClient.page, TALENT_WRITES(target), 403);
  await otherClient.page.goto(`/client/dashboard?tab=applicants&job=${job}&application=${target.application}`);
  await expect(otherClient.page.getByText('You have no such job')).toBeVisible();
  await otherClient.page.goto(`/post-a-job?job=${job}`);
  await expect(otherClient.page.getByRole('heading', { name: 'Nobody is standing on this mark' })).toBeVisible();
  await otherClient.page.goto(`/talent/applications#application-${target.application}`);
  await expect(otherClient.page.getByText('You do not have access')).toBeVisible();

  const otherTalent = await newPerson(browser, { role: 'Talent', firstName: 'Hema', lastName: 'Das', born: ['4', '9', '1996'] });
  await expectShut(otherTalent.page, TALENT_WRITES(target), 404);
  await expectShut(otherTalent.page, CLIENT_WRITES(target), 403);
  await otherTalent.page.goto(`/client/dashboard?tab=applicants&job=${job}`);
  await expect(otherTalent.page.getByText('You do not have access')).toBeVisible();
  await otherTalent.page.goto(`/talent/applications#application-${target.application}`);
  await expect(otherTalent.page.getByRole('heading', { name: 'Nothing applied for yet' })).toBeVisible();
  const notifications = await read<{ data: { id: number }[] }>(talent.page, '/api/notifications');
  await send(otherTalent.page, '/api/notifications/read', { body: { ids: notifications.data.map(({ id }) => id) } });
  expect(await read(talent.page, '/api/notifications')).toEqual(notifications);

  await page.goto('/jobs');
  for (const path of [...CLIENT_READS(target), '/api/applications', '/api/notifications'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 401]);
  await expectShut(page, [...CLIENT_WRITES(target), ...TALENT_WRITES(target)], 401);
  const after = await read<{ data: { stage: string }[] }>(talent.page, '/api/applications');
  expect(after.data.map(({ stage }) => stage)).toEqual(['sent']);
  for (const { context } of [client, talent, otherClient, otherTalent]) await context.close();
});
