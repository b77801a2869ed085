import { fakeApi, offline, ok } from '@alltalent/shared/testing';
import { sessionQuery, storage } from '@alltalent/shared/api';
import { flashAtom } from '@alltalent/shared/state';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Component as LogoutPage } from './logout.page';

const LOGOUT = '/frontend/logout';
const posted: unknown[] = [];

function renderLogout() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const store = createStore();
  const routes = [
    { path: LOGOUT, element: <LogoutPage /> },
    { path: '/', element: <h1>Home</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [LOGOUT] });
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  return { store, router, queryClient };
}

beforeEach(() => {
  storage.set('user_id', '11');
  storage.set('is_login', 'true');
  posted.length = 0;
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor(readonly name: string) {}
      postMessage(message: unknown) {
        posted.push([this.name, message]);
      }
      close() {}
    },
  });
});

test('LOG-11 the page ends the session by itself with one POST, clears the flags, tells the tabs and goes home', async () => {
  const requests = fakeApi({ [LOGOUT]: ok({ status: 200 }) });
  const { store, router, queryClient } = renderLogout();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(requests).toEqual([{ method: 'POST', path: LOGOUT, body: {} }]);
  expect(storage.get('is_login')).toBeNull();
  expect(storage.get('user_id')).toBeNull();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(posted).toEqual([['session', 'logged-out']]);
  expect(store.get(flashAtom)).toEqual({ kind: 'ok', text: 'You are logged out.' });
  expect(router.state.location.pathname).toBe('/');
});

test('LOG-11 with the server down the flags go all the same, and Try again reaches it later', async () => {
  let isDown = true;
  fakeApi({ [LOGOUT]: () => (isDown ? offline() : ok({ status: 200 })()) });
  const { router } = renderLogout();
  expect(await screen.findByRole('alert')).toHaveTextContent('You are logged out on this device');
  expect(storage.get('is_login')).toBeNull();
  expect(router.state.location.pathname).toBe(LOGOUT);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('LOG-11 a browser without channels logs out as well', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  fakeApi({ [LOGOUT]: ok({ status: 200 }) });
  renderLogout();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
