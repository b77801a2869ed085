import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aJobLine, anApplicant, anInvitation, anOwnJob } from '../testing/applicants';
import { aDashboard, openDashboard } from '../testing/client-dashboard';
import { findTitle, openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

beforeEach(() => localStorage.clear());

const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('link', { name }));

test('LINK-01 the dashboard tells a visitor what it is for, and comes back to where it was asked for', async () => {
  openPage('/client/dashboard?application=12');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /client/dashboard?application=12')).toBeInTheDocument();
});

test.each(['5', '20'])('ROLE-01 the dashboard is not for an account with role %s', async (role) => {
  signIn(aUser({ role_id: role }), {});
  openPage('/client/dashboard');
  expect(await screen.findByText('You do not have access')).toBeInTheDocument();
  expect(await findTitle()).toHaveTextContent('My dashboard');
});

test('HIR-08 a talent is led to the client side', async () => {
  signIn(aUser({ role_id: '5' }), {});
  openPage('/client/dashboard');
  expect(await screen.findByText(/Your account can hire too/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account#sides');
});

test('a client without jobs is greeted, and led to the first one and to talent', async () => {
  openDashboard(aDashboard({ jobs: [] }));
  openPage('/client/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ritu' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post-a-job');
  expect(screen.getByRole('link', { name: 'Find talent' })).toHaveAttribute('href', '/talents');
});

test('the overview says who is new, what closes soon and what staff ask for', async () => {
  const { talent } = anApplicant(12, 'Leela Pillai');
  const newest = [{ id: 12, job_id: 3, job: 'Tea film', role: 'The aunt', talent, sent_at: new Date().toISOString() }];
  const jobs = [anOwnJob(), anOwnJob({ id: 4, title: 'Sufi quartet', state: 'draft', review_note: 'Please say who pays the travel.' })];
  openDashboard(aDashboard({ jobs, overview: { fresh: 1, newest, closing: [aJobLine()] } }));
  openPage('/client/dashboard');
  expect(await screen.findByRole('link', { name: 'Leela Pillai' })).toHaveAttribute(
    'href',
    '/client/dashboard?tab=applicants&job=3&application=12',
  );
  const closing = within(screen.getByRole('region', { name: 'Closing soon' }));
  expect(closing.getByText('Closes in 3 days')).toBeInTheDocument();
  expect(closing.getByRole('button', { name: /^Extend/u })).toBeInTheDocument();
  expect(screen.getByText('Staff ask for a change: Please say who pays the travel.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Edit\s?, Sufi quartet$/u })).toHaveAttribute('href', '/post-a-job?job=4');
});

test('every tab has its address and its number', async () => {
  openDashboard(aDashboard({ overview: { invitations: [{ ...anInvitation(), job: aJobLine() }] } }));
  const { router } = openPage('/client/dashboard');
  await tab(/^Invites 1$/u);
  expect(router.state.location.search).toBe('?tab=invites');
  expect(await screen.findByRole('heading', { level: 1, name: 'Invites' })).toBeInTheDocument();
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Invites/u })).toHaveAttribute('aria-current', 'page');
});

test('bookings stand under their job, with its dates', async () => {
  const booking = { id: 12, job: aJobLine(), role: 'The aunt', talent: anApplicant(12, 'Leela Pillai').talent, at: '2026-11-20T09:00:00Z' };
  openDashboard(aDashboard({ overview: { bookings: [booking] } }));
  openPage('/client/dashboard?tab=bookings');
  const job = within(await screen.findByRole('region', { name: 'Tea film, one lift, four floors' }));
  expect(screen.getByRole('link', { name: 'Calendar and call sheets of all bookings' })).toHaveAttribute('href', '/bookings');
  expect(job.getByText('Mumbai, 6–8 Jan')).toBeInTheDocument();
  expect(job.getByRole('link', { name: 'Leela Pillai' })).toHaveAttribute('href', '/client/dashboard?tab=applicants&job=3&application=12');
});

test.each([
  ['', 'Your jobs did not load'],
  ['?tab=jobs', 'Your jobs did not load'],
  ['?tab=applicants&job=3', 'Your jobs did not load'],
])('a failure of the dashboard%s is told, and Try again brings it', async (query, told) => {
  let isDown = true;
  openDashboard(aDashboard(), {
    '/api/client/jobs': () =>
      isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok({ status: 200, data: [anOwnJob()], verified_on: '' })(),
  });
  openPage(`/client/dashboard${query}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
