import { screen, waitFor, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aListing, deferred, filterOf, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

const cards = async () => within(await screen.findByRole('list', { name: 'Talents' })).getAllByRole('listitem');
const region = () => screen.getByRole('region', { name: 'Results' });
const search = () => screen.getByRole('searchbox', { name: 'Search' });

test('TAL-06 old results stay while new ones are on the way, and the count says so', async () => {
  const { user } = openSite('/talents');
  await cards();
  const response = deferred();
  api.respond('/api/talent-listing', () => response.response);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A-Z');
  await waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('heading', { name: 'Talent 1' })).toBeVisible();
  expect(await screen.findByText('Updating 30 results')).toHaveRole('status');
  response.resolve(ok(aListing({ total: 30, prefix: 'Sorted' })));
  expect(await screen.findByRole('heading', { name: 'Sorted 1' })).toBeVisible();
  expect(region()).toHaveAttribute('aria-busy', 'false');
});

test('TAL-06 typing asks once, when it pauses, and leaves one entry in the history', async () => {
  const { user, query, router } = openSite('/talents');
  await cards();
  const before = api.listings().length;
  await user.type(search(), 'kathak');
  await waitFor(() => expect(query()).toBe('?searchtext=kathak'));
  await waitFor(() => expect(api.listings()).toHaveLength(before + 1));
  expect(api.listings().map(filterOf).at(-1)).toMatchObject({ searchtext: 'kathak' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(search()).toHaveFocus();
});

test('TAL-06 Enter searches at once', async () => {
  const { user, query } = openSite('/talents');
  await cards();
  await user.type(search(), 'ka{Enter}');
  expect(query()).toBe('?searchtext=ka');
});

test('TAL-06 Reset Filters also drops what was typed and not yet searched', async () => {
  const { user, query } = openSite('/talents?category=1');
  await cards();
  await user.type(search(), 'kathak');
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(query()).toBe('');
  expect(search()).toHaveValue('');
});

test('TAL-06 an answer that comes late never takes the place of a newer one', async () => {
  const slow = deferred();
  api.respond('/api/talent-listing', (call) =>
    filterOf(call)['sortby'] === 'a-z' ? slow.response : ok(aListing({ total: 30, prefix: String(filterOf(call)['sortby']) })),
  );
  const { user } = openSite('/talents');
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A-Z');
  await waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'true'));
  const [stale] = api.listings().filter((call) => filterOf(call)['sortby'] === 'a-z');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Z-A');
  expect(await screen.findByRole('heading', { name: 'z-a 1' })).toBeVisible();
  expect(stale?.signal?.aborted).toBe(true);
  slow.resolve(ok(aListing({ total: 30, prefix: 'late' })));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { name: 'z-a 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'late 1' })).not.toBeInTheDocument();
});

test('TAL-06 nobody found: one sentence and a reset that brings everybody back', async () => {
  api.respond('/api/talent-listing', (call) => ok(aListing({ total: filterOf(call)['searchtext'] === 'zzzz' ? 0 : 30 })));
  const { user } = openSite('/talents?searchtext=zzzz');
  const empty = await screen.findByRole('heading', { name: 'No talents match these filters' });
  expect(empty).toBeVisible();
  await user.click(within(region()).getByRole('button', { name: 'Reset Filters' }));
  expect(await cards()).toHaveLength(12);
  expect(search()).toHaveValue('');
});

test('TAL-06 a list that does not load says so, keeps the filters, and can be tried again', async () => {
  api.respond('/api/talent-listing', () => problem(500));
  const { user, query } = openSite('/talents?location=Pune');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The talent list did not load');
  expect(alert).toHaveTextContent('req-7f3a');
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Pune');
  api.respond('/api/talent-listing', () => ok(aListing({ total: 30 })));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(12);
  expect(query()).toBe('?location=Pune');
  expect(region()).toHaveFocus();
});

test('TAL-06 without a connection the list says so, keeps the filters, and comes once there is one', async () => {
  const { user, query } = openSite('/talents?location=Pune');
  await cards();
  api.respond('/api/talent-listing', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A-Z');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your filters are still here.');
  expect(query()).toBe('?location=Pune&sortby=a-z');
  api.respond('/api/talent-listing', () => ok(aListing({ total: 30, prefix: 'Sorted' })));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sorted 1' })).toBeVisible();
});
