import type { SavedSearch } from '@alltalent/shared/contracts';
import { aUser, fakeApi, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';

const LIST = '/api/saved-searches';
const CHANGE = '/api/saved-searches/change';
const REMOVE = '/api/saved-searches/remove';
const STATE = '/api/saved-searches/unsubscribe/7.abc';

const aSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 7,
  kind: 'talents',
  name: 'Dancers',
  words: ['“dance”', 'Mumbai'],
  path: '/talents?searchtext=dance&location=Mumbai',
  frequency: 'daily',
  ...changes,
});

function signIn(answers: Parameters<typeof fakeApi>[0]) {
  const user = aUser();
  localStorage.setItem('user_id', user.user_id);
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const calls = fakeApi({ '/api/user/get-user-details': ok(user), ...answers });
  return () => calls.filter(({ method, path }) => method === 'POST' && path.startsWith(LIST));
}
const listed = (...data: SavedSearch[]) => ok({ status: 200, data });

beforeEach(() => localStorage.clear());

test('HIR-07 a saved search says what it looks for and leads to its matches', async () => {
  signIn({ [LIST]: listed(aSearch(), aSearch({ id: 8, kind: 'jobs', name: 'Calls', words: [], path: '/jobs' })) });
  openPage('/saved-searches');
  expect(await screen.findByText('Talent · “dance” · Mumbai')).toBeVisible();
  expect(screen.getByText('2 of 20 saved searches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See matches of Dancers' })).toHaveAttribute('href', '/talents?searchtext=dance&location=Mumbai');
  expect(screen.getByRole('link', { name: 'See matches of Calls' })).toHaveAttribute('href', '/jobs');
});

test('HIR-07 another frequency is sent at once; a refusal brings the former one back', async () => {
  const calls = signIn({ [LIST]: listed(aSearch()), [CHANGE]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/saved-searches');
  const field = await screen.findByRole('combobox', { name: 'Mail me new matches' });
  await userEvent.selectOptions(field, 'Once a week');
  expect(calls()).toEqual([{ method: 'POST', path: CHANGE, body: { id: 7, frequency: 'weekly' } }]);
  await waitFor(() => expect(field).toHaveDisplayValue('Once a day'));
});

test('HIR-07 deleting asks first, and shows why it failed', async () => {
  signIn({ [LIST]: listed(aSearch()), [REMOVE]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/saved-searches');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Dancers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this search?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Back in a moment.');
});

test('HIR-07 a deleted search is gone, and the empty page says how to save one', async () => {
  const calls = signIn({ [LIST]: listed(aSearch()), [REMOVE]: ok({ status: 200, message: '' }) });
  openPage('/saved-searches');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Dancers' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no saved searches yet')).toBeVisible();
  expect(calls()).toEqual([{ method: 'POST', path: REMOVE, body: { id: 7 } }]);
  expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
});

test('HIR-07 a list that does not load can be asked for again', async () => {
  signIn({ [LIST]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/saved-searches');
  expect(await screen.findByText('Your saved searches did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: /try again/iu })).toBeVisible();
});

test('HIR-07 the page of a mail stops nothing by itself, and its one button stops the mails without a login', async () => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const calls = fakeApi({ [STATE]: ok({ status: 200, message: '', data: { name: 'Dancers', is_mailed: true } }) });
  openPage('/saved-searches/unsubscribe?token=7.abc');
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  await userEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('We no longer mail you about “Dancers”.');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET ${STATE}`, `POST ${STATE}`]);
});

test.each(['?token=7.abc', ''])('HIR-07 a link that leads nowhere says so (%s)', async (query) => {
  fakeApi({ [STATE]: problem(404, 'NOT_FOUND', 'This link does not work. The saved search may have been deleted already.') });
  openPage(`/saved-searches/unsubscribe${query}`);
  expect(await screen.findByText(/This link belongs to no saved search/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these mails' })).not.toBeInTheDocument();
});
