import { joinPanelAtom, toastsAtom } from '@alltalent/shared/state';
import { createTestQueryClient } from '@alltalent/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createRoutes } from '../routes';

// Pages come in chunks of their own; a busy machine takes its time over the first.
configure({ asyncUtilTimeout: 5_000 });

/** Opens an address in the remote's own routes, loaders included. An opened join panel and toasts are told as text. */
export function openPage(url: string) {
  const queryClient = createTestQueryClient();
  // As in the shell: what a loader began is not asked for again by the page.
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
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
        <ToastsState />
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

function ToastsState() {
  return useAtomValue(toastsAtom).map(({ id, text, action }) => (
    <p key={id}>
      Toast: {text}
      {action && (
        <button type="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  ));
}
