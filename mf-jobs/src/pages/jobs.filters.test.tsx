import { act, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { deferred, jobNetwork, ok } from '../testing/job-network';
import { aListing } from '../testing/jobs';
import { openPage } from '../testing/open-page';

const JOBS = '/api/jobs';
const field = (role: 'combobox' | 'textbox' | 'checkbox', name: string) => screen.getByRole(role, { name });
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const region = () => screen.getByRole('region', { name: 'Open calls' });
const findJob = (name: string) => screen.findByRole('article', { name });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => localStorage.clear());

test('the first call is the one the document asks for ahead', async () => {
  const network = jobNetwork();
  openPage('/jobs');
  await findJob('Call 1');
  expect(network.requestsOf(JOBS).map(({ query }) => query)).toEqual(['']);
});

test('every filter stands in the address and is asked of the server', async () => {
  const network = jobNetwork();
  const said =
    'q=sari&category=2&location=Pune&remote=1&pay_min=500&pay_max=9000&paid=1&gender=1&age_min=24&age_max=32&closing=7&posted=30&sort=pay';
  openPage(`/jobs?${said}`);
  await findJob('Call 1');
  expect(network.requestsOf(JOBS).map(({ query }) => query)).toEqual([`?${said}`]);
  expect(search()).toHaveValue('sari');
  expect(field('combobox', 'Location')).toHaveValue('Pune');
  expect(field('checkbox', 'Remote too')).toBeChecked();
  expect(field('textbox', 'Lowest pay')).toHaveValue('500');
  expect(field('checkbox', 'Paid work only')).toBeChecked();
  expect(field('textbox', 'Oldest')).toHaveValue('32');
  expect(field('combobox', 'Closing')).toHaveDisplayValue('In a week');
  expect(field('combobox', 'Posted')).toHaveDisplayValue('In the last 30 days');
  await waitFor(() => expect(field('combobox', 'Category')).toHaveDisplayValue('Model'));
  const chips = within(screen.getByRole('list', { name: 'Applied filters' }));
  for (const label of ['“sari”', 'Model', 'Pune', 'Remote too', '₹500–₹9,000', 'Paid only', 'Age 24–32', 'Female', 'Closes in a week'])
    expect(await chips.findByRole('button', { name: `Remove ${label}` })).toBeVisible();
});

test('an address that was tampered with counts as nothing chosen', async () => {
  const network = jobNetwork();
  openPage('/jobs?sort=cheapest&page=-4&age_min=40&age_max=20&category=x&closing=900');
  await findJob('Call 1');
  expect(network.requestsOf(JOBS).map(({ query }) => query)).toEqual(['']);
});

test('typing asks once, when it pauses, keeps the focus and leaves no trail of letters in the history', async () => {
  const network = jobNetwork();
  const { router } = openPage('/jobs');
  await findJob('Call 1');
  await userEvent.type(search(), 'kathak');
  await waitFor(() => expect(router.state.location.search).toBe('?q=kathak'));
  await waitFor(() => expect(network.requestsOf(JOBS)).toHaveLength(2));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(search()).toHaveFocus();
});

test('Enter searches at once', async () => {
  jobNetwork();
  const { router } = openPage('/jobs');
  await findJob('Call 1');
  await userEvent.type(search(), 'ka{Enter}');
  expect(router.state.location.search).toBe('?q=ka');
});

test('a choice is searched at once, from page 1, and Back undoes it', async () => {
  jobNetwork({ [JOBS]: ({ query }) => ok(aListing({ page: Number(new URLSearchParams(query).get('page') ?? 1) })) });
  const { router } = openPage('/jobs?page=2');
  await findJob('Call 13');
  await userEvent.click(field('checkbox', 'Paid work only'));
  expect(router.state.location.search).toBe('?paid=1');
  expect(await findJob('Call 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Paid only' }));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field('checkbox', 'Paid work only')).toBeChecked());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field('checkbox', 'Paid work only')).not.toBeChecked());
  expect(router.state.location.search).toBe('?page=2');
});

test('ages in the wrong order are told in their field, and not searched', async () => {
  const network = jobNetwork();
  const { router } = openPage('/jobs');
  await findJob('Call 1');
  await userEvent.type(field('textbox', 'Youngest'), '40');
  await userEvent.type(field('textbox', 'Oldest'), '20');
  expect(await screen.findByText('The first age must be the smaller one')).toBeVisible();
  expect(field('textbox', 'Youngest')).toBeInvalid();
  expect(router.state.location.search).not.toContain('age_max');
  await userEvent.clear(field('textbox', 'Youngest'));
  await waitFor(() => expect(router.state.location.search).toBe('?age_max=20'));
  expect(network.requestsOf(JOBS).every(({ query }) => !/age_min=40&age_max=20/u.test(query))).toBe(true);
});

test('old calls stay, dimmed, while new ones are on the way, and a late answer never takes the place of a newer one', async () => {
  const slow = deferred();
  const network = jobNetwork({
    [JOBS]: ({ query }) => (query === '?sort=pay' ? slow.response : ok(aListing({ prefix: query === '' ? 'Call' : 'Closing' }))),
  });
  openPage('/jobs');
  await findJob('Call 1');
  await userEvent.selectOptions(field('combobox', 'Sort'), 'Pay');
  await waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('article', { name: 'Call 1' })).toBeVisible();
  expect(await screen.findByText('Updating')).toBeVisible();
  await userEvent.selectOptions(field('combobox', 'Sort'), 'Closing first');
  expect(await findJob('Closing 1')).toBeVisible();
  expect(network.requestsOf(JOBS)[1]?.signal?.aborted).toBe(true);
  slow.resolve(ok(aListing({ prefix: 'Late' })));
  await pause(50);
  expect(screen.queryByRole('article', { name: 'Late 1' })).not.toBeInTheDocument();
});

test('in the sheet filters are set together and applied at once', async () => {
  const network = jobNetwork();
  const { router } = openPage('/jobs?paid=1&q=sari');
  await findJob('Call 1');
  await userEvent.click(screen.getByRole('button', { name: 'Filters 1 active' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Paid work only' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Youngest' }), '200');
  await userEvent.click(sheet.getByRole('button', { name: 'Show calls' }));
  expect(sheet.getByRole('textbox', { name: 'Youngest' })).toBeInvalid();
  await userEvent.clear(sheet.getByRole('textbox', { name: 'Youngest' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Youngest' }), '20');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Closing' }), 'In a week');
  expect(network.requestsOf(JOBS)).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Show calls' }));
  expect(router.state.location.search).toBe('?q=sari&age_min=20&closing=7');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
