import { createTestQueryClient, userEvent } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Provider, useStore } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router';
import { createRoutes } from '../routes';

// The first page of a suite brings its code along.
configure({ asyncUtilTimeout: 5_000 });

/** This remote's routes in a router of their own, with a stand-in for the shell's error boundary. */
export function openSite(url: string) {
  const queryClient = createTestQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  const root = { path: '/', Component: Outlet, HydrateFallback: Waiting, ErrorBoundary: Boundary, children: createRoutes({ queryClient }) };
  const router = createMemoryRouter([root], { initialEntries: [url] });
  const stored: { store?: ReturnType<typeof useStore> } = {};
  render(
    <Provider>
      <StoreKeeper onStore={(store) => (stored.store = store)} />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  if (!stored.store) throw new Error('The page was not drawn.');
  return { router, store: stored.store, queryClient, user: userEvent.setup(), query: () => router.state.location.search };
}

/** Lets a test read what the shell would show: toasts, the join panel. */
function StoreKeeper({ onStore }: { readonly onStore: (store: ReturnType<typeof useStore>) => void }) {
  onStore(useStore());
  return null;
}

function Waiting() {
  return null;
}

function Boundary() {
  const error = useRouteError();
  const status = typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : 'failed';
  return <h1>Shell: {status}</h1>;
}
