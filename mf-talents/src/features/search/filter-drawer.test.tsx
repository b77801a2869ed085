import { screen, waitFor, within } from '@alltalent/shared/testing';
import { openSite } from '../../testing/open-site';
import { aListing, filterOf, ok, problem, stubApi, type StubApi } from '../../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

async function openDrawer(url: string, button = 'Advanced Filters') {
  const site = openSite(url);
  await site.user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`, 'u') }));
  return { ...site, drawer: within(screen.getByRole('dialog', { name: button })) };
}

test('TAL-02 gender and age are set together and applied at once, on page 1', async () => {
  const { user, query, drawer } = await openDrawer('/talents?sortby=a-z&page=2');
  await user.click(await drawer.findByRole('radio', { name: 'Female' }));
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '20');
  await user.type(drawer.getByRole('textbox', { name: 'Highest age' }), '45');
  expect(query()).toBe('?sortby=a-z&page=2');
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?gender=1&minAge=20&maxAge=45&sortby=a-z'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asked = expect.objectContaining({ filterAttribute: { gender: 1, minAge: 20, maxAge: 45 } }) as unknown;
  await waitFor(() => expect(api.listings().map(filterOf)).toContainEqual(asked));
  expect(await screen.findByRole('button', { name: 'Advanced Filters 2 active' })).toHaveFocus();
});

test('TAL-02 it says how many would match before they are applied, with one call for what was typed', async () => {
  api.respond('/api/talent-listing', (call) => ok(aListing({ total: JSON.stringify(filterOf(call)).includes('minAge') ? 86 : 300 })));
  const { user, drawer } = await openDrawer('/talents');
  expect(await drawer.findByText('300 people match')).toBeVisible();
  const before = api.listings().length;
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '45');
  expect(await drawer.findByText('86 people match')).toBeVisible();
  expect(api.listings()).toHaveLength(before + 1);
});

test('TAL-02 ages that cannot be searched are not applied, and the field says why', async () => {
  const { user, query, drawer } = await openDrawer('/talents');
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '45');
  await user.type(drawer.getByRole('textbox', { name: 'Highest age' }), '20');
  expect(drawer.getByText('The first age must be the smaller one')).toBeVisible();
  await user.clear(drawer.getByRole('textbox', { name: 'Lowest age' }));
  await user.type(drawer.getByRole('textbox', { name: 'Highest age' }), '0');
  expect(drawer.getByRole('textbox', { name: 'Highest age' })).toHaveAccessibleDescription('Ages go from 1 to 100');
  expect(drawer.getByText('Fix the age to see how many match')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(query()).toBe('');
});

test('TAL-02 Clear empties the drawer, and leaves the toolbar alone', async () => {
  const { user, query, drawer } = await openDrawer('/talents?category=1&gender=2&minAge=30');
  await waitFor(() => expect(drawer.getByRole('radio', { name: 'Male' })).toBeChecked());
  await user.click(drawer.getByRole('button', { name: 'Clear' }));
  expect(drawer.getByRole('radio', { name: 'Any' })).toBeChecked();
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?category=1'));
});

test('TAL-01 on a narrow screen the toolbar fields are in it, too', async () => {
  const { user, query, drawer } = await openDrawer('/talents', 'Filters');
  await user.type(drawer.getByRole('combobox', { name: 'Location' }), 'Pune');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Sort' }), 'A-Z');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Category' }), 'Dancer');
  await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Sub-category' })).toBeEnabled());
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?location=Pune&category=5&sortby=a-z'));
});

test('TAL-06 genders that do not load leave the ages working', async () => {
  api.respond('/api/get-gender-list', () => problem(500));
  const { user, query, drawer } = await openDrawer('/talents');
  expect(await drawer.findByText(/Genders did not load/u)).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: 'Highest age' }), '30');
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?maxAge=30'));
});
