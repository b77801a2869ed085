import { storage } from '@alltalent/shared/api';
import { act, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { anInvitation, anOwnJob } from '../testing/applicants';
import { aDashboard, LIST, listPath, openDashboard } from '../testing/client-dashboard';
import { openPage } from '../testing/open-page';

beforeEach(() => {
  localStorage.clear();
  storage.remove('applicants_view');
});

const BOARD = '/client/dashboard?tab=applicants&job=3';
const findCard = async (name: string) => within(await screen.findByRole('article', { name }));

test('an applicant has role, match, words of the note, stage and rating on the card', async () => {
  openDashboard(aDashboard());
  openPage(BOARD);
  const card = await findCard('Kiara Sen');
  for (const text of ['Shortlisted', '“I make ginger tea, no argument.”']) expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByText(/The aunt · matches 4\/5/u)).toHaveTextContent('2 d');
  expect(card.getByRole('img', { name: 'Your rating: 5 of 5' })).toBeInTheDocument();
  expect((await findCard('Leela Pillai')).getByText('Not rated')).toBeInTheDocument();
});

test('the stages have their numbers, and choose who is shown', async () => {
  openDashboard(aDashboard());
  const { router } = openPage(BOARD);
  const stages = within(await screen.findByRole('list', { name: 'Stages' }));
  expect(stages.getByRole('link', { name: '3 All' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(stages.getByRole('link', { name: '1 New' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kiara Sen' })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?tab=applicants&job=3&stage=sent');
});

test('HIR-06 what is downloaded is what is in view: job, role, stage and order, on all pages', async () => {
  openDashboard(aDashboard());
  const { router } = openPage(BOARD);
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  const links = async () => within(await screen.findByRole('dialog', { name: 'Download' }));
  expect((await links()).getByText(/^[^:]+: 3 people$/u)).toBeInTheDocument();
  expect((await links()).getByRole('link', { name: /^CSV/u })).toHaveAttribute('href', '/api/client/applicants/csv?job=3&sort=match');
  await userEvent.click((await links()).getByRole('button', { name: 'Close' }));
  await act(() => router.navigate(`${BOARD}&stage=sent`));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kiara Sen' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect((await links()).getByText(/, New: 1 person$/u)).toBeInTheDocument();
  expect((await links()).getByRole('link', { name: /^Contact sheet/u })).toHaveAttribute(
    'href',
    '/api/client/applicants/pdf?job=3&stage=sent&sort=match',
  );
});

test('the table is chosen once, and remembered', async () => {
  openDashboard(aDashboard());
  const { router } = openPage(BOARD);
  await userEvent.click(await screen.findByRole('link', { name: 'Table' }));
  expect(await screen.findByRole('row', { name: /Kiara Sen.*Shortlisted/u })).toBeInTheDocument();
  await act(() => router.navigate(BOARD));
  expect(await screen.findByRole('region', { name: 'Applicants as a table' })).toBeInTheDocument();
});

test('SEC-27 a job of somebody else is no job of yours', async () => {
  openDashboard(aDashboard(), { '/api/client/applicants?job=8&sort=match&page=1': problem(404, 'NOT_FOUND', 'No such job') });
  openPage('/client/dashboard?tab=applicants&job=8');
  expect(await screen.findByRole('heading', { name: 'You have no such job' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your jobs' })).toHaveAttribute('href', '/client/dashboard?tab=jobs');
});

test('without a job in the address the one with new applicants is shown; another is one choice away', async () => {
  openDashboard(aDashboard({ jobs: [anOwnJob({ id: 5, title: 'Sufi quartet', fresh: 0 }), anOwnJob()], invitations: [anInvitation()] }));
  const { router } = openPage('/client/dashboard?tab=applicants');
  expect(await screen.findByRole('article', { name: 'Kiara Sen' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: /^Invited, not applied/u })).getByRole('link', { name: 'Rohan Gill' }),
  ).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'Sufi quartet');
  expect(router.state.location.search).toBe('?tab=applicants&job=5');
});

test('a job nobody applied for says so, and who withdrew is only to be read', async () => {
  const dashboard = aDashboard({ people: [] });
  openDashboard(dashboard);
  openPage(BOARD);
  expect(await screen.findByRole('heading', { name: 'Nobody has applied yet' })).toBeInTheDocument();
});

test('a list that did not load is tried again', async () => {
  const dashboard = aDashboard();
  openDashboard(dashboard, {
    [LIST]: problem(503, 'UNAVAILABLE', 'Back in a moment.'),
    [listPath('offer')]: problem(503, 'UNAVAILABLE', 'x'),
  });
  openPage(BOARD);
  expect(await screen.findByRole('alert')).toHaveTextContent('The applicants did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
