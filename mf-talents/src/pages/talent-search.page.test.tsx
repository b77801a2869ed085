import { act, aTalentCard, screen, waitFor, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aListing, filterOf, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

const cards = async () => within(await screen.findByRole('list', { name: 'Talents' })).getAllByRole('listitem');
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('the wall', () => {
  test('TAL-03 a card names the talent, the crown, the place and three skills, and opens the profile in a new tab', async () => {
    const premium = aTalentCard({
      slug: 'kabir-anand',
      display_name: 'Kabir Anand',
      is_premium: 1,
      skills: ['Sufi', 'Folk', 'Live', 'Jazz'],
    });
    const newcomer = aTalentCard({ id: 8, slug: 'lin-yue', display_name: 'Lin Yue', skills: [] });
    api.respond('/api/talent-listing', () => ok({ ...aListing({ total: 2 }), data: [premium, newcomer] }));
    openSite('/talents');
    const [first, second] = await cards();
    if (!first || !second) throw new Error('two cards were sent');
    expect(within(first).getByRole('heading', { name: 'Kabir Anand' })).toBeVisible();
    expect(first).toHaveTextContent('Premium');
    expect(first).toHaveTextContent('Sufi, Folk, Live');
    expect(first).not.toHaveTextContent('Jazz');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/kabir-anand');
    expect(within(first).getByRole('link')).toHaveAttribute('target', '_blank');
    expect(second).not.toHaveTextContent('Premium');
    expect(second).toHaveTextContent('Skills data is not available');
  });

  test('TAL-03 a hidden profile shows nobody and offers to post a job', async () => {
    api.respond('/api/talent-listing', () =>
      ok({ ...aListing({ total: 1 }), data: [aTalentCard({ status: 1, slug: '', display_name: '' })] }),
    );
    openSite('/talents');
    const [card] = await cards();
    if (!card) throw new Error('one card was sent');
    expect(within(card).getByRole('heading', { name: 'These Profiles are Hidden' })).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAccessibleName('Post a Job');
  });

  test('it says how many there are, of how many once something is filtered, and that they are drawn', async () => {
    api.respond('/api/talent-listing', (call) => ok(aListing({ total: filterOf(call)['category'] === 4 ? 1 : 2000 })));
    const { user } = openSite('/talents');
    expect(await screen.findByText('2,000 people on the wall')).toHaveRole('status');
    expect(screen.getByText('All people on this page are illustrated demo profiles.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Singer' }));
    expect(await screen.findByText('1 person matches, of 2,000 on the wall')).toBeVisible();
  });
});

describe('pages', () => {
  test('TAL-04 twelve to a page; the page stands in the address, and Back goes to the one before', async () => {
    const { user, query, router } = openSite('/talents?sortby=a-z');
    expect(await cards()).toHaveLength(12);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    await user.click(within(pages).getByRole('link', { name: 'Page 3' }));
    expect(await screen.findByRole('heading', { name: 'Talent 25' })).toBeVisible();
    expect(query()).toBe('?sortby=a-z&page=3');
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(api.listings().at(-1)?.query.get('currentPage')).toBe('3');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Talent 1' })).toBeVisible();
    expect(query()).toBe('?sortby=a-z');
  });

  test('TAL-04 any change of a filter goes back to page 1', async () => {
    const { user, query } = openSite('/talents?page=2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Z-A');
    await waitFor(() => expect(query()).toBe('?sortby=z-a'));
    expect(api.listings().at(-1)?.query.get('currentPage')).toBe('1');
  });

  test('TAL-04 a page past the end leads to the last one', async () => {
    const { query } = openSite('/talents?page=40');
    expect(await screen.findByRole('heading', { name: 'Talent 25' })).toBeVisible();
    expect(query()).toBe('?page=3');
  });
});

describe('filters', () => {
  test('TAL-04 an address with filters shows them in the fields and asks with them', async () => {
    openSite('/talents?searchtext=kathak&location=Pune&category=5&subCategory=12&sortby=oldest');
    await cards();
    expect(search()).toHaveValue('kathak');
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Pune');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sub-category' })).toHaveDisplayValue('Theatre'));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Dancer');
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Oldest');
    const filter = api.listings().map(filterOf)[0];
    expect(filter).toMatchObject({ searchtext: 'kathak', location: 'Pune', category: 5, subCategory: 12, sortby: 'oldest' });
  });

  test('TAL-01 the sub-category waits for a category, and leaves with it', async () => {
    const { user, query } = openSite('/talents');
    await cards();
    expect(screen.getByRole('combobox', { name: 'Sub-category' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Actor');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sub-category' })).toBeEnabled());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sub-category' }), 'Film');
    await waitFor(() => expect(query()).toBe('?category=1&subCategory=11'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Model');
    await waitFor(() => expect(query()).toBe('?category=2'));
  });

  test('TAL-06 sub-categories that do not load take only their own select out, with a way to try again', async () => {
    api.respond('/api/get-sub-categories', () => problem(500));
    const { user } = openSite('/talents?category=1');
    expect(await cards()).toHaveLength(12);
    const field = await screen.findByRole('combobox', { name: 'Sub-category' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Sub-categories did not load/u));
    expect(field).toBeDisabled();
    api.respond('/api/get-sub-categories', () => ok({ status: 200, data: { subcat: [{ id: 11, name: 'Film' }] } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toBeEnabled());
  });

  test('a promoted category is one press, and a second press takes it back', async () => {
    const { user, query } = openSite('/talents');
    const chip = await screen.findByRole('link', { name: 'Voice Artist' });
    await user.click(chip);
    await waitFor(() => expect(query()).toBe('?category=6'));
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'true'));
    await user.click(chip);
    await waitFor(() => expect(query()).toBe(''));
  });

  test('TAL-01 an applied filter is taken away by its chip, and all of them by Reset Filters, which keeps the order', async () => {
    const { user, query } = openSite('/talents?location=Pune&category=1&minAge=20&maxAge=45&sortby=a-z');
    const applied = within(await screen.findByRole('list', { name: 'Applied filters' }));
    await user.click(await applied.findByRole('button', { name: 'Remove Actor' }));
    await waitFor(() => expect(query()).toBe('?location=Pune&minAge=20&maxAge=45&sortby=a-z'));
    await user.click(applied.getByRole('button', { name: 'Remove Age 20–45' }));
    await waitFor(() => expect(query()).toBe('?location=Pune&sortby=a-z'));
    await user.click(applied.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(query()).toBe('?sortby=a-z'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('');
  });
});
