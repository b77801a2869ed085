import { createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included, with the store to look into. */
export function openPage(address: string) {
  const queryClient = createTestQueryClient();
  const store = createStore();
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: () => <p>Not found page</p>, children: createRoutes({ queryClient }) }],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  return { router, store, queryClient };
}

/** The page's only first-level heading, once the page is there. */
export const findTitle = () => screen.findByRole('heading', { level: 1 });
