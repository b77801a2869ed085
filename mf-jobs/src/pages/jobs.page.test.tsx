import { screen, userEvent, within } from '@alltalent/shared/testing';
import { jobNetwork, ok, refused } from '../testing/job-network';
import { aJobCard, aListing } from '../testing/jobs';
import { findTitle, openPage } from '../testing/open-page';

const JOBS = '/api/jobs';
const listOf = (...data: ReturnType<typeof aJobCard>[]) => ({ ...aListing({ total: data.length }), data });
const findRow = (name: string) => screen.findByRole('article', { name });

beforeEach(() => localStorage.clear());

test('LINK-01 a call has its title, client, pay, place, dates and last day, and leads to its page', async () => {
  jobNetwork({ [JOBS]: () => ok(listOf(aJobCard(), aJobCard({ id: 2, title: 'Extras', is_verified: false, roles: 3 }))) });
  openPage('/jobs');
  const row = await findRow('Lead, coming-of-age feature');
  for (const text of ['Film · Actor', 'Paper Kite Films', 'Mumbai', '12–28 Jan', '₹2,40,000', 'flat fee', 'Closes in 2 days'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/jobs/1-lead-coming-of-age-feature');
  expect(within(row).queryByText(/You match/u)).not.toBeInTheDocument();
  expect(within(row).getByText('Verified client')).toBeInTheDocument();
  expect(within(row).getByText(/Our staff checked who this client is/u)).toBeInTheDocument();
  const extras = await findRow('Extras');
  expect(within(extras).getByText('Film · Actor · 3 roles')).toBeInTheDocument();
  expect(within(extras).queryByText('Verified client')).not.toBeInTheDocument();
  expect(await findTitle()).toHaveTextContent('Find a gig');
  expect(screen.getByRole('status')).toHaveTextContent('2 calls open');
  expect(screen.getByText('You never pay to audition.')).toBeInTheDocument();
});

test('talent sees how far each call fits and what is missing first, and how many fit', async () => {
  const some = aJobCard({ match: { met: 4, of: 5, missing: ['Swimming: not on your profile', 'Tamil: not on your profile'] } });
  const all = aJobCard({ id: 2, title: 'All of it', match: { met: 3, of: 3, missing: [] } });
  jobNetwork({ [JOBS]: () => ok({ ...listOf(some, all), fits: 1 }) });
  openPage('/jobs');
  const row = await findRow('Lead, coming-of-age feature');
  expect(within(row).getByText('You match 4/5')).toBeInTheDocument();
  expect(within(row).getByText('Swimming: not on your profile, and 1 more')).toBeInTheDocument();
  expect(within(await findRow('All of it')).getByText('Nothing missing')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 calls open, 1 fits you');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Best match');
});

test('a visitor has no best match to sort by; the newest come first', async () => {
  jobNetwork();
  openPage('/jobs?sort=match');
  await findRow('Call 1');
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  expect(sort).toHaveDisplayValue('Newest');
  expect(within(sort).queryByText('Best match')).not.toBeInTheDocument();
});

test('unpaid work says so in place of a sum', async () => {
  jobNetwork({ [JOBS]: () => ok(listOf(aJobCard({ pay_kind: 'unpaid-student', pay: 0 }))) });
  openPage('/jobs');
  expect(within(await findRow('Lead, coming-of-age feature')).getByText('Unpaid – student')).toBeInTheDocument();
});

test('no call open is told; no call that matches can be undone', async () => {
  const network = jobNetwork({ [JOBS]: ({ query }) => ok(aListing({ total: query === '' ? 30 : 0 })) });
  const { router } = openPage('/jobs?q=elephant&paid=1');
  expect(await screen.findByRole('heading', { name: 'No calls match these filters' })).toBeVisible();
  const results = screen.getByRole('region', { name: 'Open calls' });
  await userEvent.click(within(results).getByRole('button', { name: 'Reset Filters' }));
  expect(await findRow('Call 1')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(results).toHaveFocus();
  network.respond(JOBS, () => ok(aListing({ total: 0 })));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Pay');
  expect(await screen.findByText('No calls are open right now')).toBeVisible();
});

test('a failure is told with the filters kept, and Try again brings the calls', async () => {
  const network = jobNetwork({ [JOBS]: () => refused(503, 'UNAVAILABLE') });
  const { router } = openPage('/jobs?location=Pune&remote=1');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The call sheet did not load');
  expect(alert).toHaveTextContent('Your filters are still here.');
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Pune');
  network.respond(JOBS, () => ok(aListing()));
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await findRow('Call 1')).toBeVisible();
  expect(router.state.location.search).toBe('?location=Pune&remote=1');
});

test('calls come in pages, each with an address of its own that keeps the filters; a page too far is the last', async () => {
  jobNetwork({ [JOBS]: ({ query }) => ok(aListing({ page: Number(new URLSearchParams(query).get('page') ?? 1) })) });
  const { router } = openPage('/jobs?paid=1&page=9');
  expect(await findRow('Call 30')).toBeVisible();
  expect(router.state.location.search).toBe('?paid=1&page=3');
  expect(screen.getByText('25–30 of 30')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
  expect(await findRow('Call 1')).toBeVisible();
  expect(router.state.location.search).toBe('?paid=1');
});
