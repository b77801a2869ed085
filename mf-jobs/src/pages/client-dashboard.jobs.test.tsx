import { wait } from '@alltalent/shared/api';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { anOwnJob, IN_DAYS } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => localStorage.clear());

const done = () => wait(50).then(ok({ status: 200, data: { id: 9 } }));
const findJob = async (name: string) => within(await screen.findByRole('article', { name }));
const TEA = 'Tea film, one lift, four floors';

test('a job says where it stands in a word, what staff ask, and who answered', async () => {
  const jobs = [
    anOwnJob({ has_changes_in_review: true, review_note: 'Please name the city.' }),
    anOwnJob({ id: 4, title: '', state: 'draft' }),
  ];
  openDashboard(aDashboard({ jobs }));
  openPage('/client/dashboard?tab=jobs');
  const job = await findJob(TEA);
  for (const text of ['Open', 'Changes in review', 'Closes in 3 days']) expect(job.getByText(text)).toBeInTheDocument();
  expect(job.getByText(/Please name the city\./u)).toBeInTheDocument();
  expect(job.getByRole('link', { name: '3 applied' })).toHaveAttribute('href', '/client/dashboard?tab=applicants&job=3');
  expect(job.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/jobs/3-tea-film');
  const draft = await findJob('Untitled draft');
  expect(draft.getByRole('link', { name: 'Go on writing' })).toHaveAttribute('href', '/post-a-job?job=4');
  expect(draft.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('REL-17 closing asks first, says that everybody gets a final answer, and is sent once', async () => {
  const requests = openDashboard(aDashboard(), { '/api/client/jobs/close': done });
  openPage('/client/dashboard?tab=jobs');
  await userEvent.click((await findJob(TEA)).getByRole('button', { name: 'Close' }));
  const dialog = await screen.findByRole('dialog', { name: `Close “${TEA}”?` });
  expect(dialog).toHaveTextContent('Everybody who applied (3) gets a final answer');
  expect(requests()).toEqual([]);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Close the call' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(requests()).toEqual([{ method: 'POST', path: '/api/client/jobs/close', body: { id: 3 } }]);
  expect(screen.getByText(/Toast: .*everybody who applied has a final answer/u)).toBeInTheDocument();
});

test('a call that cannot be closed says why in the dialog, and stays', async () => {
  openDashboard(aDashboard(), { '/api/client/jobs/close': problem(409, 'CONFLICT', 'It is closed already.') });
  openPage('/client/dashboard?tab=jobs');
  await userEvent.click((await findJob(TEA)).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the call' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is closed already.');
});

test('a last day is extended only to a later one, and what the server says stands at the field', async () => {
  let response = problem(400, 'VALIDATION_FAILED', 'No', { fields: { closes_on: 'At most 90 days ahead' } });
  const requests = openDashboard(aDashboard(), { '/api/client/jobs/extend': () => response() });
  openPage('/client/dashboard?tab=jobs');
  await userEvent.click((await findJob(TEA)).getByRole('button', { name: /^Extend/u }));
  const field = await screen.findByLabelText('Last day to apply');
  const send = async (day: string) => {
    fireEvent.change(field, { target: { value: day } });
    await userEvent.click(screen.getByRole('button', { name: 'Save the day' }));
  };
  await send(IN_DAYS(2));
  expect(await screen.findByText('Please choose a later day')).toBeInTheDocument();
  expect(requests()).toEqual([]);
  await send(IN_DAYS(20));
  expect(await screen.findByText('At most 90 days ahead')).toBeInTheDocument();
  response = ok({ status: 200 }) as unknown as typeof response;
  await send(IN_DAYS(20));
  expect(await screen.findByText(/^Toast: .* is open until/u)).toBeInTheDocument();
  expect(requests().at(-1)?.body).toEqual({ id: 3, closes_on: IN_DAYS(20) });
});

test('a job is copied into a draft, and the toast leads there', async () => {
  const requests = openDashboard(aDashboard(), { '/api/client/jobs/duplicate': done, '/api/client/jobs/9': ok({}) });
  const { router } = openPage('/client/dashboard?tab=jobs');
  await userEvent.dblClick((await findJob(TEA)).getByRole('button', { name: 'Duplicate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(requests().filter(({ path }) => path.endsWith('duplicate'))).toHaveLength(1);
  expect(router.state.location.pathname + router.state.location.search).toBe('/post-a-job?job=9');
});

test('a draft is thrown away after a question, and the list keeps the focus', async () => {
  const dashboard = aDashboard({ jobs: [anOwnJob(), anOwnJob({ id: 4, title: 'Sufi quartet', state: 'draft' })] });
  openDashboard(dashboard, {
    '/api/client/jobs/discard': () => {
      dashboard.jobs = dashboard.jobs.slice(0, 1);
      return ok({ status: 200, message: 'Discarded' })();
    },
  });
  openPage('/client/dashboard?tab=jobs');
  await userEvent.click((await findJob('Sufi quartet')).getByRole('button', { name: 'Discard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Sufi quartet' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('list', { name: 'Your jobs' })).toHaveFocus());
});

test('a call that ended by its day may be opened again', async () => {
  openDashboard(aDashboard({ jobs: [anOwnJob({ state: 'closed', closes_on: IN_DAYS(-3) })] }));
  openPage('/client/dashboard?tab=jobs');
  const job = await findJob(TEA);
  expect(job.getByRole('button', { name: /^Open again/u })).toBeInTheDocument();
  expect(job.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
