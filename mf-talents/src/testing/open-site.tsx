import { createTestQueryClient, userEvent } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router';
import { createRoutes } from '../routes';

/** This remote's routes in a router of their own, with a stand-in for the shell's error boundary. */
export function openSite(address: string) {
  const queryClient = createTestQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  const root = { path: '/', Component: Outlet, HydrateFallback: Waiting, ErrorBoundary: Boundary, children: createRoutes({ queryClient }) };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  render(
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>,
  );
  return { router, user: userEvent.setup(), query: () => router.state.location.search };
}

function Waiting() {
  return null;
}

function Boundary() {
  const error = useRouteError();
  const status = typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : 'failed';
  return <h1>Shell: {status}</h1>;
}
