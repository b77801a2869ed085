import { joinPanelAtom, toastsAtom } from '@alltalent/shared/state';
import { screen, waitFor, within } from '@alltalent/shared/testing';
import { stubFavourites, logIn, logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aRefusal, problem, stubApi, type StubApi } from '../testing/stub-api';

const LISTS = [
  { id: 12, name: 'Tea film', talent_ids: [1] },
  { id: 11, name: 'Launch night', talent_ids: [] },
];

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

const open = (url = '/favourites', ids = [3, 2, 1]) => {
  logIn(api);
  return { state: stubFavourites(api, { ids, lists: LISTS }), ...openSite(url) };
};
const names = async () =>
  within(await screen.findByRole('list', { name: 'Talents' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const link = (name: string) => screen.findByRole('link', { name });

test('FAV-01 a visitor learns what the page is for, and logs in to come back to it', async () => {
  const { user, store } = openSite('/favourites?list=12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/favourites?list=12' });
  expect(api.requestsOf('/api/favourites')).toEqual([]);
});

test('all favourites come first, the lists have addresses of their own and say how many are in them', async () => {
  const { user, query, router } = open();
  expect(await names()).toEqual(['Talent 3', 'Talent 2', 'Talent 1']);
  expect(await link('All favourites (3)')).toHaveAttribute('aria-current', 'true');
  await user.click(await link('Tea film (1)'));
  expect(query()).toBe('?list=12');
  expect(await screen.findByRole('heading', { level: 2, name: 'Tea film' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Talent 1' })).toBeVisible();
  await user.click(await link('Launch night (0)'));
  expect(await screen.findByRole('heading', { name: 'Nobody is in this list yet' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/favourites');
});

test('HIR-06 a list is downloaded as a table and as a contact sheet; hidden profiles are not in them', async () => {
  const { user } = open('/favourites', [9, 3, 2, 1]);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('All favourites: 3 people, without profiles that are hidden now')).toBeInTheDocument();
  expect(await link('CSV A table for Excel and other spreadsheets.')).toHaveAttribute('href', '/api/favourites/lists/0/csv');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await link('Tea film (1)'));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Tea film: 1 person')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Contact sheet/u })).toHaveAttribute('href', '/api/favourites/lists/12/pdf');
});

test('nobody saved yet leads to the talent', async () => {
  open('/favourites', []);
  expect(await screen.findByRole('heading', { name: 'Nobody is saved yet' })).toBeVisible();
  expect(await link('Browse talent')).toHaveAttribute('href', '/talents');
});

test('FAV-01 who is taken out goes at once, and one press brings them back into their lists', async () => {
  const { user, store, state } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Talent 1' }));
  expect(await names()).toEqual(['Talent 3', 'Talent 2']);
  expect(await link('Tea film (0)')).toBeVisible();
  const [toast] = store.get(toastsAtom);
  expect(toast).toMatchObject({ text: 'Talent 1 is no longer among your favourites', action: { label: 'Undo' } });
  toast?.action?.run();
  expect(await link('Tea film (1)')).toBeVisible();
  expect(state).toMatchObject({ ids: [1, 3, 2], lists: [{ talent_ids: [1] }, {}] });
  await waitFor(async () => expect(await names()).toContain('Talent 1'));
});

test('a removal that failed brings the card back and says so', async () => {
  const { user, store } = open();
  api.respond('/api/add-remove-fav', () => problem(503));
  await user.click(await screen.findByRole('button', { name: 'Save Talent 1' }));
  await waitFor(async () => expect(await names()).toEqual(['Talent 3', 'Talent 2', 'Talent 1']));
  expect(store.get(toastsAtom)[0]?.text).toMatch(/^Talent 1 was not taken out of your favourites\. /u);
});

test('D12 who was hidden since is shown without the person, and can be taken out', async () => {
  const { user, state } = open('/favourites', [9, 2]);
  expect(await screen.findByText('One profile you saved is hidden now.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'These Profiles are Hidden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it out' }));
  await waitFor(() => expect(state.ids).toEqual([2]));
  expect(screen.queryByText('One profile you saved is hidden now.')).not.toBeInTheDocument();
});

test('a talent is put into lists, taken out of them, and into a new one', async () => {
  const { user, state } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Talent 2 to a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lists of Talent 2' });
  const tea = within(dialog).getByRole('checkbox', { name: 'Tea film' });
  expect(tea).not.toBeChecked();
  await user.click(tea);
  await waitFor(() => expect(state.lists[0]?.talent_ids).toEqual([2, 1]));
  expect(tea).toBeChecked();
  await user.click(tea);
  await waitFor(() => expect(state.lists[0]?.talent_ids).toEqual([1]));
  await user.type(within(dialog).getByRole('textbox', { name: 'New list' }), ' Monsoon ad {Enter}');
  expect(await within(dialog).findByRole('checkbox', { name: 'Monsoon ad', checked: true })).toBeVisible();
  expect(state.lists[0]).toMatchObject({ name: 'Monsoon ad', talent_ids: [2] });
});

test('a tick that the server refused is taken back, with the reason', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Talent 2 to a list' }));
  api.respond('/api/favourites/change-list', () => problem(503));
  const tea = await screen.findByRole('checkbox', { name: 'Tea film' });
  await user.click(tea);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(tea).not.toBeChecked();
});

test('a list is made, and a name that is taken stays in the field with the reason', async () => {
  const { user, query } = open();
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the list' });
  await user.click(screen.getByRole('button', { name: 'Make the list' }));
  expect(await screen.findByText('Please give the list a name')).toBeVisible();
  const taken = 'You have a list of this name. Please choose another name.';
  api.respond('/api/favourites/make-list', () => aRefusal(409, 'LIST_NAME_TAKEN', { fields: { name: taken } }));
  await user.type(field, 'Tea film{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(taken));
  expect(field).toHaveValue('Tea film');
  stubFavourites(api, { ids: [], lists: LISTS });
  await user.type(field, ' two{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Tea film two' })).toBeVisible();
  expect(query()).toBe('?list=52');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a list is renamed, and removed after a question; its people stay', async () => {
  const { user, query, state } = open('/favourites?list=12');
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the list' });
  expect(field).toHaveValue('Tea film');
  await user.clear(field);
  await user.type(field, 'Coffee film{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Coffee film' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Coffee film”?' });
  expect(state.lists).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Remove the list' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'All favourites' })).toBeVisible();
  expect(query()).toBe('');
  expect(await names()).toEqual(['Talent 3', 'Talent 2', 'Talent 1']);
});

test.each(['999', 'x'])('a list that is not there (%s) says so', async (id) => {
  open(`/favourites?list=${id}`);
  expect(await screen.findByRole('heading', { name: 'You have no such list' })).toBeVisible();
});

test('favourites that did not load can be asked for again', async () => {
  logIn(api);
  api.respond('/api/favourites', () => problem(500));
  const { user } = openSite('/favourites');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your favourites did not load');
  stubApiAgain();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Talent 3']);
});

function stubApiAgain(): void {
  api = stubApi();
  logIn(api);
  stubFavourites(api, { ids: [3], lists: [] });
}
