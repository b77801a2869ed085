import { rememberSession, sessionQuery } from '@alltalent/shared/api';
import { joinPanelAtom, toastsAtom } from '@alltalent/shared/state';
import { act, screen, waitFor } from '@alltalent/shared/testing';
import { stubFavourites, logIn, logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aListing, deferred, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api.respond('/api/talent-listing', () => ok(aListing({ total: 3 })));
});

const heart = (name: string) => screen.findByLabelText(`Save ${name}`);
const shown = (name: string) => screen.getByLabelText(`Save ${name}`);
const counted = (count: number) =>
  screen.findByText((_text, element) => element?.tagName === 'A' && element.textContent === `Favourites (${count})`);
const texts = (store: ReturnType<typeof openSite>['store']) => store.get(toastsAtom).map(({ text }) => text);
const toggles = () => api.requestsOf('/api/add-remove-fav');

describe('the heart of somebody who is logged in', () => {
  test('FAV-01 shows who is a favourite, changes at once by mouse and keyboard, and counts', async () => {
    logIn(api);
    const state = stubFavourites(api, { ids: [2], lists: [] });
    const { user } = openSite('/talents');
    await heart('Talent 2');
    await waitFor(() => expect(shown('Talent 2')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('link', { name: 'Favourites (1)' })).toHaveAttribute('href', '/favourites');
    expect(await heart('Talent 1')).toHaveAttribute('aria-pressed', 'false');
    (await heart('Talent 1')).focus();
    await user.keyboard('{Enter}');
    expect(await heart('Talent 1')).toHaveAttribute('aria-pressed', 'true');
    expect(await counted(2)).toBeVisible();
    await waitFor(() => expect(state.ids).toEqual([1, 2]));
    expect(toggles()[0]).toMatchObject({ body: { talent_id: 1, is_fav: 1 }, key: expect.stringMatching(/^[\da-f-]{36}$/u) });
  });

  test('FAV-01 is shown before the answer, and taken back with a word when the server says no', async () => {
    logIn(api);
    stubFavourites(api);
    const response = deferred();
    api.respond('/api/add-remove-fav', () => response.response);
    const { user, store } = openSite('/talents');
    await counted(0);
    await user.click(await heart('Talent 1'));
    expect(await heart('Talent 1')).toHaveAttribute('aria-pressed', 'true');
    await act(async () => response.resolve(problem(503)));
    await waitFor(() => expect(shown('Talent 1')).toHaveAttribute('aria-pressed', 'false'));
    expect(texts(store)).toEqual([expect.stringMatching(/^Talent 1 was not saved\. /u)]);
    expect(screen.getByRole('link', { name: 'Favourites (0)' })).toBeVisible();
  });

  test('REL-17 a double click is one toggle', async () => {
    logIn(api);
    const state = stubFavourites(api);
    const { user } = openSite('/talents');
    await counted(0);
    await user.dblClick(await heart('Talent 1'));
    await waitFor(() => expect(state.ids).toEqual([1]));
    expect(toggles()).toHaveLength(1);
    expect(await heart('Talent 1')).toHaveAttribute('aria-pressed', 'true');
  });

  test('REL-17 what is sent again after a lost connection carries the same key', async () => {
    logIn(api);
    stubFavourites(api);
    api.respond('/api/add-remove-fav', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user, store } = openSite('/talents');
    await counted(0);
    await user.click(await heart('Talent 1'));
    await waitFor(() => expect(texts(store)).toHaveLength(1));
    await user.click(await heart('Talent 1'));
    await waitFor(() => expect(texts(store)).toHaveLength(2));
    const keys = toggles().map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  test('D16 the answer’s is_fav has the last word', async () => {
    logIn(api);
    stubFavourites(api);
    api.respond('/api/add-remove-fav', () => ok({ status: 200, message: 'Added to favourites', is_fav: 0 }));
    const { user } = openSite('/talents');
    await counted(0);
    await user.click(await heart('Talent 1'));
    await waitFor(() => expect(shown('Talent 1')).toHaveAttribute('aria-pressed', 'false'));
  });

  test('ROLE-01 a restricted user is told so, and nothing is sent', async () => {
    logIn(api, '20');
    const { user, store } = openSite('/talents');
    await waitFor(() => expect(api.requestsOf('/api/user/get-user-details')).toHaveLength(1));
    await user.click(await heart('Talent 1'));
    await waitFor(() => expect(texts(store)).toEqual(['You do not have access']));
    expect(toggles()).toEqual([]);
    expect(screen.queryByRole('link', { name: /Favourites/u })).not.toBeInTheDocument();
  });
});

describe('the heart of a visitor', () => {
  test('FAV-01 opens the join panel with the way back; after the login the talent is saved, once', async () => {
    const state = stubFavourites(api);
    const { user, store, queryClient } = openSite('/talents?category=1&sortby=oldest');
    await user.click(await heart('Talent 2'));
    expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/talents?category=1&sortby=oldest' });
    expect(toggles()).toEqual([]);
    expect(await heart('Talent 2')).toHaveAttribute('aria-pressed', 'false');
    logIn(api);
    rememberSession('u_1');
    await act(() => queryClient.resetQueries({ queryKey: sessionQuery.queryKey }));
    await waitFor(() => expect(shown('Talent 2')).toHaveAttribute('aria-pressed', 'true'));
    expect(state.ids).toEqual([2]);
    await waitFor(() => expect(texts(store)).toEqual(['Talent 2 is among your favourites']));
    await act(() => queryClient.resetQueries({ queryKey: sessionQuery.queryKey }));
    expect(toggles()).toHaveLength(1);
  });

  test('FAV-01 after a login on another site the wish is granted on the way back, and nobody saved before is taken out', async () => {
    const { user } = openSite('/talents');
    await user.click(await heart('Talent 3'));
    const state = stubFavourites(api, { ids: [3], lists: [] });
    logIn(api);
    document.body.replaceChildren();
    const { store } = openSite('/talents');
    await waitFor(() => expect(texts(store)).toEqual(['Talent 3 is among your favourites']));
    expect(state.ids).toEqual([3]);
    expect(toggles()).toEqual([]);
  });
});
