import { joinPanelAtom } from '@alltalent/shared/state';
import { createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';

/** Opens an address in the remote's own routes, loaders included. An opened join panel is told as text. */
export function openPage(url: string) {
  const queryClient = createTestQueryClient();
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [{ ErrorBoundary: () => <p>Not found page</p>, children: createRoutes({ queryClient }) }],
      },
    ],
    { initialEntries: [url] },
  );
  render(
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <JoinPanelState />
      </QueryClientProvider>
    </Provider>,
  );
  return { router, queryClient };
}

/** The page's only first-level heading, once the page is there. */
export const findTitle = () => screen.findByRole('heading', { level: 1 });

function JoinPanelState() {
  const { isOpen, returnTo } = useAtomValue(joinPanelAtom);
  return isOpen ? <p>Join panel, then {returnTo ?? 'stay'}</p> : null;
}
