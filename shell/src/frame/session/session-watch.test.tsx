// On a page of its own: a call that another test left without an answer would be waited for here.
import { request, storage } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { joinPanelAtom, toastsAtom } from '@alltalent/shared/state';
import { type StubRequest, fakeApi, ok, problem } from '@alltalent/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, clearStorage, rememberLogin, renderFrame } from '../testing/render-frame';

const DETAILS = '/api/user/get-user-details';
const ACCOUNT = '/api/account';
const NOT_SIGNED_IN = problem(401, 'NOT_SIGNED_IN', 'Please log in.');

beforeEach(clearStorage);

async function renderSignedIn(path?: string) {
  rememberLogin();
  const view = renderFrame(path === undefined ? {} : { path });
  expect(await screen.findByText('Meher')).toBeVisible();
  return view;
}

const detailRequests = (requests: readonly StubRequest[]) => requests.filter(({ path }) => path === DETAILS);

function comeBack(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

test('LOG-11 a session that ended elsewhere makes the page anonymous, with one message', async () => {
  fakeApi({ [DETAILS]: ok(aUser()), [ACCOUNT]: NOT_SIGNED_IN });
  const { store, queryClient } = await renderSignedIn('/account?from=mail#password');
  queryClient.setQueryData(['own', 'account'], { email: 'meher.kaul@example.com' });
  await act(() => Promise.allSettled([request(ENDPOINTS.account, {}), request(ENDPOINTS.account, {})]));
  expect(await screen.findByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['You were logged out. Log in to go on.']);
  expect(storage.get('is_login')).toBeNull();
  expect(queryClient.getQueryData(['own', 'account'])).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/account?from=mail#password' });
});

test('LOG-11 a visitor whose request needs a session sees no message about a logout', async () => {
  fakeApi({ [ACCOUNT]: NOT_SIGNED_IN });
  const { store } = renderFrame();
  await act(() => Promise.allSettled([request(ENDPOINTS.account, {})]));
  expect(store.get(toastsAtom)).toEqual([]);
});

test('REL-27 a page restored after a logout elsewhere shows no user', async () => {
  const requests = fakeApi({ [DETAILS]: ok(aUser()) });
  await renderSignedIn();
  localStorage.clear();
  comeBack();
  expect(await screen.findByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  expect(detailRequests(requests)).toHaveLength(1);
});

test('REL-27 a restored page checks whether its session is still valid', async () => {
  let hasEnded = false;
  const requests = fakeApi({ [DETAILS]: () => (hasEnded ? NOT_SIGNED_IN() : ok(aUser())()) });
  await renderSignedIn();
  comeBack();
  await waitFor(() => expect(detailRequests(requests)).toHaveLength(2));
  expect(screen.getByText('Meher')).toBeVisible();
  hasEnded = true;
  comeBack();
  expect(await screen.findByRole('button', { name: 'JOIN NOW' })).toBeVisible();
});

test('REL-27 a page that comes back without a network keeps who was here', async () => {
  let isDown = false;
  const requests = fakeApi({ [DETAILS]: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : ok(aUser())()) });
  await renderSignedIn();
  isDown = true;
  comeBack();
  await waitFor(() => expect(detailRequests(requests)).toHaveLength(2));
  expect(screen.getByText('Meher')).toBeVisible();
});
