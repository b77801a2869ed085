import { aTalentCard, act, screen, waitFor } from '@alltalent/shared/testing';
import { toastsAtom } from '@alltalent/shared/state';
import { openSite } from '../testing/open-site';
import { aListing, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  sessionStorage.clear();
  api = stubApi();
  api.respond('/api/talent-listing', ({ query }) => ok(aShortPage(Number(query.get('currentPage')))));
  api.respond('/api/selected-talent-listing', ({ query }) => ok(cardsOf((query.get('talentIds') ?? '').split(',').map(Number))));
});

const cardsOf = (ids: readonly number[]) => ({ status: 200, data: ids.map((id) => aCard(id)), fav_user_ids: [] });
/** Two pages, of which five cards are enough. */
const aShortPage = (page: number) => {
  const listing = aListing({ page, total: 14 });
  return { ...listing, data: listing.data.slice(0, 5) };
};
const aCard = (id: number, more = {}) => aTalentCard({ id, slug: `talent-${id}`, display_name: `Talent ${id}`, ...more });
const tick = (number: number) => screen.findByLabelText(`Select Talent ${number}`);
const bar = () => screen.queryByRole('region', { name: 'Selected profiles' });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** As an earlier page of this tab left it. */
function store(ids: readonly number[]): void {
  const stored = ids.map((id) => ({ id, display_name: `Talent ${id}`, profile_image: '', location: 'Pune' }));
  sessionStorage.setItem('alltalent.selection.v1', JSON.stringify(stored));
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the selection', () => {
  test('TAL-05 with a first tick a header counts the selected profiles and says what can be done with them', async () => {
    const { user } = openSite('/talents');
    await tick(1);
    expect(bar()).not.toBeInTheDocument();
    await user.click(await tick(2));
    await user.click(await tick(5));
    expect(screen.getByText('Selected Profiles (2)')).toHaveRole('status');
    for (const name of ['Back to Listing', 'Show Selected Profiles', 'Share Selected Profiles'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(await tick(2));
    expect(screen.getByText('Selected Profiles (1)')).toBeVisible();
    await user.click(await tick(5));
    expect(bar()).not.toBeInTheDocument();
  });

  test('TAL-05 it is kept from page to page', async () => {
    const { user } = openSite('/talents');
    await user.click(await tick(1));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(await tick(13));
    expect(screen.getByText('Selected Profiles (2)')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await tick(1)).toBeChecked();
  });

  test('TAL-05 it is kept through a reload of the tab', async () => {
    const { user } = openSite('/talents');
    await user.click(await tick(3));
    document.body.replaceChildren();
    openSite('/talents');
    expect(await screen.findByText('Selected Profiles (1)')).toBeVisible();
    expect(await tick(3)).toBeChecked();
  });

  test('TAL-05 what is kept but makes no sense is not taken', async () => {
    sessionStorage.setItem('alltalent.selection.v1', '[{"id":"1"},null,{"id":4,"display_name":"T","profile_image":"","location":""}]');
    openSite('/talents');
    expect(await screen.findByText('Selected Profiles (1)')).toBeVisible();
    expect(await tick(4)).toBeChecked();
  });

  test('TAL-05 a hidden profile cannot be selected', async () => {
    api.respond('/api/talent-listing', () =>
      ok({ ...aListing({ total: 1 }), data: [aCard(1, { status: 1, slug: '', display_name: '' })] }),
    );
    openSite('/talents');
    expect(await screen.findByRole('heading', { name: 'These Profiles are Hidden' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('TAL-05 Back to Listing clears it, and the focus goes to the heading', async () => {
    const { user } = openSite('/talents?page=2');
    await user.click(await tick(14));
    await user.click(screen.getByRole('button', { name: 'Back to Listing' }));
    expect(bar()).not.toBeInTheDocument();
    expect(await tick(14)).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Talent' })).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  test('TAL-05 Undo brings back the selection that Back to Listing cleared, and keeps what was selected since', async () => {
    const { user, store } = openSite('/talents');
    await user.click(await tick(2));
    await user.click(await tick(1));
    await user.click(screen.getByRole('button', { name: 'Back to Listing' }));
    const [toast] = store.get(toastsAtom);
    expect(toast).toMatchObject({ text: '2 profiles are no longer selected', action: { label: 'Undo' } });
    await user.click(await tick(3));
    act(() => toast?.action?.run());
    expect(screen.getByText('Selected Profiles (3)')).toBeVisible();
    for (const id of [1, 2, 3]) expect(await tick(id)).toBeChecked();
  });

  test('TAL-05 fifty are the most: one more is not taken', async () => {
    store(upTo(51).slice(1));
    const { user } = openSite('/talents');
    await user.click(await tick(1));
    expect(await tick(1)).not.toBeChecked();
    expect(screen.getByText('Selected Profiles (50)')).toBeVisible();
    await user.click(await tick(2));
    await user.click(await tick(1));
    expect(await tick(1)).toBeChecked();
  });

  test('SHR-01 more than twenty cannot be shared: the header says so before the form, and again when Share is pressed', async () => {
    store(upTo(22));
    const { user } = openSite('/talents');
    await tick(1);
    expect(await screen.findByText('At most 20 profiles can be shared at once. Take 2 out to share.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share Selected Profiles' }));
    expect(screen.getByRole('alert')).toHaveTextContent('At most 20 profiles can be shared at once. Take 2 out to share.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await tick(1));
    await user.click(await tick(2));
    expect(screen.queryByText(/At most 20/u)).not.toBeInTheDocument();
  });
});

describe('the view of the selected profiles', () => {
  test('TAL-05 it shows the selected cards alone, in their order; the address says so, and Back leads to the listing', async () => {
    store([14, 3]);
    const { user, query, router } = openSite('/talents?page=2');
    await user.click(await screen.findByRole('button', { name: 'Show Selected Profiles' }));
    expect(await screen.findByRole('heading', { name: 'Talent 3' })).toBeVisible();
    expect(names()).toEqual(['Talent 14', 'Talent 3']);
    expect(query()).toBe('?page=2&view=selected');
    expect(screen.getByRole('button', { name: 'Show Selected Profiles' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(await tick(14)).toBeChecked();
  });

  test('TAL-05 a card that is taken out goes, and the focus stays in the list', async () => {
    store([14, 3]);
    const { user } = openSite('/talents?view=selected');
    await user.click(await tick(14));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Talent 14' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Selected talents' })).toHaveFocus();
    expect(screen.getByText('Selected Profiles (1)')).toBeVisible();
  });

  test('TAL-05 profiles that are hidden now or gone are told and can be taken out', async () => {
    store([1, 2, 3]);
    api.respond('/api/selected-talent-listing', ({ query }) =>
      ok(
        query.get('talentIds') === '3'
          ? cardsOf([3])
          : { ...cardsOf([]), data: [aCard(1, { status: 1, slug: '', display_name: '' }), aCard(3)] },
      ),
    );
    const { user } = openSite('/talents?view=selected');
    expect(await screen.findByText('2 profiles you selected are not public any more and cannot be shared.')).toBeVisible();
    expect(names()).toEqual(['Talent 3']);
    await user.click(screen.getByRole('button', { name: 'Take them out' }));
    expect(screen.getByText('Selected Profiles (1)')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/not public any more/u)).not.toBeInTheDocument());
  });

  test('TAL-05 when it does not load it says so, keeps the selection, and can be tried again', async () => {
    store([3]);
    api.respond('/api/selected-talent-listing', () => problem(500));
    const { user } = openSite('/talents?view=selected');
    expect(await screen.findByRole('heading', { name: 'The selected profiles did not load' })).toBeVisible();
    expect(screen.getByText('Selected Profiles (1)')).toBeVisible();
    api.respond('/api/selected-talent-listing', () => ok(cardsOf([3])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Talent 3' })).toBeVisible();
  });

  test('TAL-05 with nobody selected it says how to, and leads back', async () => {
    const { user, query } = openSite('/talents?page=2&view=selected');
    expect(await screen.findByRole('heading', { name: 'Nobody is selected' })).toBeVisible();
    expect(api.requestsOf('/api/selected-talent-listing')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Back to Listing' }));
    await waitFor(() => expect(query()).toBe('?page=2'));
  });
});
