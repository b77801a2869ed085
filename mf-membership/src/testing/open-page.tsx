import { joinPanelAtom } from '@alltalent/shared/state';
import { createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';

// Pages come in chunks of their own; a busy machine takes its time over the first.
configure({ asyncUtilTimeout: 5_000 });

/** Opens an address in the remote's own routes, loaders included. An opened join panel is told as text. */
export function openPage(address: string) {
  const queryClient = createTestQueryClient();
  // As in the shell: what a loader began is not asked for again by the page.
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [...createRoutes({ queryClient }), { path: '*', Component: () => <h1>Another page</h1> }],
      },
    ],
    { initialEntries: [address] },
  );
  const page = render(
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <JoinPanelState />
      </QueryClientProvider>
    </Provider>,
  );
  return { router, queryClient, unmount: page.unmount };
}

/** The page's only first-level heading, once the page is there. */
export const findTitle = () => screen.findByRole('heading', { level: 1 });

function JoinPanelState() {
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return isOpen ? <p>Join panel, then {returnTo ?? 'stay'}</p> : null;
}
