import { act, screen, waitFor, within } from '@alltalent/shared/testing';
import { SUB_CATEGORIES } from '../../testing/attributes';
import { stubFavourites, logIn, logOut } from '../../testing/favourites-server';
import { openSite } from '../../testing/open-site';
import { aListing, aRefusal, deferred, filterOf, ok, problem, stubApi, type StubApi } from '../../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  api.respond('/api/get-sub-categories', ({ path }) => ok({ status: 200, data: SUB_CATEGORIES[path.endsWith('/2') ? 'all' : 'none'] }));
});

async function openDrawer(url: string, button = 'Advanced Filters') {
  const site = openSite(url);
  await site.user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`, 'u') }));
  return { ...site, drawer: within(screen.getByRole('dialog', { name: button })) };
}

const applied = async () => within(await screen.findByRole('list', { name: 'Applied filters' }));
const attributesAsked = () => api.listings().map((call) => filterOf(call)['filterAttribute']);

test('TAL-02 attributes of the category are chosen, applied at once, and stand in the address as words', async () => {
  const { user, query, drawer } = await openDrawer('/talents?category=2&page=2');
  await user.selectOptions(await drawer.findByRole('combobox', { name: 'Eye Pupil Color' }), 'Brown');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Height, from' }), '5′ 4″');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Height, to' }), '5′ 9″');
  await user.type(drawer.getByRole('textbox', { name: 'Photo followers, from' }), '1000');
  expect(drawer.getByText('3 active')).toBeVisible();
  expect(drawer.getByText('2 active')).toBeVisible();
  expect(query()).toBe('?category=2&page=2');
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?category=2&a4=brown&a5=5-4..5-9&a11=1000..'));
  const asked = { values: { 4: 'Brown' }, extra: { 5: { min: '5′ 4″', max: '5′ 9″' }, 11: { min: 1000 } } };
  await waitFor(() => expect(attributesAsked()).toContainEqual(asked));
  expect(await screen.findByRole('button', { name: 'Advanced Filters 3 active' })).toHaveFocus();
});

test('TAL-02 only the four looks take one value; every other attribute takes two ends', async () => {
  const { drawer } = await openDrawer('/talents?category=2');
  const physical = within((await drawer.findByRole('heading', { name: 'Physical' })).closest('details') ?? document.body);
  expect(physical.getAllByRole('combobox').map((field) => field.getAttribute('name'))).toEqual(['a4', 'a5-min', 'a5-max']);
  expect(physical.getByRole('group', { name: 'Weight kg' })).toBeVisible();
  expect(drawer.getByRole('heading', { name: 'Social' })).toBeVisible();
});

describe('Measurements', () => {
  beforeEach(() => {
    const { all } = SUB_CATEGORIES;
    const physical = all.physical.map((attribute) => ({ ...attribute, for_clients: attribute.label === 'Weight' ? 1 : 0 }));
    api.respond('/api/get-sub-categories', () => ok({ status: 200, data: { ...all, physical } }));
  });
  afterEach(logOut);

  test('TAL-02 SEC-42 visitors read that only verified clients filter by measurements, and find no field for it', async () => {
    const { drawer } = await openDrawer('/talents?category=2');
    expect(await drawer.findByText('Only verified clients can filter by Weight.')).toBeVisible();
    expect(drawer.queryByRole('group', { name: 'Weight kg' })).toBeNull();
    expect(drawer.getByRole('combobox', { name: 'Height, from' })).toBeVisible();
  });

  test('TAL-02 SEC-42 a visitor with a measurement in the address reads what to take out, and takes it out', async () => {
    const detail = 'Only verified clients can filter by measurements. Take out: Weight.';
    api.respond('/api/talent-listing', ({ query }) =>
      query.get('filterdata')?.includes('extra') ? aRefusal(403, 'FORBIDDEN', { detail }) : ok(aListing({ total: 1 })),
    );
    const { user, query } = openSite('/talents?category=2&a6=50..70');
    expect(await screen.findByText(new RegExp(`^${detail}`, 'u'))).toBeVisible();
    await user.click((await applied()).getByRole('button', { name: /Weight/u }));
    await waitFor(() => expect(query()).toBe('?category=2'));
    expect(await screen.findByRole('heading', { name: 'Talent 1' })).toBeVisible();
  });

  test('TAL-02 verified clients filter by measurements', async () => {
    stubFavourites(api);
    logIn(api, '7', { is_verified_client: 1 });
    const { drawer } = await openDrawer('/talents?category=2');
    expect(await drawer.findByRole('group', { name: 'Weight kg' })).toBeVisible();
    expect(drawer.queryByText(/^Only verified clients/u)).toBeNull();
  });
});

test.each([
  ['/talents?category=2&a5=5-4..', 'Height, to', '4′ 11″', 'Height, from', 'Fix the height to see how many match'],
  ['/talents?category=2&a6=70..', 'Weight, to', '50', 'Weight, from', 'Fix the weight to see how many match'],
])('TAL-02 %s with a smaller end is told in the field and not applied', async (url, end, value, first, message) => {
  const { user, query, drawer } = await openDrawer(url);
  const field = await drawer.findByLabelText(end);
  await (field.tagName === 'SELECT' ? user.selectOptions(field, value) : user.type(field, value));
  expect(drawer.getByLabelText(first)).toHaveAccessibleDescription('The first value must be the smaller one');
  expect(drawer.getByLabelText(first)).toBeInvalid();
  expect(drawer.getByText(message)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '{Enter}');
  expect(`/talents${query()}`).toBe(url);
});

test.each([
  ['10k', 'Photo followers, from'],
  ['5-8', 'Photo followers, from'],
  ['1..2', 'Photo followers, to'],
])('TAL-02 %j in a field of numbers stays, is told there, and is searched for by nobody', async (typed, name) => {
  const { user, query, drawer } = await openDrawer('/talents?category=2');
  const field = await drawer.findByRole('textbox', { name });
  await user.type(field, typed);
  expect(field).toHaveAccessibleDescription('Please enter a whole number, such as 10000');
  expect(drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '10000');
  expect(field).toBeValid();
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toContain('10000'));
});

test('TAL-02 Clear empties the attributes, too', async () => {
  const { user, query, drawer } = await openDrawer('/talents?category=2&gender=1&a4=brown&a6=50..70');
  expect(await drawer.findByRole('textbox', { name: 'Weight, to' })).toHaveValue('70');
  await user.click(drawer.getByRole('button', { name: 'Clear' }));
  expect(drawer.getByRole('textbox', { name: 'Weight, to' })).toHaveValue('');
  expect(drawer.getByText('None active')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?category=2'));
});

test('TAL-02 a category without attributes says so, and gender and age still work', async () => {
  const { user, query, drawer } = await openDrawer('/talents?category=1');
  expect(await drawer.findByText('No extra filters for this category')).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '30');
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?category=1&minAge=30'));
});

test('TAL-02 attributes that do not load take only themselves out, with a way to try again', async () => {
  api.respond('/api/get-sub-categories', () => problem(500));
  const { user, query, drawer } = await openDrawer('/talents?category=2');
  expect(await drawer.findByText(/Extra filters did not load/u)).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: 'Lowest age' }), '30');
  api.respond('/api/get-sub-categories', () => ok({ status: 200, data: SUB_CATEGORIES.all }));
  await user.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByRole('combobox', { name: 'Eye Pupil Color' })).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'Lowest age' })).toHaveValue('30');
  expect(query()).toBe('?category=2');
});

test('TAL-02 a narrow screen picks the category and its attributes in one go', async () => {
  const { user, query, drawer } = await openDrawer('/talents?category=1', 'Filters');
  await user.selectOptions(await drawer.findByRole('combobox', { name: 'Category' }), 'Model');
  await user.selectOptions(await drawer.findByRole('combobox', { name: 'Eye Pupil Color' }), 'Brown');
  await user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(query()).toBe('?category=2&a4=brown'));
});

test('TAL-02 applied attributes are chips in words, each with a way to take it back', async () => {
  const { user, query } = openSite('/talents?category=2&a4=brown&a5=5-4..5-9');
  const chips = await applied();
  expect(await chips.findByRole('button', { name: 'Remove Height 5′ 4″ to 5′ 9″' })).toBeVisible();
  await user.click(chips.getByRole('button', { name: 'Remove Eye Pupil Color: Brown' }));
  await waitFor(() => expect(query()).toBe('?category=2&a5=5-4..5-9'));
  await waitFor(() => expect(attributesAsked()).toContainEqual({ extra: { 5: { min: '5′ 4″', max: '5′ 9″' } } }));
});

test('TAL-04 what an address says of unknown attributes and values is never sent, and leaves the address', async () => {
  const { query } = openSite('/talents?category=2&a4=purple&a5=5-9..5-4&a6=050..&a99=1..&sortby=a-z&from=mail');
  await waitFor(() => expect(query()).toBe('?category=2&a6=50..&sortby=a-z&from=mail'));
  await screen.findByRole('list', { name: 'Talents' });
  for (const asked of attributesAsked()) expect([{}, { extra: { 6: { min: 50 } } }]).toContainEqual(asked);
});

test('TAL-04 another category drops the attributes it does not have, and Back brings them again', async () => {
  const { user, query, router } = openSite('/talents?category=2&a4=brown');
  await (await applied()).findByRole('button', { name: 'Remove Eye Pupil Color: Brown' });
  await user.click(screen.getByRole('link', { name: 'Actor' }));
  await waitFor(() => expect(query()).toBe('?category=1'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(query()).toBe('?category=2&a4=brown'));
  expect(await (await applied()).findByRole('button', { name: 'Remove Eye Pupil Color: Brown' })).toBeVisible();
});

test('TAL-06 a list whose attributes did not load goes on without them, says so, and follows once they are there', async () => {
  api.respond('/api/get-sub-categories', () => problem(500));
  const { user, query } = openSite('/talents?category=2&a4=brown');
  expect(await screen.findByRole('list', { name: 'Talents' })).toBeVisible();
  const chips = await applied();
  expect(await chips.findByText(/Extra filters did not load/u)).toBeVisible();
  expect(query()).toBe('?category=2&a4=brown');
  api.respond('/api/get-sub-categories', () => ok({ status: 200, data: SUB_CATEGORIES.all }));
  await user.click(chips.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(attributesAsked()).toContainEqual({ values: { 4: 'Brown' } }));
});

test('TAL-06 with attributes in the address nothing is asked for before it is known what they mean, and then once', async () => {
  const response = deferred();
  api.respond('/api/get-sub-categories', () => response.response);
  openSite('/talents?category=2&a4=brown');
  await screen.findByRole('region', { name: 'Results' });
  expect(attributesAsked()).not.toContainEqual({ values: { 4: 'Brown' } });
  response.resolve(ok({ status: 200, data: SUB_CATEGORIES.all }));
  await screen.findByRole('list', { name: 'Talents' });
  expect(attributesAsked().filter((asked) => JSON.stringify(asked) === '{"values":{"4":"Brown"}}')).toHaveLength(1);
});
