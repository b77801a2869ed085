import { screen, waitFor } from '@alltalent/shared/testing';
import { arriveAsMember, hydratedPage, leave, typeAgain } from '@alltalent/shared/testing/hydrated';
import { createRoutes } from '../routes';
import { jobNetwork } from '../testing/job-network';
import { asClient, asVisitor, aWholeJob, postingServer } from '../testing/posting-server';

afterEach(leave);

test.each([
  ['/jobs', 'Call'],
  ['/jobs/1-lead-coming-of-age-feature', 'Closes'],
  ['/jobs/1-lead-coming-of-age-feature#apply', 'Closes'],
])('%s that the server drew is the same for a member whose browser knows more', async (address, text) => {
  jobNetwork();
  const { html, faults } = await hydratedPage(createRoutes, address, { arrive: arriveAsMember });
  expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
});

const STORED = { version: 1, owner: '', revision: 0, content: aWholeJob() };
const storeDraft = () => localStorage.setItem('post-a-job.new', JSON.stringify({ ...STORED, at: Date.now() }));
const field = (name: string) => screen.getByRole('textbox', { name });
const typeEarly = () => typeAgain(field('Who is asking'), 'Lantern Lane');

test('LINK-01 the draft of an earlier visit comes into the form that the server drew', async () => {
  asVisitor();
  postingServer();
  const { faults } = await hydratedPage(createRoutes, '/post-a-job', { arrive: storeDraft });
  expect(faults).toEqual([]);
  await waitFor(() => expect(field('Title')).toHaveValue('Tea film'));
});

test('LINK-01 what is typed before the code of the form runs is kept, and takes nothing from the draft of an earlier visit', async () => {
  asVisitor();
  postingServer();
  const { faults } = await hydratedPage(createRoutes, '/post-a-job', { arrive: storeDraft, repeat: typeEarly });
  expect(faults).toEqual([]);
  await waitFor(() => expect(field('Title')).toHaveValue('Tea film'));
  expect(field('Who is asking')).toHaveValue('Lantern Lane');
  expect(localStorage.getItem('post-a-job.new')).toContain('Lantern Lane');
});

test('LINK-01 a client keeps what they typed before the form became theirs', async () => {
  const server = postingServer();
  const { faults } = await hydratedPage(createRoutes, '/post-a-job', {
    arrive: () => asClient(server),
    repeat: typeEarly,
  });
  expect(faults).toEqual([]);
  await waitFor(() => expect(server.saves()).toEqual([expect.objectContaining({ id: null })]));
  expect(field('Who is asking')).toHaveValue('Lantern Lane');
});
