import { joinPanelAtom } from '@alltalent/shared/state';
import { screen, waitFor } from '@alltalent/shared/testing';
import { stubFavourites, logIn, logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
});

test('FAV-01 a profile is saved from its head, and says that it is', async () => {
  logIn(api);
  const state = stubFavourites(api);
  const { user } = openSite('/meher-kaul');
  const save = await screen.findByRole('button', { name: 'Save Meher Kaul', pressed: false });
  await waitFor(() => expect(api.requestsOf('/api/favourites')).toHaveLength(1));
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Saved Meher Kaul', pressed: true })).toBeVisible();
  await waitFor(() => expect(state.ids).toEqual([7]));
});

test('FAV-01 a visitor logs in first and comes back to the profile', async () => {
  const { user, store } = openSite('/meher-kaul');
  await user.click(await screen.findByRole('button', { name: 'Save Meher Kaul' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/meher-kaul' });
});
